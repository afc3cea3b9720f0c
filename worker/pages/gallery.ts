/**
 * Pictures that were drawn: they lie beside the records, so that each is drawn once for the world and not once in each
 * place. What is kept never changes, and no place has to have it: where the bucket does not answer, it is drawn.
 */
import type { Env } from '../env.ts'

type Bucket = Pick<Env, 'RECORDS'>

const keyOf = (name: string): string => `pictures/${name}`

/** A picture by its name; null where it was not drawn yet. */
export const keptPicture = async (
  { RECORDS }: Bucket,
  name: string,
): Promise<Uint8Array<ArrayBuffer> | null> => {
  try {
    const found = await RECORDS.get(keyOf(name))
    return found === null ? null : new Uint8Array(await found.arrayBuffer())
  } catch (failure) {
    console.error(failure)
    return null
  }
}

/** Keeps what was drawn. */
export const keepPicture = async (
  { RECORDS }: Bucket,
  name: string,
  body: string | Uint8Array<ArrayBuffer>,
): Promise<void> => {
  try {
    await RECORDS.put(keyOf(name), body)
  } catch (failure) {
    console.error(failure)
  }
}
