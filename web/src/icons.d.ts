declare module 'game-icon:*' {
  const paths: string[]
  export default paths
}
