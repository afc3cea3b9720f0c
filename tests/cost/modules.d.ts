/** As much of it as the meter uses: workerd has it, and the types of Node are not for workers. */
declare module 'node:async_hooks' {
  export class AsyncLocalStorage<T> {
    getStore(): T | undefined
    run<R>(store: T, work: () => R): R
  }
}
