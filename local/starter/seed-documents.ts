import {readdirSync, readFileSync} from 'node:fs'
import {dirname, join} from 'node:path'

import type {SanityDocument} from '@sanity/client'

import {root} from './settings.ts'

/** The folder of the seed content. */
export const seedFolder = join(root, 'content')

/** A file of `content/` and the document in it. */
export interface SeedFile {
  file: string
  source: string
  document: SanityDocument
}

const settingsFile = 'settings/site-settings.json'

/** Settings that seed files write as a token, as in `{{name}}`. */
const tokens = {name: '{{name}}', privacyEmail: '{{privacy-email}}'}

const sourceOf = (file: string) => readFileSync(join(seedFolder, file), 'utf8')

function parse(file: string, source: string): SanityDocument {
  try {
    return JSON.parse(source) as SanityDocument
  } catch (error) {
    throw new Error(`content/${file} is not JSON`, {cause: error})
  }
}

/** Reads the documents in the folders of `content/`, replacing tokens by the site's settings. */
export function readSeed(): SeedFile[] {
  const settings = parse(settingsFile, sourceOf(settingsFile))
  const values = Object.entries(tokens).map(([field, token]) => {
    return {token, value: JSON.stringify(settings[field]).slice(1, -1)}
  })
  return readdirSync(seedFolder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.json') && dirname(file) !== '.')
    .sort()
    .map((file) => {
      const source = sourceOf(file)
      const resolved = values.reduce(
        (text, {token, value}) => text.replaceAll(token, () => value),
        source,
      )
      return {file, source, document: parse(file, resolved)}
    })
}
