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
    // What others wrote and the site carries along is told with it.
    license: { fileName: 'licenses.txt' },
    target: 'es2022',
    // Inlined files would count twice: once in each chunk that uses them.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What a part needs is fetched beside it, but for the page's own entry and shell: they are there when anything is asked for.
      resolveDependencies: (_file, needed) =>
        needed.filter((name) => !/^assets\/(?:index|shell|rolldown-runtime)-[^/]*\.(?:js|css)$/.test(name)),
    },
    rolldownOptions: {
      output: {
        // Names of files are in what every table asks for, and a hash cannot be compressed: seven characters (42 bits)
        // tell the builds of one file apart.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          // Small things that every table asks for come as one file.
          groups: [
            {
              name: 'shell',
              test: /\/(engine\/ids|kit\/(identity|links|past|serverTime|opening|media)|net\/backoff|plug\/plugs|protocol\/(clock|entries)|table\/words)\.ts$/,
            },
            // What waiting, talk and seats have in common: each name of a file is in what every table asks for.
            {
              name: 'common',
              test: /\/(protocol\/(limits|tableInfo|botLevels|address|reactions)|table\/chat\/muting|kit\/clockWords)\.ts$/,
            },
            // What a table in play shares with bots and pictures, and all games with it.
            {
              name: 'engine',
              test: /\/(engine\/(secret|game|noList|noRandom|own|standing|step|predict)|protocol\/names|kit\/(counting|sums))\.ts$/,
            },
            // Before what is drawn with it: seats and who waits show it without that.
            { name: 'emblem', test: /\/kit\/pieces\/emblem\w*\.tsx?$/i },
            // What is drawn and counted in the same manner in several games.
            {
              name: 'pieces',
              test: /\/(kit\/pieces\/pieces|plug\/gains)\.tsx?$/,
            },
          ],
        },
      },
    },
  },
  // The thread that thinks fetches the rules of a game when it is asked about it.
  worker: {
    format: 'es',
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
      },
    },
  },
  server: {
    port: 5173,
    proxy: { '/api': { target: worker, ws: true }, '/d': worker, '/oembed': worker },
  },
})
