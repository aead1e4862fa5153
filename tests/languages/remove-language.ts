import {readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'

import {editFile} from '../../local/scaffolding/edit-file.ts'

/** Removes a language's documents from the seed, and references to it from the others. */
function removeContent(code: string, content: string): void {
  const files = readdirSync(content, {recursive: true, encoding: 'utf8'})
  for (const file of files.filter((name) => name.endsWith('.json'))) {
    const path = join(content, file)
    const document = JSON.parse(readFileSync(path, 'utf8')) as {language?: string}
    if (document.language === code) rmSync(path)
    else
      writeFileSync(
        path,
        JSON.stringify(document, (key, value) => (key === code ? undefined : value)),
      )
  }
}

/** Removes a language from a copy of the repository; type errors reveal what still refers to it. */
export function removeLanguage(code: string, folder: string): void {
  rmSync(join(folder, `lib/i18n/languages/${code}.ts`))
  rmSync(join(folder, `messages/${code}.json`))
  for (const file of ['lib/i18n/locales.ts', 'lib/i18n/messages.ts']) {
    editFile(
      join(folder, file),
      new RegExp(`^import ${code} .*\\n|^import \\{${code}\\} .*\\n`, 'm'),
      '',
    )
    editFile(join(folder, file), new RegExp(`, ${code}\\}`), '}')
  }
  const queries = ['lib/sanity/queries.ts', 'lib/sanity/fragments.ts']
  for (const file of queries) {
    editFile(
      join(folder, file),
      new RegExp(`select\\(\\$locale == "${code}" => [\\w.>-]+\\.${code}, (.+?)\\)`, 'g'),
      '$1',
    )
  }
  removeContent(code, join(folder, 'content'))
}
