import {z} from 'zod'

import {StartError} from '../starter/start-error.ts'

/** What {@link Manifest} and the layout behind it are numbered by; another layout gets another number. */
export const format = 1

/** What a data folder holds that a backup keeps; locks, sockets and rendered pictures come again by themselves. */
export const keptNames = ['content-lake', 'content.unfinished', 'credentials.json', 'postgres']

/** A path that stays inside the data folder, whoever wrote the archive. */
const safePath = z
  .string()
  .refine((path) => keptNames.includes(path.split('/')[0] ?? ''))
  .refine((path) => !path.includes('\\') && !path.split('/').some((part) => /^\.{0,2}$/.test(part)))

const schema = z.object({
  format: z.literal(format),
  /** The version of this project that made the archive. */
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

/** The first file of an archive: what is in it. */
export type Manifest = z.infer<typeof schema>

/** Reads a manifest; null when it is none, and an error that names both numbers when it has another format. */
export function parseManifest(text: string): Manifest | null {
  const json = parseJson(text)
  const numbered = z.object({format: z.number()}).safeParse(json)
  if (numbered.success && numbered.data.format !== format) {
    throw new StartError(
      `The archive has format ${numbered.data.format}, and this version reads format ${format}. Restore it with the version that made it.`,
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

/** Bytes of all files together. */
export function sizeOf({files}: Manifest): number {
  return files.reduce((sum, {size}) => sum + size, 0)
}
