/** What an iterable gives, made one by one as far as anybody asks, each once: who asks again finds it made. */
export const lazily = <Item>(source: Iterable<Item>): Iterable<Item> => {
  const made: Item[] = []
  let rest: Iterator<Item> | null = null
  return {
    *[Symbol.iterator]() {
      for (let at = 0; ; at++) {
        if (at === made.length) {
          rest ??= source[Symbol.iterator]()
          const next = rest.next()
          if (next.done === true) return
          made.push(next.value)
        }
        yield made[at] as Item
      }
    },
  }
}
