// @vitest-environment jsdom
import {readFileSync} from 'node:fs'

import {describe, expect, it} from 'vitest'

import {type Accepted, type Block, convertHtml} from '../../../../studio/inputs/pasted-text/convert'
import {sideBySide} from './side-by-side'

/** Returns clipboard contents as a program wrote them. */
const clipboard = (program: string) =>
  readFileSync(`${import.meta.dirname}/clipboards/${program}.html`, 'utf8')

const longText: Accepted = {
  styles: ['normal', 'h2', 'h3', 'blockquote'],
  decorators: ['strong', 'em', 'code'],
  blocks: ['dataTable', 'illustration', 'codeSample'],
}
const richText: Accepted = {styles: ['normal'], decorators: ['strong', 'em'], blocks: []}

/** Returns blocks without keys, and with marks replaced by their links' addresses. */
function keyless(blocks: Block[]): unknown {
  const addresses = new Map(
    blocks.flatMap(({markDefs = []}) =>
      markDefs.map(({_key, ...link}) => [_key, JSON.stringify(link)]),
    ),
  )
  return JSON.parse(
    JSON.stringify(blocks, (name, value: unknown) => {
      if (name === '_key' || name === 'markDefs') return undefined
      return name === 'marks' && Array.isArray(value)
        ? value.map((mark: string) => addresses.get(mark) ?? mark).toSorted()
        : value
    }),
  )
}

const span = (text: string, ...marks: string[]) => ({_type: 'span', text, marks})
const block = (style: string, ...children: object[]) => ({_type: 'block', style, children})
const item = (listItem: string, level: number, ...children: object[]) => ({
  ...block('normal', ...children),
  listItem,
  level,
})
const link = (url: string) => JSON.stringify({_type: 'textLink', kind: 'url', url})

const blocks = [
  block('h2', span('A quarter without data entry')),
  block(
    'normal',
    span('The team '),
    span('wrote less', 'strong'),
    span(' and '),
    span('heard more', 'em'),
    span(', as '),
    span('both reviews', 'em', 'strong'),
    span(' say. See '),
    span('the whole review', link('https://records.example/review?quarter=3&team=2')),
    span(', '),
    span('write to us', link('mailto:sales@records.example')),
    span(' or go '),
    span('further down'),
    span('.'),
  ),
  block('h2', span('What changed')),
  item('bullet', 1, span('Calls are summed up')),
  item('bullet', 2, span('in '), span('English', 'strong')),
  item('bullet', 2, span('in French')),
  item(
    'bullet',
    1,
    span('Tasks are '),
    span('written down', link('https://records.example/tasks')),
  ),
  block('h3', span('In this order')),
  item('number', 1, span('Speak')),
  item('number', 2, span('into the phone')),
  item('number', 1, span('Check')),
  block('h3', span('In figures')),
  {
    _type: 'dataTable',
    columns: ['Team', 'Minutes a day'],
    rows: [{_type: 'tableRow', cells: ['Dublin', '12']}],
  },
  {_type: 'illustration', picture: {_type: 'picture', alt: 'The team at its desks'}},
  block('normal', span('That is all.')),
]

describe.each(['word', 'word-online', 'google-docs', 'libreoffice'])(
  'a text from %s',
  (program) => {
    it('pasted text keeps its structure in a long text', () => {
      const pasted = convertHtml(clipboard(program), longText)
      expect(keyless(pasted.blocks)).toEqual(blocks)
      expect(pasted.changes).toEqual({headings: 2, tables: 1, pictures: 1, links: 1})
    })

    it('pasted text shows the resulting blocks', async () => {
      const html = clipboard(program)
      const shown = sideBySide(program, html, convertHtml(html, longText).blocks)
      await expect(shown).toMatchFileSnapshot(`clipboards/${program}.md`)
    })

    it('pasted text becomes paragraphs and lists where nothing else is allowed', () => {
      const pasted = convertHtml(clipboard(program), richText)
      const cells = ['Team', 'Minutes a day', 'Dublin', '12']
      expect(pasted.blocks.map(({_type, style}) => `${_type} ${style}`)).toEqual(
        Array.from({length: blocks.length - 2 + cells.length}, () => 'block normal'),
      )
      expect(pasted.changes).toEqual({headings: 4, tables: 0, pictures: 1, links: 1})
    })
  },
)

const styles = (html: string) => convertHtml(html, longText).blocks.map(({style}) => style)

describe('headings', () => {
  it('pasted headings start at the highest level in use', () => {
    expect(styles('<h1>a</h1><h2>b</h2><h1>c</h1><h3>d</h3>')).toEqual(['h2', 'h3', 'h2', 'h3'])
    expect(styles('<h3>a</h3><p>b</p><h4>c</h4>')).toEqual(['h2', 'normal', 'h3'])
  })

  it('pasted headings keep their levels below the document title', () => {
    expect(styles('<h1>Title</h1><h2>a</h2><h3>b</h3>')).toEqual(['h2', 'h2', 'h3'])
    expect(styles('<h1>Title</h1>')).toEqual(['h2'])
  })
})

it('a layout table does not become a table', () => {
  const {blocks: pasted} = convertHtml('<table><tr><td>a</td><td>b</td></tr></table>', longText)
  expect(pasted.map(({_type}) => _type)).toEqual(['block', 'block'])
})

it('script and file links become plain text', () => {
  const html = `<p><a href="javascript:alert(1)">a</a> <a href="file:///C:/a.docx">b</a></p>`
  const {blocks: pasted, changes} = convertHtml(html, longText)
  expect(keyless(pasted)).toEqual([block('normal', span('a'), span(' '), span('b'))])
  expect(changes.links).toBe(2)
})
