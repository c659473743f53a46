declare module 'game-icon:*' {
  const paths: string[]
  export default paths
}

declare module 'drawn:glow/land' {
  const land: import('./games/glow/art/theatre').Drawing & { ways: [number, number][][] }
  export default land
}

declare module 'drawn:glow/isles' {
  const isles: import('./games/glow/art/theatre').Drawing & { glints: string[] }
  export default isles
}
