import {readFileSync} from 'node:fs'

import {evaluate, parse} from 'groq-js'
import {expect, it} from 'vitest'

import {textsFragment} from '../../../../lib/search/search.groq'
import {expectNone} from '../../expect-none.ts'

interface Type {
  type: string
  name?: string
  value?: Type | string
  of?: Type | Type[]
  attributes?: Record<string, Type>
  rest?: Type
}

const schemaFile = new URL('../../../../lib/sanity/schema.generated.json', import.meta.url)
const schema = JSON.parse(readFileSync(schemaFile, 'utf8')) as Type[]

/** Fields that are not searched: addresses, options, dates, link labels, credits and sharing texts. */
const notSearched =
  /\.(path|language|slug|untranslatedSlugs|seo|url|link|links|profile|marks|markDefs|style|listItem|asOf|updatedAt|publishedAt|canonicalPath|kind|icon|form|formKind|portrait|picture|consent|acceptLabel|declineLabel|footnote|recordTitle|fields|time|credit|date|until|headingAfter|textAfter|after)\b/

/** Builds a document of a type with a unique word in every text, and records the words' paths. */
class Sample {
  readonly words = new Map<string, string>()

  of(type: Type, path: string): unknown {
    switch (type.type) {
      case 'inline':
        return this.named(type.name ?? '', path)
      case 'type':
      case 'objectAttribute':
        return this.of(type.value as Type, path)
      case 'array':
        return this.list(type.of as Type, path)
      case 'union':
        return this.of((type.of as Type[])[0] as Type, path)
      case 'object':
        return this.object(type, path)
      case 'string':
        return type.value ?? this.word(path)
      default:
        return null
    }
  }

  private named(name: string, path: string): unknown {
    const found = schema.find((candidate) => candidate.name === name)
    return found ? this.of(found.type === 'type' ? (found.value as Type) : found, path) : null
  }

  private list(member: Type, path: string): unknown {
    const members = member.type === 'union' ? (member.of as Type[]) : [member]
    return members.map((each) => this.of(each, `${path}[]`))
  }

  private object(type: Type, path: string): unknown {
    const own = type.attributes ?? {}
    const all = {...own, ...this.attributesOf(type.rest)}
    const kind = (all['_type']?.value as Type | undefined)?.value
    const place = typeof kind === 'string' ? `${path}<${kind}>` : path
    return Object.fromEntries(
      Object.entries(all)
        .filter(([name]) => !name.startsWith('_') || name === '_type')
        .map(([name, attribute]) => [name, this.of(attribute, `${place}.${name}`)]),
    )
  }

  private attributesOf(rest: Type | undefined): Record<string, Type> {
    if (!rest) return {}
    if (rest.attributes) return rest.attributes
    const found = schema.find((candidate) => candidate.name === rest.name)
    const type = found?.type === 'type' ? (found.value as Type) : found
    return type?.attributes ?? {}
  }

  private word(path: string): string {
    const word = `w${this.words.size}w`
    this.words.set(word, path)
    return word
  }
}

it.each(['page', 'article'])('every text field of a %s is searchable', async (name) => {
  const sample = new Sample()
  const {attributes = {}} = schema.find((candidate) => candidate.name === name) ?? {}
  const document = Object.fromEntries(
    Object.entries(attributes)
      .filter(([field]) => !field.startsWith('_'))
      .map(([field, attribute]) => [field, sample.of(attribute, `${name}.${field}`)]),
  )
  expect(sample.words.size).toBeGreaterThan(30)
  const tree = parse(`*[0]{${textsFragment}}`)
  const answer = await evaluate(tree, {dataset: [{_id: name, ...document}]})
  const found = JSON.stringify(await answer.get())
  const missing = [...sample.words]
    .filter(([word, path]) => !notSearched.test(path) && !found.includes(word))
    .map(([, path]) => path)
    // The title and summary are matched separately.
    .filter((path) => path !== `${name}.title` && path !== `${name}.summary`)
  expectNone(
    missing,
    'These fields are not searchable: add them to lib/search/search.groq.ts, or to `notSearched` in this test',
  )
})
