import {writeFile} from 'node:fs/promises'
import {fileURLToPath} from 'node:url'

import {palette} from '../palette.ts'
import {mark} from './mark.ts'

// Writes the site's icon, which follows the browser's theme. Run by `npm run typegen`.

const strokes = ({voice, record}: {voice: string; record: string}) =>
  `.voice{stroke:${voice}}.record{stroke:${record}}`

const style = `${strokes(palette.light)}@media(prefers-color-scheme:dark){${strokes(palette.dark)}}`

await writeFile(
  fileURLToPath(new URL('../../../app/icon.svg', import.meta.url)),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${mark.size} ${mark.size}" fill="none" stroke-width="${mark.strokeWidth}" stroke-linecap="round"><style>${style}</style><path class="voice" d="${mark.voice}"/><path class="record" d="${mark.record}"/></svg>\n`,
)
