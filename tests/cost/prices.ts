/**
 * Public prices of Cloudflare's paid plan, in dollars, beyond what is included, as of November 2026:
 * https://developers.cloudflare.com/durable-objects/platform/pricing/ and
 * https://developers.cloudflare.com/workers/platform/pricing/ and https://developers.cloudflare.com/r2/pricing/
 */
export const prices = {
  date: '2026-11',
  /** A call of the Worker. */
  workerRequest: 0.3e-6,
  /** A call of an object: an upgrade, a method, an alarm; of frames that come in, twenty count as one. */
  objectRequest: 0.15e-6,
  framesInARequest: 20,
  /** A second of an object at work, or kept from hibernating: 128 MB of memory, whatever it uses. */
  objectSecond: 0.128 * 12.5e-6,
  rowWritten: 1e-6,
  rowRead: 0.001e-6,
  /** A record or a picture that is put away in R2. */
  recordPut: 4.5e-6,
  /** A second of CPU in the Worker. */
  workerCpuSecond: 0.02e-3,
  /** A gigabyte that is kept in R2, each month. */
  gigabyteMonth: 0.015,
} as const

/** What one table or visit has used. */
export interface Used {
  readonly workerRequests: number
  readonly objectRequests: number
  readonly framesIn: number
  readonly secondsAwake: number
  readonly rowsWritten: number
  readonly rowsRead: number
  readonly records: number
  readonly cpuSeconds?: number
}

/** In dollars; storage and what is included left out. */
export const costOf = (used: Used): number =>
  used.workerRequests * prices.workerRequest +
  (used.objectRequests + used.framesIn / prices.framesInARequest) * prices.objectRequest +
  used.secondsAwake * prices.objectSecond +
  used.rowsWritten * prices.rowWritten +
  used.rowsRead * prices.rowRead +
  used.records * prices.recordPut +
  (used.cpuSeconds ?? 0) * prices.workerCpuSecond
