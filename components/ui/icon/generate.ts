import {writeFile} from 'node:fs/promises'
import {fileURLToPath} from 'node:url'

import dynamicIconImports from 'lucide-react/dynamicIconImports'
import {createElement} from 'react'
import {renderToStaticMarkup} from 'react-dom/server'

import {ledgerWavePaths} from '../waveform/ledger-wave-paths.ts'
import {iconNames} from './icon-names.ts'

// Writes the sprite of icons and the large motif for pages. Run by `npm run typegen`.

async function symbol(name: (typeof iconNames)[number]): Promise<string> {
  const {default: LucideIcon} = await dynamicIconImports[name]()
  const shapes = renderToStaticMarkup(createElement(LucideIcon)).replaceAll(
    /^<svg[^>]*>|<\/svg>$/g,
    '',
  )
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>`
}

const {voice, record} = ledgerWavePaths('Say it once. It is written.')
const wave = `<g id="wave"><path d="${voice}" stroke="var(--voice)"/><path d="${record}" stroke="var(--record)"/></g>`

const symbols = [...(await Promise.all(iconNames.map(symbol))), wave]

await writeFile(
  fileURLToPath(new URL('icons.generated.svg', import.meta.url)),
  `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24">\n<!-- Icons by Lucide, ISC license: https://lucide.dev/license -->\n${symbols.join('\n')}\n</svg>\n`,
)
