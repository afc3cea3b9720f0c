/** What the files of this site look like, for programs that read them. */
import { toJsonSchema } from '@valibot/to-json-schema'
import { recordSchema } from '../../shared/protocol/record.ts'

export const recordJsonSchema = (): object => ({
  // What a schema cannot say (that names are trimmed) is left out.
  ...toJsonSchema(recordSchema, { errorMode: 'ignore' }),
  title: 'A finished game of Almena',
})
