import { defineConfig } from 'vite'
import solid from 'vite-plugin-solid'

const worker = process.env['ALMENA_WORKER'] ?? 'http://127.0.0.1:8787'

export default defineConfig({
  root: 'frontend',
  plugins: [solid()],
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // Inlined files would count twice: once in each chunk that uses them.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    port: 5173,
    proxy: { '/api': { target: worker, ws: true }, '/d': worker, '/oembed': worker },
  },
})
