import {existsSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'

import {root} from '../starter/settings.ts'
import {UserError} from '../user-error.ts'
import {editFile} from './edit-file.ts'

function nameOf(code: string): string {
  try {
    return new Intl.DisplayNames(code, {type: 'language', fallback: 'none'}).of(code) ?? code
  } catch {
    throw new UserError(`${code} is not the code of a language, such as de.`)
  }
}

const rightToLeft = new Set(['ar', 'fa', 'he', 'ur'])

const recordOf = (code: string, name: string) => `import type {Language} from './language'

export const ${code}: Language = {
  name: '${name}',
  direction: '${rightToLeft.has(code) ? 'rtl' : 'ltr'}',
  openGraph: '${code}_${code.toUpperCase()}',
  currency: 'EUR',
  regions: [],
  rangeSeparator: '–',
  stopWords: '',
  symbolWords: {'&': 'and', '%': 'percent', '+': 'plus', '@': 'at'},
  functionWords: '',
}
`

const edit = (path: string, from: RegExp, to: string): void => editFile(join(root, path), from, to)

/**
 * Creates a language's record and an empty message file, and lists both in the registries; returns the changed files.
 */
export function addLanguage(code: string): string[] {
  if (!/^[a-z]{2,3}$/.test(code))
    throw new UserError(`${code} is not a code of two or three letters.`)
  const record = `lib/i18n/languages/${code}.ts`
  const messages = `messages/${code}.json`
  if (existsSync(join(root, record))) throw new UserError(`${record} exists already.`)
  writeFileSync(join(root, record), recordOf(code, nameOf(code)))
  writeFileSync(join(root, messages), '{}\n')
  const locales = 'lib/i18n/locales.ts'
  edit(locales, /^/, `import {${code}} from './languages/${code}'\n`)
  edit(locales, /(const all = \{[^}]+)\}/, `$1, ${code}}`)
  const listed = 'lib/i18n/messages.ts'
  edit(listed, /^(?=import en )/m, `import ${code} from '../../messages/${code}.json'\n`)
  edit(listed, /(translated: Record<Locale, Tree> = \{[^}]+)\}/, `$1, ${code}}`)
  const queries = ['lib/sanity/queries.ts', 'lib/sanity/fragments.ts']
  for (const file of queries) {
    edit(
      file,
      /select\(\$locale == "(\w+)" => ([\w.>-]+)\.\1/g,
      `select($locale == "${code}" => $2.${code}, $locale == "$1" => $2.$1`,
    )
  }
  return [record, messages, locales, listed, ...queries]
}
