import {defaultComponents} from '@portabletext/react'
import {createSchema, type SchemaType} from 'sanity'
import {describe, expect, it} from 'vitest'

import {LongText} from '../../../components/blocks/long-text'
import {textComponents} from '../../../components/rich-text/text-components'
import {schemaTypes} from '../../../schemas'
import {longText} from '../../../schemas/objects/long-text'
import {richText} from '../../../schemas/objects/rich-text'
import {expectNone} from '../expect-none.ts'

/** A type, field or list item, as declared in the schema files. */
interface Spec {
  name?: string
  title?: string
  description?: string
  icon?: unknown
  preview?: unknown
  type?: string
  to?: {type: string}[]
  options?: {filter?: unknown}
  fields?: Spec[]
  of?: Spec[]
}

interface Place {
  at: string
  spec: Spec
}

const types = schemaTypes as unknown as Spec[]

/** Returns everything declared in a type: its fields, list items and their contents, recursively. */
function partsOf({fields = [], of = []}: Spec, at: string): Place[] {
  const named = fields.map((spec) => ({at: `${at}.${spec.name}`, spec}))
  const listed = of.map((spec) => ({at: `${at}[${spec.name ?? spec.type}]`, spec}))
  const direct = [...named, ...listed]
  return direct.concat(direct.flatMap(({at: place, spec}) => partsOf(spec, place)))
}

const parts = types.flatMap((type) => partsOf(type, String(type.name)))
const fields = parts.filter(({at}) => !at.endsWith(']'))
const whole = types.map((spec) => ({at: String(spec.name), spec}))

/** Objects with a preview in the Studio: types, and list items that have fields of their own. */
const listed = [...whole, ...parts.filter(({at, spec}) => at.endsWith(']') && spec.fields)].filter(
  ({spec}) => spec.type !== 'array',
)

const without = (places: Place[], has: (spec: Spec) => unknown) =>
  places.filter(({spec}) => !has(spec)).map(({at}) => at)

describe('every type and every field', () => {
  it('the schema types and fields are found', () => {
    expect(fields.length).toBeGreaterThan(150)
    expect(listed.length).toBeGreaterThan(60)
  })

  it('every type and field has a title in words', () => {
    const named = [...whole, ...fields, ...listed]
    expectNone(
      without(named, ({title}) => /^\P{Ll}/u.test(title ?? '')),
      'Give these a `title` that begins with a capital',
    )
  })

  it('descriptions are sentences', () => {
    const sentences = /^[A-Z“{\d].*([.!?”]|: .+)$/s
    const described = [...whole, ...fields]
    expectNone(
      without(described, ({description}) => sentences.test(description ?? '')),
      'Give these a `description` in sentences',
    )
  })

  it('types in Studio lists have an icon and a preview', () => {
    expectNone(
      without(listed, ({icon, preview}) => icon && preview),
      'Give these an `icon` and a `preview`',
    )
  })
})

describe('references', () => {
  const translated = new Set(['page', 'article', 'comparisonTable', 'faq', 'featureCard'])
  const references = parts.filter(({spec}) => spec.type === 'reference')

  it('references offer only documents that exist in the language', () => {
    const between = references.filter(({spec}) => spec.to?.some(({type}) => translated.has(type)))
    expect(between.length).toBeGreaterThan(5)
    expectNone(
      without(between, ({options}) => options?.filter),
      'Restrict these references with `options: sameLanguage`',
    )
  })
})

interface Rule {
  _message?: Record<string, string>
  _rules: {flag: string}[]
}

/** Rules that need no message: Sanity's own, and those whose function returns one. */
const ownWords = new Set(['type', 'custom', 'valid', 'reference', 'slug', 'all', 'either'])

/** Returns the compiled schema types with their rules, each once. */
function compiledTypes(): {at: string; type: SchemaType}[] {
  const schema = createSchema({name: 'schemas', types: schemaTypes})
  const seen = new Set<SchemaType>()
  const visit = (type: SchemaType, at: string): {at: string; type: SchemaType}[] => {
    if (seen.has(type)) return []
    seen.add(type)
    const inner = [
      ...('fields' in type
        ? type.fields.map((field) => ({at: `${at}.${field.name}`, type: field.type}))
        : []),
      ...('of' in type ? type.of.map((item) => ({at: `${at}[${item.name}]`, type: item})) : []),
    ]
    return [{at, type}, ...inner.flatMap((place) => visit(place.type as SchemaType, place.at))]
  }
  return types.flatMap(({name = ''}) => visit(schema.get(name) as SchemaType, name))
}

describe('every rule', () => {
  // The contents of images and slugs are Sanity's.
  const ofSite = compiledTypes().filter(({at}) => !/\.(hotspot|crop|slug)\.\w+$/.test(at))
  const rules = ofSite.flatMap(({at, type}) =>
    (Array.isArray(type.validation) ? (type.validation as unknown as Rule[]) : []).map((rule) => ({
      at,
      rule,
    })),
  )
  const ours = rules.filter(({rule}) => rule._rules.some(({flag}) => !ownWords.has(flag)))

  it('every validation message is a sentence in both Studio languages', () => {
    expect(ours.length).toBeGreaterThan(60)
    const silent = ours.filter(({rule: {_message = {}}}) => {
      const sentence = /^[A-ZÀÉ“«\d].*\.$/
      return !sentence.test(_message['en-US'] ?? '') || !sentence.test(_message['fr-FR'] ?? '')
    })
    expectNone(
      silent.map(({at, rule}) => [at, rule._message]),
      'Give these rules a message in English and French, each a sentence',
    )
  })

  it('French validation messages follow French typography', () => {
    const french = ours.map(({rule}) => rule._message?.['fr-FR'] ?? '')
    const faulty = /'|[^\u202f][;?!%]|[^\u00a0][:»]|«[^\u00a0]/
    const set = french.map((text) => text.replaceAll(/https?:|mailto:|tel:/g, ''))
    expectNone(
      set.filter((text) => faulty.test(text)),
      'Use ’, U+202F before ; ? ! %, and U+00A0 before : and inside « »',
    )
  })

  it('English validation messages have plain spaces', () => {
    const english = ours.map(({rule}) => rule._message?.['en-US'] ?? '')
    expectNone(
      english.filter((text) => /[\u00a0\u202f]/.test(text)),
      'Use a plain space before punctuation',
    )
  })
})

interface Block {
  styles: {value: string}[]
  lists: {value: string}[]
  marks: {decorators: {value: string}[]; annotations: {type: string}[]}
  of: {type: string}[]
}

interface Rendered {
  block: Record<string, unknown>
  marks: Record<string, unknown>
  types: Record<string, unknown>
}

const blockOf = ({of}: {of: unknown[]}) =>
  of.find((member) => (member as Spec).type === 'block') as Block

const valuesOf = (items: {value: string}[]) => items.map(({value}) => value).sort()

const edit = () => ({})

const context = {locale: 'en'} as unknown as Parameters<typeof textComponents>[0]

/** Returns the components that the site passes to Portable Text for a long text. */
async function longTextComponents(): Promise<Rendered> {
  const root = await LongText({value: [], context, edit})
  const {children} = root.props as {children: {props: {components: Rendered}}}
  return children.props.components
}

describe('a text', () => {
  it.each([
    ['short', richText, async () => textComponents(context, edit) as Rendered],
    ['long', longText, longTextComponents],
  ])('a %s offers exactly the formats that the site renders', async (_, schema, render) => {
    const {styles, lists, marks, of} = blockOf(schema)
    const rendered = await render()
    expect(valuesOf(styles)).toEqual(Object.keys(rendered.block).sort())
    expect(valuesOf(lists)).toEqual(Object.keys(Object(defaultComponents.list)).sort())

    const annotations = marks.annotations.map(({type}) => type)
    const decorators = valuesOf(marks.decorators)
    const drawn = Object.keys({...Object(defaultComponents.marks), ...rendered.marks})
    expect(drawn).toEqual(expect.arrayContaining([...decorators, ...annotations]))
    const offered = [...decorators, ...annotations]
    expect(offered).toEqual(expect.arrayContaining(Object.keys(rendered.marks)))

    const blocks = schema.of.map((member) => member.type).filter((type) => type !== 'block')
    const inserted = [...blocks, ...of.map(({type}) => type)]
    expect(inserted.sort()).toEqual(Object.keys(rendered.types).sort())
  })
})
