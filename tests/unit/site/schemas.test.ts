import {defaultComponents} from '@portabletext/react'
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
  it('every type and field has a title in words', () => {
    const named = [...whole, ...fields, ...listed]
    expectNone(
      without(named, ({title}) => /^\P{Ll}/u.test(title ?? '')),
      'Give these a `title` that begins with a capital',
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
    const known = Object.keys({...Object(defaultComponents.marks), ...rendered.marks})
    expect(known).toEqual(expect.arrayContaining([...decorators, ...annotations]))
    const offered = [...decorators, ...annotations]
    expect(offered).toEqual(expect.arrayContaining(Object.keys(rendered.marks)))

    const blocks = schema.of.map((member) => member.type).filter((type) => type !== 'block')
    const inserted = [...blocks, ...of.map(({type}) => type)]
    expect(inserted.sort()).toEqual(Object.keys(rendered.types).sort())
  })
})
