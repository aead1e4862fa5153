import {readFile} from 'node:fs/promises'
import {join} from 'node:path'

import type {Font} from 'satori'

const folder = join(process.cwd(), 'node_modules/@fontsource')

/** The site's typefaces in a format that satori supports; each family falls back to its extended Latin subset. */
const files = {
  Display: join(folder, 'bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff'),
  DisplayExtended: join(
    folder,
    'bricolage-grotesque/files/bricolage-grotesque-latin-ext-700-normal.woff',
  ),
  Text: join(folder, 'instrument-sans/files/instrument-sans-latin-500-normal.woff'),
}

/** The values for `font-family`. */
export const families = {display: 'Display, DisplayExtended', text: 'Text'}

let loading: Promise<Font[]> | null = null

async function load(): Promise<Font[]> {
  return Promise.all(
    Object.entries(files).map(async ([name, file]) => ({name, data: await readFile(file)})),
  )
}

/** Loads the fonts of share images, once, from the installed packages. */
export function loadFonts(): Promise<Font[]> {
  loading ??= load()
  return loading
}
