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
  'constructor',
  'https://exa mple.com',
  null,
  7,
  {a: 1},
]
const oddNumbers = [0, -1, 1e21, 0.123_456, 'many', null]
const oddDays = ['yesterday', '', '2026-02-31', null]

/** Values that other documents are found by, or that only make sense together. */
const given: Record<string, unknown> = {
  key: 'share',
  canonicalPath: undefined,
  form: 'demo',
  isAnswer: false,
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

  function fieldsOf({fields}: ObjectSchemaType): Fields {
    const filled = fields.map(({name, type}) => [name, name in given ? given[name] : valueOf(type)])
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
      text: text(),
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
    return fill === 'odd' ? [null, 7, ...items, {...(items[0] as Fields), _key: undefined}] : items
  }

  function reference(type: SchemaType): Fields {
    const {to} = type as unknown as {to: {name: string}[]}
    return {_type: 'reference', _ref: idOf(schema.get(pick(to).name) as ObjectSchemaType)}
  }

  function valueOf(type: SchemaType): unknown {
    const {list: options} = (type.options ?? {}) as {list?: (string | {value: string})[]}
    if (isA(type, 'reference')) return fill === 'empty' ? undefined : reference(type)
    if (type.jsonType === 'array') return list(type)
    if (type.jsonType === 'object') {
      const own = {_type: type.name, ...fieldsOf(type as ObjectSchemaType)}
      const kind = isA(type, 'image') ? 'image' : isA(type, 'file') && 'file'
      if (!kind || fill === 'empty') return isA(type, 'slug') ? {current: 'words'} : own
      const asset = {_type: 'reference', _ref: assetId(`sanity.${kind}Asset`)}
      return {...own, asset, crop: undefined, hotspot: undefined, media: undefined}
    }
    if (fill === 'empty') return undefined
    if (options?.length) {
      const option = pick(options)
      return typeof option === 'string' ? option : option.value
    }
    if (type.jsonType === 'boolean') return count++ % 2 === 0
    if (type.jsonType === 'number') return fill === 'odd' ? pick(oddNumbers) : (count += 1)
    if (isA(type, 'date') || isA(type, 'datetime')) {
      if (fill === 'odd') return pick(oddDays)
      return isA(type, 'date') ? '2026-03-02' : '2026-03-02T12:00:00Z'
    }
    if (isA(type, 'url')) return fill === 'odd' ? pick(oddTexts) : 'https://other.example/a?b=c'
    if (isA(type, 'email')) return fill === 'odd' ? pick(oddTexts) : 'ada@site.example'
    return text()
  }

  return schema
    .getTypeNames()
    .map((name) => schema.get(name) as ObjectSchemaType)
    .filter(({name, type}) => type?.name === 'document' && !name.startsWith('sanity.'))
    .map((type) => {
      token = type.name === 'figure' ? '' : ' {{share}}'
      return {
        ...(valueOf(type) as Fields),
        _id: idOf(type),
        _type: type.name,
        _updatedAt: '2026-03-02T12:00:00Z',
        language,
        path: type.name === 'page' ? 'every' : undefined,
        slug: {_type: 'slug', current: 'every'},
      }
    })
}
