import {readdirSync, readFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {fileURLToPath} from 'node:url'

import {describe, expect, it} from 'vitest'

import {frenchInstead} from '../../../studio/words/french-instead'
import {interfaceFrench} from '../../../studio/words/interface-french'
import {presentationFrench} from '../../../studio/words/presentation-french'
import {releasesFrench} from '../../../studio/words/releases-french'
import {schedulingFrench} from '../../../studio/words/scheduling-french'

type Words = Record<string, string>

/** The folder of a package's code. Sanity's texts are read from there: to import what they are in takes seconds. */
const folderOf = (name: string) => dirname(fileURLToPath(import.meta.resolve(name)))

const library = folderOf('sanity')
const sources = readdirSync(library)
  .filter((file) => file.endsWith('.js'))
  .map((file) => readFileSync(join(library, file), 'utf8'))

/** The English words of one namespace. */
function englishOf(namespace: string): Words {
  const opening = `defineLocalesResources("${namespace}", {`
  const source = sources.find((text) => text.includes(opening)) ?? ''
  const [words = ''] = source.slice(source.indexOf(opening)).split(/\n\t*\}\)/, 1)
  return Object.fromEntries(
    [...words.matchAll(/^\t+"?([\w.-]+)"?: (".*"),?$/gm)].map(([, key = '', text = '']) => [
      key,
      JSON.parse(text) as string,
    ]),
  )
}

/** What Sanity's French says in a namespace, as it is written in code. */
function frenchOf(namespace: string): Words {
  const file = join(folderOf('@sanity/locale-fr-fr'), `_chunks-es/${namespace}.js`)
  const texts = readFileSync(file, 'utf8').matchAll(/^\s+"?([\w.-]+)"?: (["'`].*["'`]),?$/gm)
  return Object.fromEntries([...texts].map(([, key = '', text = '']) => [key, text]))
}

/** What a text fills in, and the tags it has. */
const partsOf = (text = '') => (text.match(/\{\{\w+\}\}|<\/?\w+ *\/?>/g) ?? []).toSorted().join(' ')

const added: Record<string, Words> = {
  presentation: presentationFrench,
  releases: releasesFrench,
  singleDocRelease: schedulingFrench,
  studio: interfaceFrench,
}

/** What this Studio switches off. */
const off =
  /variant|^divergence\.|^inputs\.portable-text\.table\.|\.feedback\.|^content-agent$|claim-project$/

const instead: Record<string, Words> = frenchInstead

describe.each([...Object.entries(added), ...Object.entries(instead)])(
  "what is said beside, or instead of, Sanity's French: %s",
  (name, words) => {
    const english = englishOf(name)

    it('names only texts that Sanity has', () => {
      expect(Object.keys(words).filter((key) => !Object.hasOwn(english, key))).toEqual([])
    })

    it('fills in the same as the English', () => {
      const unlike = Object.entries(words).filter(
        ([key, text]) => partsOf(text) !== partsOf(english[key]),
      )
      expect(unlike).toEqual([])
    })

    it('separates French punctuation by spaces that do not break', () => {
      const texts = Object.values(words).join('\n')
      expect(texts.match(/.{0,20}(?: [?!;:%»]|« |[^\u202F][?!;]).{0,20}/g)).toBeNull()
    })
  },
)

describe("the gaps of Sanity's French", () => {
  it.each(['releases', 'singleDocRelease', 'studio'])('are filled: %s', (name) => {
    const known = name === 'studio' ? frenchOf(name) : {}
    const missing = Object.keys(englishOf(name)).filter(
      (key) =>
        !off.test(key) && !Object.hasOwn(known, key) && !Object.hasOwn(added[name] ?? {}, key),
    )
    expect(missing).toEqual([])
  })
})

/** A text without what it fills in, and without its tags. */
const said = (text: string) => text.replaceAll(/\{\{.*?\}\}|<.*?>/g, '')

/** A word of the English, alone, and what its French must not be called. */
const names = [
  {english: /^(?!.*version).*\brelease/i, not: /version|release|sortie/i},
  {english: /schedul/i, not: /plani/i},
  {english: /\bunpublish\b/i, not: /\b(?:de|la|une) publication/i},
]

describe.each(names)("Sanity's French for what English calls $english", ({english, not}) => {
  it.each(['structure', 'studio'])('has one name: %s', (name) => {
    const french: Words = {...frenchOf(name), ...instead[name]}
    const found = Object.entries(englishOf(name)).flatMap(([key, text]) => {
      const ours = said(french[key] ?? '')
      const isWrong = english.test(said(text)) && not.test(ours)
      return isWrong ? [[key, ours]] : []
    })
    expect(found).toEqual([])
  })
})
