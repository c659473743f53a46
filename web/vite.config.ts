import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { drawn } from './scripts/drawn.ts'
import { gameIcons } from './scripts/icons.ts'

const server = process.env['VATRA_SERVER'] ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [gameIcons(), drawn(), svelte()],
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  build: {
    target: 'es2022',
    // The page's policy allows no data: addresses, so every asset stays a file.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    manifest: true,
  },
  server: {
    proxy: { '/api': { target: server, ws: true } },
  },
  test: { include: ['test/**/*.test.ts'], environment: 'node' },
})
