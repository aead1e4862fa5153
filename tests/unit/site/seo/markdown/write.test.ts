import {markdownToPortableText, portableTextToMarkdown} from '@portabletext/markdown'
import {array, assert, constantFrom, integer, property, string} from 'fast-check'
import {describe, expect, it} from 'vitest'

import {
  code,
  heading,
  image,
  type Inline,
  list,
  markRenderers,
  numbered,
  paragraph,
  quote,
  stack,
  table,
} from '../../../../../lib/seo/markdown/write'

interface Read {
  _type: string
  style?: string
  listItem?: string
  children?: {text?: string; marks?: string[]}[]
  rows?: {cells: {value: Read[]}[]}[]
}

const read = (markdown: string) => markdownToPortableText(markdown) as unknown as Read[]

const words = ({children = []}: Read) => children.map(({text}) => text ?? '').join('')

/** Collapses white space and trims, as rendering does. */
const seen = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Texts dense with characters that are special in Markdown. */
const signs = string({
  unit: constantFrom(
    ...'*_[]()#>-+=|`~!\\&<.:;/"\''.split(''),
    '1',
    'a',
    'B',
    'é',
    ' ',
    '\u202f',
    '&amp;',
    '](x)',
    '<b>',
    '1. ',
    '- ',
    '# ',
    '```',
    ' https://a.b/_c_ ',
  ),
  minLength: 1,
  maxLength: 24,
})
  .map(seen)
  .filter((text) => text !== '')

/** A URL in bold text would become a link, in which nothing is escaped. */
const names = signs.filter((text) => !text.includes('https:'))

describe('plain text', () => {
  it('plain text survives Markdown parsing, whatever characters it contains', () => {
    assert(
      property(signs, (text) => {
        const [only, ...others] = read(paragraph(text))
        expect(others).toEqual([])
        expect([only?._type, only?.style, only?.listItem]).toEqual(['block', 'normal', undefined])
        expect(seen(words(only!))).toBe(text)
      }),
    )
  })

  it('plain text in a heading stays one heading', () => {
    assert(
      property(signs, integer({min: 1, max: 6}), (text, level) => {
        const [only, ...others] = read(heading(level, text))
        expect(others).toEqual([])
        expect(only?.style).toBe(`h${level}`)
        expect(seen(words(only!))).toBe(text)
      }),
    )
  })

  it('plain text in a table cell stays in the cell', () => {
    assert(
      property(signs, signs, signs, (column, first, second) => {
        const [only, ...others] = read(table([column, 'B'], [[[first], [second]], [['x']]]))
        expect(others).toEqual([])
        const cells = only?.rows?.map((row) =>
          row.cells.map(({value}) => seen(value.map(words).join(''))),
        )
        expect(cells).toEqual([
          [column, 'B'],
          [first, second],
          ['x', ''],
        ])
      }),
    )
  })

  it('plain text in a list item stays in the item', () => {
    assert(
      property(names, signs, (name, text) => {
        const items = read(list(paragraph({text: name, strong: true}), paragraph(text)))
        expect(items.map(({listItem}) => listItem)).toEqual(['bullet', 'bullet'])
        expect(items.map((item) => seen(words(item)))).toEqual([name, text])
      }),
    )
  })

  it('lines of plain text start no block', () => {
    assert(
      property(array(signs, {minLength: 2, maxLength: 3}), (lines) => {
        const [only, ...others] = read(paragraph(lines.join('\n')))
        expect(others).toEqual([])
        expect(only?._type).toBe('block')
        expect(words(only!).split('\n').map(seen)).toEqual(lines)
      }),
    )
  })
})

describe('Markdown', () => {
  it.each(['[a]: b', '[a\nb]: c'])('the text %j defines no link reference', (text) => {
    expect(words(read(paragraph(text))[0]!)).toBe(text)
  })

  it.each(['[ ] a', '[x] a'])('the list item %s does not become a task', (text) => {
    const [item] = read(list(paragraph(text)))
    expect(item?.listItem).toBe('bullet')
    expect(words(item!)).toBe(text)
  })

  it('cells have their marks and one line', () => {
    const yes: Inline[] = [{text: 'Yes', strong: true}, ', both']
    const link: Inline[] = [{text: 'c\nd', href: 'https://a.b'}]
    expect(table(['A', {text: 'B', strong: true}], [[yes, link]])).toBe(
      '| A | **B** |\n| --- | --- |\n| **Yes**, both | [c d](https://a.b) |',
    )
  })

  it('bold text is bold as a whole, whatever characters it contains', () => {
    assert(
      property(names, (name) => {
        const [only, ...others] = read(paragraph('A ', {text: name, strong: true}, ' b'))
        expect(others).toEqual([])
        expect(only?.children?.filter(({marks}) => marks?.length)).toMatchObject([
          {text: name, marks: ['strong']},
        ])
      }),
    )
  })

  it.each(['_ *', '_a', '*a*', 'a_', 'a__', '__a', 'a\\', 'a\\\\', '_a\\', 'a\\_', 'a_b_c'])(
    'the emphasis of %s is kept',
    (text) => {
      for (const mark of ['em', 'strong']) {
        const span = {_type: 'span', _key: 's', text: ` ${text} `, marks: [mark]}
        const block = {_type: 'block', _key: 'b', style: 'normal', markDefs: [], children: [span]}
        const [only] = read(portableTextToMarkdown([block], {marks: markRenderers}))
        expect(only?.children).toMatchObject([{text, marks: [mark]}])
      }
    },
  )

  it('a link keeps its URL in one piece', () => {
    const parts: Inline[] = [{text: 'See [this]', href: 'https://a.b/c (d)'}]
    expect(paragraph(...parts)).toBe('[See \\[this\\]](https://a.b/c%20%28d%29)')
  })

  it('paragraphs of a list item stay in the item', () => {
    expect(list('a', null, 'b')).toBe('- a\n- b')
    expect(numbered(stack('a', 'more'), 'b')).toBe('1. a\n\n   more\n\n2. b')
  })

  it('every line of a quote is marked', () => {
    expect(quote(stack('a', 'b'))).toBe('> a\n>\n> b')
    expect(quote('a> \nb')).toBe('> a> \n> b')
    expect(quote('')).toBe('')
  })

  it('a code fence is longer than any fence in the code', () => {
    expect(code('x = 1')).toBe('```\nx = 1\n```')
    expect(code('````')).toBe('`````\n````\n`````')
  })

  it('a picture has its alternative text', () => {
    expect(image('A [draft] of *it*', 'https://a.b/c.png')).toBe(
      '![A \\[draft\\] of \\*it\\*](https://a.b/c.png)',
    )
  })
})
