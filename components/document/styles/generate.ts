import {writeFile} from 'node:fs/promises'
import {fileURLToPath} from 'node:url'

import {createElement, type ComponentType} from 'react'
import {renderToStaticMarkup} from 'react-dom/server'
import {ServerStyleSheet} from 'styled-components'
import {runnerImport} from 'vite'

// Writes the global style sheet, which browsers cache across pages. Run by `npm run typegen`.

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const {module} = await runnerImport<{GlobalStyle: ComponentType}>(here('../global-style.tsx'), {
  configFile: false,
  logLevel: 'error',
  resolve: {alias: {'@': here('../../..')}},
})

const sheet = new ServerStyleSheet()
renderToStaticMarkup(sheet.collectStyles(createElement(module.GlobalStyle)))
/** The tag, comment and markers that styled-components adds around the rules. */
const surroundings = /<\/?style[^>]*>|\/\*[\s\S]*?\*\/|data-styled\.g\d+\[[^\]]*\]\{[^}]*\}/g
const rules = sheet.getStyleTags().replaceAll(surroundings, '').trim()

await writeFile(
  here('./global.generated.css'),
  `/* Written by npm run typegen from the files beside this one. */\n${rules.replaceAll('}', '}\n')}\n`,
)
