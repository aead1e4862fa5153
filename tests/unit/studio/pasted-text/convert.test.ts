// @vitest-environment jsdom
import {readFileSync} from 'node:fs'

import * as fc from 'fast-check'
import {describe, expect, it} from 'vitest'

import {
  type Accepted,
  type Block,
  convertHtml,
  convertPasted,
} from '../../../../studio/inputs/pasted-text/convert'

/** Returns clipboard contents as a program wrote them. */
const clipboard = (program: string) =>
  readFileSync(`${import.meta.dirname}/clipboards/${program}.html`, 'utf8')

const longText: Accepted = {
  styles: ['normal', 'h2', 'h3', 'blockquote'],
  decorators: ['strong', 'em', 'sup', 'sub', 'code'],
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
  block('h3', span('What changed')),
  item('bullet', 1, span('Calls are summed up')),
  item('bullet', 2, span('in '), span('English', 'strong')),
  item('bullet', 2, span('in French')),
  item(
    'bullet',
    1,
    span('Tasks are '),
    span('written down', link('https://records.example/tasks')),
  ),
  block('normal', span('In this order', 'strong')),
  item('number', 1, span('Speak')),
  item('number', 2, span('into the phone')),
  item('number', 1, span('Check')),
  block('normal', span('In figures', 'strong')),
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
      expect(pasted.changes).toEqual({
        headings: 2,
        paragraphs: 2,
        formats: [],
        tables: 1,
        pictures: 1,
        links: 1,
        others: false,
      })
    })

    it('pasted text becomes paragraphs and lists where nothing else is allowed', () => {
      const pasted = convertHtml(clipboard(program), richText)
      const cells = ['Team', 'Minutes a day', 'Dublin', '12']
      expect(pasted.blocks.map(({_type, style}) => `${_type} ${style}`)).toEqual(
        Array.from({length: blocks.length - 2 + cells.length}, () => 'block normal'),
      )
      expect(pasted.changes).toMatchObject({paragraphs: 4, tables: 0, pictures: 1, links: 1})
    })
  },
)

const styles = (html: string) => convertHtml(html, longText).blocks.map(({style}) => style)

it.each([
  ['<h1>a</h1><h2>b</h2><h1>c</h1>', ['h2', 'h3', 'h2']],
  ['<h1>Title</h1><h2>a</h2>', ['h2', 'h3']],
  ['<h1>a</h1><h2>b</h2><h4>c</h4>', ['h2', 'h3', 'normal']],
  ['<h6>a</h6>', ['h2']],
])('pasted headings keep their order: %s', (html, expected) => {
  expect(styles(html)).toEqual(expected)
})

/** Each word of a text as `word` or `word:mark+mark`. */
function words(html: string, accepted: Accepted): string[] {
  const spans = convertHtml(html, accepted).blocks.flatMap(({children = []}) => children)
  return spans
    .filter(({text}) => text?.trim())
    .map(({text = '', marks = []}) => [text.trim(), marks.join('+')].filter(Boolean).join(':'))
}

const googleDocs = (html: string) =>
  `<b style="font-weight:normal;" id="docs-internal-guid-6f3c1f0e-7fff"><p>${html}</p></b>`
const notion = (html: string) => `<!-- notionvc: 8b1f --><p>${html}</p>`
const word = (html: string) =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office"><p class=MsoNormal>${html}<o:p></o:p></p></html>`
const cocoa = (html: string) =>
  `<style type="text/css"> p.p1 {font: 12.0px Helvetica} span.s1 {text-decoration: line-through} span.s2 {font: bold 12.0px Helvetica} </style><p class="p1">${html}</p>`
const wordOnline = (style: string, names = '') =>
  `<p class="Paragraph SCXW1 BCX0"><span class="TextRun SCXW1 BCX0"><span class="NormalTextRun SCXW1 BCX0">H</span></span><span class="TextRun ${names} SCXW1 BCX0" style="${style}"><span class="NormalTextRun ${names} SCXW1 BCX0" style="${style}">2</span></span></p>`

const lines = ['underline', 'strike-through'].toSorted()

describe('formats of words', () => {
  it.each([
    ['H<sub>2</sub>O', ['H', '2:sub', 'O']],
    [word("H<span style='font-size:8.0pt;vertical-align:sub'>2</span>O"), ['H', '2:sub', 'O']],
    [
      googleDocs(
        '<span style="vertical-align:baseline;">H</span><span style="vertical-align:baseline;"><span style="font-size:0.6em;vertical-align:sub;">2</span></span>',
      ),
      ['H', '2:sub'],
    ],
    [
      googleDocs('<span style="font-family:\'Roboto Mono\',monospace">a</span><span>b</span>'),
      ['a:code', 'b'],
    ],
    [
      notion('x<sup>2</sup> <span style="font-weight:600">y<i>z</i></span>'),
      ['x', '2:sup', 'y:strong', 'z:strong+em'],
    ],
    [wordOnline('font-size:8pt;vertical-align:super'), ['H', '2:sup']],
    [wordOnline('', 'Subscript'), ['H', '2:sub']],
    ['<b>a<span style="font-weight: normal">b</span></b>', ['a:strong', 'b']],
    ['<h2><b>All of it</b></h2>', ['All of it']],
    ['<h2>Only <em>this</em></h2>', ['Only', 'this:em']],
  ])('are kept in %s', (html, expected) => {
    expect(words(html, longText)).toEqual(expected)
    expect(convertHtml(html, longText).changes.formats).toEqual([])
  })

  it.each([
    ['a <del>b</del> <mark>c</mark>', ['strike-through', 'highlight']],
    ['<span style="text-decoration: line-through underline">a</span>', lines],
    [word("<span style='background:yellow;mso-highlight:yellow'>a</span>"), ['highlight']],
    [googleDocs('<span style="background-color:#ffff00;font-weight:700">a</span>'), ['highlight']],
    [googleDocs('<span style="background-color:transparent;text-decoration:none">a</span>'), []],
    [cocoa('<span class="s1">a</span>'), ['strike-through']],
    [wordOnline('', 'Strikethrough'), ['strike-through']],
    ['<a href="https://a.example"><u>a</u></a>', []],
  ])('that are lost are named: %s', (html, expected) => {
    expect(convertHtml(html, longText).changes.formats.toSorted()).toEqual(expected.toSorted())
  })

  it('are named where the text lacks them', () => {
    const {formats} = convertHtml('<code>a</code> <b>b</b><sup>c</sup>', richText).changes
    expect(formats).toEqual(['code', 'sup'])
  })
})

describe('lists', () => {
  it.each([
    '<ul><li>a<ul><li>b<ol><li>c</li></ol></li></ul></li><li>d</li></ul>',
    '<ul><li><p>a</p><ul><li><p>b</p><ol><li><p>c</p></li></ol></li></ul></li><li><p>d</p></li></ul>',
    `<p style="Mso-List: L0 Level1 Lfo1">a</p><p style="mso-list:l0 level2  lfo1">b</p><p style="margin:0;mso-list : l1 level3 lfo2">c</p><p style='mso-list:l0 level1 lfo1;margin:0'>d</p>`,
  ])('keep their levels in %s', (html) => {
    const {blocks: pasted} = convertHtml(html, longText)
    expect(pasted.map(({level, children}) => [level, children?.[0]?.text])).toEqual([
      [1, 'a'],
      [2, 'b'],
      [3, 'c'],
      [1, 'd'],
    ])
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

const page = 'https://records.example/tasks?a=b&c=d'
const encoded = encodeURIComponent(page)

it.each([
  [`https://www.google.com/url?q=${encoded}&sa=D&source=editors&ust=17&usg=AOv`, page],
  [`https://eur01.safelinks.protection.outlook.com/?url=${encoded}&data=05`, page],
  [
    `https://www.google.com/url?q=${encodeURIComponent(`https://www.google.com/url?q=${encoded}`)}`,
    page,
  ],
  ['https://www.google.com/url?q=javascript:alert(1)', undefined],
  ['https://www.google.com/search?q=https://records.example', undefined],
  ['https://records.example/url?q=https://other.example', undefined],
  ['tel:+33123456789', undefined],
])('the link %s leads to %s', (href, target) => {
  const html = `<p><a href="${href.replaceAll('&', '&amp;')}">a</a></p>`
  const {blocks: pasted} = convertHtml(html, longText)
  expect(keyless(pasted)).toEqual([block('normal', span('a', link(target ?? href)))])
})

const slackItem = (level: number, text: string) =>
  `<ul data-indent="${level}"><li data-stringify-indent="${level}">${text}</li></ul>`

it.each([
  [
    'lists of Slack',
    slackItem(0, 'a') + slackItem(1, 'b') + slackItem(2, 'c'),
    ['1 a', '2 b', '3 c'],
  ],
  ['lists of Quill', '<ol><li>a</li><li class="ql-indent-1">b</li></ol>', ['1 a', '2 b']],
  ['emoji', '<p>a <img alt=":smile:"> <img alt="👩‍💻"> b</p>', ['a :smile: 👩‍💻 b']],
  ['captions', '<table><caption>a</caption><tr><td>b</td></tr></table>', ['a', 'b']],
  [
    'spaces around an address',
    '<p><a href=" https://a.example ">a</a></p>',
    ['a https://a.example'],
  ],
  ['addresses that are none', '<p><a href="https://">a</a></p>', ['a']],
  ['paragraphs of an item', '1. a\n   - b\n2. **c**\n\n   d', ['1 a', '2 b', '1 c\nd']],
  ['line breaks', '**a**<br>b', ['a\nb']],
  ['footnotes', '**a**[^1]\n\n[^1]: b', ['a[^1]', '[^1]: b']],
  ['pictures in a line', '**a** ![b](data:image/png;base64,AA) c', ['a', 'b', 'c']],
])('keeps %s', (_, copied, expected) => {
  const clip = copied.startsWith('<') ? {html: copied, text: ''} : {html: '', text: copied}
  const kept = convertPasted(clip, longText)?.blocks.map((made) => {
    const {
      level,
      children = [],
      markDefs = [],
      picture,
    } = made as Block & {
      level?: number
      picture?: {alt: string}
    }
    const text = children.map((child) => child.text).join('')
    const addresses = markDefs.map((mark) => (mark as {url?: string}).url)
    return [level, text || picture?.alt, ...addresses].filter(Boolean).join(' ')
  })
  expect(kept).toEqual(expected)
})

it('words of two blocks are not joined, however blocks are nested', () => {
  const {node} = fc.letrec<{node: string}>((tie) => {
    const inside = fc.oneof(
      {maxDepth: 4, depthIdentifier: 'blocks'},
      fc.constant('word'),
      fc.array(tie('node'), {minLength: 1, maxLength: 3}).map((nodes) => nodes.join('')),
    )
    const name = fc.constantFrom('div', 'p', 'h3', 'section', 'address', 'blockquote', 'figcaption')
    return {
      node: fc.oneof(
        fc.tuple(name, inside).map(([tag, html]) => `<${tag}>${html}</${tag}>`),
        inside.map((html) => `<ul><li>${html}</li></ul>`),
        inside.map((html) => `<dl><dt>word</dt><dd>${html}</dd></dl>`),
        inside.map((html) => `<table><tr><td>${html}</td><td>word</td></tr></table>`),
        inside.map((html) => `<table><tr><td>${html}</td><th>word</th></tr><tr></tr></table>`),
      ),
    }
  })
  fc.assert(
    fc.property(node, (html) => {
      const {blocks: pasted} = convertHtml(html, longText)
      const texts = JSON.stringify(pasted).match(/(?:word)+/g)
      expect(texts).toEqual(html.match(/word/g))
    }),
    {
      numRuns: 40,
      examples: [['<ul><li><blockquote><div>word</div><div>word</div></blockquote></li></ul>']],
    },
  )
})

describe('paragraphs that an empty line divides stay apart', () => {
  it.each([
    ['Gmail', '<div dir="ltr">First<div><br></div><div>Second</div></div>'],
    ['a page of notes', '<span style="color: #000">First<br><br>Second</span>'],
    ['Notion', '<!-- notionvc: 1 --><p>First<br><br>Second</p>'],
    ['ChatGPT', '<p data-start="0">First</p><p data-start="7">Second</p>'],
  ])('%s', (_, html) => {
    const {blocks: made} = convertHtml(html, longText)
    expect(keyless(made)).toEqual([block('normal', span('First')), block('normal', span('Second'))])
  })

  it('a single line break stays in its paragraph', () => {
    const {blocks: made} = convertHtml('<p>First<br>Second</p>', longText)
    expect(made.map(({children = []}) => children.map(({text}) => text).join(''))).toEqual([
      'First\nSecond',
    ])
  })
})

const wordItem = (sign: string, text: string) =>
  `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>${sign}<span>&nbsp;</span></span>${text}</p>`

describe('lists of Word whose style sheet is missing', () => {
  it.each([
    ['1.', 'number'],
    ['iv.', 'number'],
    ['·', 'bullet'],
    ['§', 'bullet'],
    ['-', 'bullet'],
  ])('%s is a %s', (sign, kind) => {
    const {blocks: made} = convertHtml(wordItem(sign, 'One') + wordItem(sign, 'Two'), longText)
    expect(made).toMatchObject([{listItem: kind}, {listItem: kind}])
  })
})

describe('Markdown', () => {
  const markdown = [
    '# Title',
    'A **bold** [link](https://records.example/tasks) and `code`.',
    '- one\n- two\n  1. three',
    '| Team | Minutes |\n| --- | --- |\n| Dublin | 12 |',
    '```\nlet a = 1\n```',
    '> [!NOTE]\n> Careful',
    '---',
    '- [x] done\n- [ ] open',
  ].join('\n\n')

  it('becomes what the field allows', () => {
    const pasted = convertPasted({html: '', text: markdown}, longText)
    expect(pasted?.isMarkdown).toBe(true)
    expect(pasted?.changes.others).toBe(true)
    expect(pasted?.blocks).toMatchObject([
      {style: 'h2', children: [{text: 'Title'}]},
      {markDefs: [{_type: 'textLink', kind: 'url', url: 'https://records.example/tasks'}]},
      {listItem: 'bullet', level: 1},
      {listItem: 'bullet', level: 1},
      {listItem: 'number', level: 2},
      {_type: 'dataTable', columns: ['Team', 'Minutes'], rows: [{cells: ['Dublin', '12']}]},
      {_type: 'codeSample', code: 'let a = 1'},
      {children: [{text: 'Careful'}]},
      {listItem: 'bullet'},
      {listItem: 'bullet'},
    ])
    const short = convertPasted({html: '', text: markdown}, richText)
    expect(short?.blocks.every(({_type, style}) => _type === 'block' && style === 'normal')).toBe(
      true,
    )
    expect(JSON.stringify(short)).toContain('let a = 1')
    expect(JSON.stringify(short)).toContain('Minutes')
  })

  it.each([
    'Our #1 choice costs 2 * 3 * 4 euros.',
    'Dear Ann,\n- the one dash of this text\nYours',
    '3. October was a Friday',
    'a_b_c and [sic] (really)',
  ])('is not read out of other text: %s', (text) => {
    expect(convertPasted({html: '', text}, longText)).toBeNull()
  })

  it('is read out of what a code editor copies, and not out of formatted text', () => {
    const text = '## Title\n\nText'
    const editor =
      '<div style="font-family: Menlo, monospace; white-space: pre;"><div><span>## Title</span></div><div><span>Text</span></div></div>'
    expect(convertPasted({html: editor, text}, longText)?.blocks[0]?.style).toBe('h2')
    expect(convertPasted({html: '<h2>Title</h2><p>Text</p>', text}, longText)?.isMarkdown).toBe(
      false,
    )
  })
})
