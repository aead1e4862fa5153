import {copyFileSync, readdirSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'

import {root} from '../processes/run.ts'

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

interface Document {
  _id: string
  title?: string
}

/** The documents of a fixture, with their published ids. */
export function documentsIn(code: string): Document[] {
  const folder = join(root, 'tests/languages', code, 'content')
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
  return files
    .filter((file) => /[\\/]/.test(file) && file.endsWith('.json'))
    .map((file) => read(join(folder, file)) as Document)
}

/** Changes a file; throws where the text is not there. */
function edit(path: string, from: string, to: string): void {
  const source = readFileSync(path, 'utf8')
  if (!source.includes(from)) throw new Error(`${path} has no ${from}`)
  writeFileSync(path, source.replace(from, to))
}

/** Links each document to the other versions of the same. */
function translate(code: string, content: string): void {
  const links = read(join(root, 'tests/languages', code, 'content/translations.json'))
  for (const {metadata, document} of links as {metadata: string; document: string}[]) {
    const path = join(content, 'translations', `${metadata.replace('translation-', '')}.json`)
    const group = read(path) as {translations: object[]}
    const value = {_type: 'reference', _ref: document, _weak: true}
    const translation = {_key: code, _type: 'internationalizedArrayReferenceValue'}
    group.translations.push({...translation, language: code, value})
    writeFileSync(path, JSON.stringify(group))
  }
}

/**
 * Adds the language of a fixture to a copy of the repository as CONTRIBUTING.md says. Its documents are drafts: the language is
 * in preparation.
 */
export function addLanguage(code: string, folder: string): void {
  const fixture = join(root, 'tests/languages', code)
  const i18n = join(folder, 'lib/i18n')
  copyFileSync(join(fixture, 'language.ts'), join(i18n, `languages/${code}.ts`))
  copyFileSync(join(fixture, 'messages.json'), join(folder, `messages/${code}.json`))
  const locales = join(i18n, 'locales.ts')
  edit(locales, 'const all = {en, fr}', `const all = {en, fr, ${code}}`)
  edit(locales, 'import {en}', `import {${code}} from './languages/${code}'\nimport {en}`)
  const words = join(i18n, 'words.ts')
  edit(words, 'fr: inLanguage(fr)}', `fr: inLanguage(fr), ${code}: inLanguage(${code})}`)
  edit(words, 'import en', `import ${code} from '../../messages/${code}.json'\nimport en`)
  const queries = join(folder, 'lib/content/queries.ts')
  const source = readFileSync(queries, 'utf8')
  const selects = source.replaceAll(
    /select\(\$locale == "fr" => (\w+)\.fr/g,
    `select($locale == "${code}" => $1.${code}, $locale == "fr" => $1.fr`,
  )
  writeFileSync(queries, selects)
  const content = join(folder, 'content')
  for (const document of documentsIn(code)) {
    const draft = {...document, _id: `drafts.${document._id}`}
    writeFileSync(join(content, `${document._id}.json`), JSON.stringify(draft))
  }
  translate(code, content)
}
