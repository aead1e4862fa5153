import {writeFile} from 'node:fs/promises'
import {fileURLToPath} from 'node:url'

import dynamicIconImports from 'lucide-react/dynamicIconImports'
import {createElement} from 'react'
import {renderToStaticMarkup} from 'react-dom/server'

import {iconNames} from './icon-names.ts'

// Writes the icon sprite for pages. Run by `npm run typegen`.

async function symbol(name: (typeof iconNames)[number]): Promise<string> {
  const {default: LucideIcon} = await dynamicIconImports[name]()
  const shapes = renderToStaticMarkup(createElement(LucideIcon)).replaceAll(
    /^<svg[^>]*>|<\/svg>$/g,
    '',
  )
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>`
}

const symbols = await Promise.all(iconNames.map(symbol))

await writeFile(
  fileURLToPath(new URL('icons.generated.svg', import.meta.url)),
  `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24">\n<!-- Icons by Lucide, ISC license: https://lucide.dev/license -->\n${symbols.join('\n')}\n</svg>\n`,
)
