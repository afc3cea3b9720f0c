/** Built from `frontend/draw` before the Worker is bundled. */
declare module '*/dist-draw/draw.js' {
  import type { DrawBoard, DrawPreview } from '../shared/protocol/drawing.ts'
  export const drawBoard: DrawBoard
  export const drawPreview: DrawPreview
}
declare module '*.woff2' {
  const bytes: ArrayBuffer
  export default bytes
}
declare module '*.wasm' {
  const compiled: WebAssembly.Module
  export default compiled
}
