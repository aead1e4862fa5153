import {writeFile} from 'node:fs/promises'
import {fileURLToPath} from 'node:url'

import dynamicIconImports from 'lucide-react/dynamicIconImports'
import {createElement} from 'react'
import {renderToStaticMarkup} from 'react-dom/server'

import {drawingForms} from '../../../lib/sanity/options.ts'
import {drawingPaths, type Role} from '../drawing/forms.ts'
import {barsPath, chartBars} from '../waveform/bars.ts'
import {ledgerWavePaths} from '../waveform/ledger-wave-paths.ts'
import {iconNames} from './icon-names.ts'

// Writes the sprite of icons and drawings for pages. Run by `npm run typegen`.

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

/** As `drawing.css` styles the paths of pages. */
const strokes: Record<Role, string> = {
  rule: 'stroke-width="var(--rule-width)" stroke-opacity=".25"',
  name: '',
  plain: '',
  voice: 'stroke="var(--voice)"',
  record: 'stroke="var(--record)"',
  mask: 'stroke-width="var(--mask-width)" stroke-linecap="butt"',
}

const path = (attributes: string, d: string) =>
  `<path ${attributes} vector-effect="non-scaling-stroke" d="${d}"/>`

const drawings = drawingForms.map((form) => {
  const paths = drawingPaths({form, seed: `drawing ${form}`, flush: true}).map(({role, path: d}) =>
    path(strokes[role], d),
  )
  return `<g id="${form}">${paths.join('')}</g>`
})

const bars = path('id="bars"', barsPath(chartBars.seed, chartBars.count))

const symbols = [...(await Promise.all(iconNames.map(symbol))), wave, ...drawings, bars]

await writeFile(
  fileURLToPath(new URL('icons.generated.svg', import.meta.url)),
  `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24">\n<!-- Icons by Lucide, ISC license: https://lucide.dev/license -->\n${symbols.join('\n')}\n</svg>\n`,
)
