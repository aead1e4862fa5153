/** A PNG icon of the site. */
interface IconFile {
  /** Width and height in pixels. */
  size: number
  /** The mark's share of the width; the rest is padding. */
  share: number
  /** Whether the background is opaque, as some systems require. */
  onPaper: boolean
  purpose: 'any' | 'maskable'
}

/** The icons of the web manifest, by file name below `/icons/`. */
export const iconFiles = {
  '192.png': {size: 192, share: 0.94, onPaper: false, purpose: 'any'},
  '512.png': {size: 512, share: 0.94, onPaper: false, purpose: 'any'},
  // Systems crop it; the middle four fifths are safe: https://w3c.github.io/manifest/#icon-masks
  'maskable-512.png': {size: 512, share: 0.5, onPaper: true, purpose: 'maskable'},
} as const satisfies Record<string, IconFile>

/** The icon on Apple's home screens. */
export const touchIcon: IconFile = {size: 180, share: 0.64, onPaper: true, purpose: 'any'}

/** The sizes in `favicon.ico`, for old browsers and clients that request it directly. */
export const faviconSizes = [16, 32, 48]

export type {IconFile}
