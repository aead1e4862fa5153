/** An icon of the site as a PNG. */
interface IconFile {
  /** Pixels of a side. */
  size: number
  /** How much of the side the mark takes; the rest is room around it. */
  share: number
  /** Whether it stands on paper, where systems want no holes. */
  onPaper: boolean
  purpose: 'any' | 'maskable'
}

/** The icons for whoever installs the site, by the name of their file below `/icons/`. */
export const iconFiles = {
  '192.png': {size: 192, share: 0.94, onPaper: false, purpose: 'any'},
  '512.png': {size: 512, share: 0.94, onPaper: false, purpose: 'any'},
  // Systems cut it into shapes of their own; four fifths in the middle are safe: https://w3c.github.io/manifest/#icon-masks
  'maskable-512.png': {size: 512, share: 0.5, onPaper: true, purpose: 'maskable'},
} as const satisfies Record<string, IconFile>

/** The icon on the home screens of telephones by Apple. */
export const touchIcon: IconFile = {size: 180, share: 0.64, onPaper: true, purpose: 'any'}

/** The sizes in the icon of old browsers and of whatever asks for `/favicon.ico`. */
export const faviconSizes = [16, 32, 48]

export type {IconFile}
