import DOMPurify from 'dompurify'

/** Limits of a picture. The embedded Content Lake has the same. */
export const limits = {megabytes: 20, megapixels: 100}

/** Why a file is not uploaded. `failed` is a fault of the connection or server. */
export type Problem = 'type' | 'large' | 'damaged' | 'failed'

/** Thrown for a file that is not uploaded. */
export class UploadError extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(`The file is not uploaded: ${problem}.`)
    this.problem = problem
  }
}

const svg = 'image/svg+xml'
const types = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif', svg])

/** Removes scripts, event handlers and unsafe links from a drawing. Throws if it is damaged. */
export function sanitizeSvg(source: string): string {
  const {documentElement: root} = new DOMParser().parseFromString(source, svg)
  if (root.tagName !== 'svg' || root.querySelector('parsererror')) throw new UploadError('damaged')
  const clean = DOMPurify.sanitize(root.outerHTML, {
    USE_PROFILES: {svg: true, svgFilters: true},
    RETURN_DOM_FRAGMENT: true,
  })
  return new XMLSerializer().serializeToString(clean)
}

/** Counts the pixels of a picture. Throws if it is damaged or not a picture. */
async function pixelsOf(file: File): Promise<number> {
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new UploadError('damaged')
  })
  const pixels = bitmap.width * bitmap.height
  bitmap.close()
  return pixels
}

/** Returns the file as it may be uploaded; throws why it may not. */
export async function checkPicture(file: File): Promise<File> {
  if (!types.has(file.type)) throw new UploadError('type')
  if (file.size > limits.megabytes * 1024 * 1024) throw new UploadError('large')
  if (file.type === svg) return new File([sanitizeSvg(await file.text())], file.name, {type: svg})
  if ((await pixelsOf(file)) > limits.megapixels * 1_000_000) throw new UploadError('large')
  return file
}
