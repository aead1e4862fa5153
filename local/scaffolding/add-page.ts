import {existsSync, readdirSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'

import {root} from '../starter/settings.ts'
import {UserError} from '../user-error.ts'
import type {Name} from './name.ts'

const languages = () => readdirSync(join(root, 'messages')).map((file) => file.replace('.json', ''))

const idOf = ({kebab}: Name, language: string) => `page-${kebab}-${language}`

/** A page with only a heading. */
function pageIn(language: string, name: Name): object {
  return {
    _id: idOf(name, language),
    _type: 'page',
    language,
    title: name.title,
    path: name.kebab,
    sections: [
      {_key: 'header', _type: 'pageHeader', title: name.title, intro: '', breadcrumb: true},
    ],
    seo: {_type: 'seo', title: `${name.title} | {{name}}`, description: '', keywords: []},
  }
}

function translationsOf(name: Name): object {
  const translations = languages().map((language) => ({
    _key: language,
    _type: 'internationalizedArrayReferenceValue',
    language,
    value: {_type: 'reference', _ref: idOf(name, language), _weak: true},
  }))
  const _id = `translation-page-${name.kebab}`
  return {_id, _type: 'translation.metadata', schemaTypes: ['page'], translations}
}

/** Writes a seed page in every language, and its translation metadata; returns the files. */
export function addPage(name: Name): string[] {
  const documents = new Map(
    languages().map((language) => [
      `content/pages/${name.kebab}.${language}.json`,
      pageIn(language, name),
    ]),
  )
  documents.set(`content/translations/page-${name.kebab}.json`, translationsOf(name))
  const taken = [...documents.keys()].find((file) => existsSync(join(root, file)))
  if (taken) throw new UserError(`${taken} exists already.`)
  for (const [file, document] of documents) {
    writeFileSync(join(root, file), `${JSON.stringify(document, null, 2)}\n`)
  }
  return [...documents.keys()]
}
