/** Why the server ends a connection; the reason travels in a `bye` and as the close code. */
export const closing = {
  clientTooOld: 4001,
  serverTooOld: 4002,
  noHello: 4003,
  badFrame: 4004,
  tooBig: 4005,
  flood: 4008,
  full: 4009,
  gone: 4010,
  moved: 4011,
  private: 4012,
  secondHello: 4013,
  behind: 4014,
} as const

export type Closing = keyof typeof closing
