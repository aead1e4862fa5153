import type {ArraySchemaType, ObjectSchemaType, SchemaType} from 'sanity'

import type {Locale} from '../../../lib/i18n/locales'
import type {Fields} from './dataset'
import {examples} from './examples'
import {schema} from './studio'

/** How documents are filled in: not at all, everywhere, or with what only importers and the API write. */
export type Fill = 'empty' | 'full' | 'odd'

const isA = (type: SchemaType | undefined, name: string): boolean =>
  type !== undefined && (type.name === name || isA(type.type ?? undefined, name))

const assetId = (type: string) => examples.find(({_type}) => _type === type)?.['_id']

/** Texts that break what is built by joining strings, or has too little room. */
const oddTexts = [
  '',
  ' ',
  `long${'x'.repeat(120)}word`,
  '👩‍👩‍👧‍👦 🎉',
  'שלום עולם <b>bold</b> & "quoted"',
  '{{gone}} $& $1',
  'half \uD83D a pair',
  'constructor',
  'X',
  '[x] a [task',
  'https://exa mple.com',
  null,
  7,
  {a: 1},
]
const oddNumbers = [0, -1, 1e21, 0.123_456, '67', null]
const oddDays = ['yesterday', '', '2026-02-31', '31/12/2025', null]

function optionsOf({options}: SchemaType): string[] {
  const {list = []} = (options ?? {}) as {list?: (string | {value: string})[]}
  return list.map((option) => (typeof option === 'string' ? option : option.value))
}

/** What code and addresses keep, although it looks like a figure. */
export const verbatim = '{{verbatim}}'

const kept = (value: unknown) =>
  typeof value === 'string' ? value.replaceAll('{{gone}}', verbatim) : value

/** Texts of types that have a form. */
const forms = {
  datetime: '2026-03-02T12:00:00Z',
  date: '2026-03-02',
  url: 'https://other.example/a?b=c',
  email: 'ada@site.example',
}

/** Values that other documents are found by, or that only make sense together. */
const given: Record<string, unknown> = {
  key: 'share',
  canonicalPath: undefined,
  form: 'demo',
  isAnswer: false,
  toConfirm: false,
}

/** Returns a document of every type in a language, filled in from the schema. */
export function generated(fill: Fill, language: Locale, turn = 0): Fields[] {
  let count = turn
  const pick = <T>(values: readonly T[]) => values[count++ % values.length]!

  /** A figure names no other. */
  let token = ''

  /** Documents without a language are shared by all. */
  const idOf = ({name, fields}: ObjectSchemaType) =>
    fields.some((field) => field.name === 'language') ? `${name}-${language}` : name

  function text(): unknown {
    if (fill === 'full') return `Words ${(count += 1)}${token} & <more>`
    const odd = pick(oddTexts)
    return typeof odd === 'string' && !token ? odd.replaceAll('{', '(') : odd
  }

  const codeOf = (value: unknown) => (fill === 'full' ? `code ${verbatim}` : kept(value))

  function fieldsOf({fields}: ObjectSchemaType): Fields {
    const filled = fields.map(({name, type}) => {
      const value = name in given ? given[name] : valueOf(type)
      if (name === 'code') return [name, codeOf(value)]
      if (name.endsWith('Email')) return [name, fill === 'full' ? forms.email : kept(value)]
      return [name, isA(type, 'url') ? kept(value) : value]
    })
    return Object.fromEntries(filled) as Fields
  }

  function block(type: ObjectSchemaType): Fields[] {
    const own = (name: string) => type.fields.find((field) => field.name === name)?.type as never
    const values = (name: string) =>
      (own(name) as {options: {list: {value: string}[]}}).options.list.map(({value}) => value)
    const parts = (own('children') as ArraySchemaType).of as unknown as ObjectSchemaType[]
    const span = parts.find(({name}) => name === 'span') as unknown as {
      decorators: {value: string}[]
      annotations: ObjectSchemaType[]
    }
    const markDefs = span.annotations.map((one) => keyed(one))
    const marks = [...span.decorators.map(({value}) => value), ...markDefs.map(({_key}) => _key)]
    const children = [...marks, 'gone'].map((mark) => ({
      _key: `s${(count += 1)}`,
      _type: 'span',
      marks: [mark],
      text: mark === 'code' ? codeOf(text()) : text(),
    }))
    const inline = parts.filter(({name}) => name !== 'span').map((one) => keyed(one))
    const line = (rest: Fields) => ({
      _key: `b${(count += 1)}`,
      _type: 'block',
      style: 'normal',
      markDefs,
      children: [...children, ...inline],
      ...rest,
    })
    return [
      ...values('style').map((style) => line({style})),
      ...values('listItem').map((listItem) => line({listItem, level: 1})),
    ]
  }

  function keyed(type: ObjectSchemaType): Fields & {_key: string} {
    const value = valueOf(type) as Fields
    return {...value, _key: `k${(count += 1)}`}
  }

  function list({of}: ArraySchemaType): unknown[] {
    const types = of as unknown as ObjectSchemaType[]
    const items = (types.length === 1 ? [...types, ...types] : types).flatMap((type): unknown[] => {
      if (isA(type, 'block')) return fill === 'empty' ? [{_type: 'block'}] : block(type)
      return type.jsonType === 'object' ? [keyed(type)] : [valueOf(type)]
    })
    if (fill !== 'odd') return items
    const repeated =
      types.length > 1
        ? items.map((item) => Object.assign({}, item, {_key: `r${(count += 1)}`}))
        : []
    return [null, 7, ...items, ...repeated, {...(items[0] as Fields), _key: undefined}]
  }

  function reference(type: SchemaType): Fields {
    const {to} = type as unknown as {to: {name: string}[]}
    return {_type: 'reference', _ref: idOf(schema.get(pick(to).name) as ObjectSchemaType)}
  }

  function object(type: ObjectSchemaType): Fields {
    const own = {_type: type.name, ...fieldsOf(type)}
    if (isA(type, 'slug')) return {current: 'words'}
    const kind = ['image', 'file'].find((name) => isA(type, name))
    if (!kind || fill === 'empty') return own
    const asset = {_type: 'reference', _ref: assetId(`sanity.${kind}Asset`)}
    return {...own, asset, crop: undefined, hotspot: undefined, media: undefined}
  }

  /** A text of a type that has a form. */
  function formed(type: SchemaType): unknown {
    const [name, value] = Object.entries(forms).find(([own]) => isA(type, own)) ?? []
    if (name === undefined) return text()
    if (fill === 'full') return value
    return pick(name.startsWith('date') ? oddDays : oddTexts)
  }

  function valueOf(type: SchemaType): unknown {
    if (type.jsonType === 'array') return list(type)
    if (type.jsonType === 'object' && !isA(type, 'reference')) return object(type)
    if (fill === 'empty') return undefined
    if (isA(type, 'reference')) return reference(type)
    const options = optionsOf(type)
    if (options.length > 0) return pick(options)
    if (type.jsonType === 'boolean') return count++ % 2 === 0
    if (type.jsonType !== 'number') return formed(type)
    return fill === 'odd' ? pick(oddNumbers) : (count += 1)
  }

  return schema
    .getTypeNames()
    .map((name) => schema.get(name) as ObjectSchemaType)
    .filter(({name, type}) => type?.name === 'document' && !name.startsWith('sanity.'))
    .map((type) => {
      token = type.name === 'figure' ? '' : ' {{share}}'
      return Object.assign(valueOf(type) as Fields, {
        _id: idOf(type),
        _type: type.name,
        _updatedAt: '2026-03-02T12:00:00Z',
        language,
        path: type.name === 'page' ? 'every' : undefined,
        slug: {_type: 'slug', current: 'every'},
      })
    })
}
