interface Dataset {
  readonly value?: unknown
}

/**
 * The same schema (of valibot's make), but that a list is refused: a list is an object too, and passes for one where
 * nothing in it is required.
 */
export const noList = <S extends { readonly '~run': (dataset: never, config: never) => unknown }>(
  schema: S,
): S => {
  const inner = schema as { '~run'(dataset: Dataset, config: unknown): unknown }
  return {
    ...schema,
    '~run': (dataset: Dataset, config: unknown) =>
      inner['~run'](Array.isArray(dataset.value) ? { ...dataset, value: null } : dataset, config),
  }
}
