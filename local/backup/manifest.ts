import {z} from 'zod'

import {UserError} from '../user-error.ts'

/** Version of the {@link Manifest} and of the layout it describes. */
export const format = 1

/** What a backup includes; locks, sockets and rendered images are recreated. */
export const includedNames = ['content-lake', 'content.unfinished', 'credentials.json', 'postgres']

/** A path inside the data folder, so that an archive cannot write elsewhere. */
const safePath = z
  .string()
  .refine((path) => includedNames.includes(path.split('/')[0] ?? ''))
  .refine((path) => !path.includes('\\') && !path.split('/').some((part) => /^\.{0,2}$/.test(part)))

const schema = z.object({
  format: z.literal(format),
  /** Version of the site that wrote the archive. */
  version: z.string(),
  createdAt: z.iso.datetime(),
  /** Every folder: the database does not open without its empty ones. */
  folders: z.array(safePath),
  files: z.array(
    z.object({
      path: safePath,
      size: z.int().nonnegative(),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
    }),
  ),
})

/** First file of an archive: its contents. */
export type Manifest = z.infer<typeof schema>

/** Parses a manifest; null when malformed, throws when it has another format version. */
export function parseManifest(text: string): Manifest | null {
  const json = parseJson(text)
  const numbered = z.object({format: z.number()}).safeParse(json)
  if (numbered.success && numbered.data.format !== format) {
    throw new UserError(
      `The archive has format ${numbered.data.format}, but this version reads format ${format}. Restore it with the version that made it.`,
    )
  }
  return schema.safeParse(json).data ?? null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Total size in bytes. */
export function sizeOf({files}: Manifest): number {
  return files.reduce((sum, {size}) => sum + size, 0)
}
