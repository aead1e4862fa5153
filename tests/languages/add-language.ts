import {copyFileSync, readdirSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'

import {root} from '../processes/run.ts'
import type {Worktree} from '../processes/worktree.ts'

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

interface Document {
  _id: string
  title?: string
}

/** Returns a fixture's documents, with their published ids. */
export function documentsIn(code: string): Document[] {
  const folder = join(root, 'tests/languages', code, 'content')
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
  return files
    .filter((file) => /[\\/]/.test(file) && file.endsWith('.json'))
    .map((file) => read(join(folder, file)) as Document)
}

/** Links each document to its translations. */
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

/** Adds a fixture's language, without documents, to a copy of the repository by the steps in CONTRIBUTING.md. */
export async function addLanguage(code: string, worktree: Worktree): Promise<void> {
  const {folder} = worktree
  await worktree.run('local/commands/new.ts', 'language', code)
  const fixture = join(root, 'tests/languages', code)
  copyFileSync(join(fixture, 'language.ts'), join(folder, `lib/i18n/languages/${code}.ts`))
  copyFileSync(join(fixture, 'messages.json'), join(folder, `messages/${code}.json`))
  await worktree.run('lib/i18n/missing-messages/generate.ts')
}

/** Adds a fixture's documents as drafts, as for a language in preparation. */
export function addContent(code: string, {folder}: Worktree): void {
  const content = join(folder, 'content')
  const documents = documentsIn(code)
  const ids = new Set(documents.map(({_id}) => _id))
  // References to unpublished documents are weak, as in the Studio.
  const weakly = (key: string, value: unknown) =>
    key === '_ref' || !ids.has(String(Object(value)._ref)) ? value : {...Object(value), _weak: true}
  for (const document of documents) {
    const draft = {...document, _id: `drafts.${document._id}`}
    writeFileSync(join(content, 'pages', `${document._id}.json`), JSON.stringify(draft, weakly))
  }
  translate(code, content)
}
