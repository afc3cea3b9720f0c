/** Builds what the Worker draws pictures with: the boards' components, for a server. */
import { defineConfig } from 'vite'
import solid from 'vite-plugin-solid'

export default defineConfig({
  root: 'frontend',
  plugins: [solid({ ssr: true, solid: { generate: 'ssr', hydratable: false } })],
  ssr: { noExternal: true, target: 'webworker', resolve: { conditions: ['worker', 'import', 'default'] } },
  build: {
    ssr: 'draw/draw.ts',
    outDir: '../dist-draw',
    // A server that runs from these files must not find them gone for a moment.
    emptyOutDir: false,
    target: 'es2022',
    copyPublicDir: false,
  },
})
