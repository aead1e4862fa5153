import {parse} from 'node-html-parser'
import {describe, expect, test} from 'vitest'

import {quietPage} from '../../../../lib/flight/quiet-page.ts'
import {readRows} from '../../../../lib/flight/rows.ts'

const long = 'What somebody says is long enough to be worth a place. '.repeat(4).trim()
const css = `.a{color:red;}${'.a b{margin:0;}'.repeat(20)}`

interface Written {
  document: string
  rows: Record<string, unknown>
}

const literal = (text: string) => JSON.stringify(text).replaceAll('<', String.raw`\u003c`)

/** A page as Next.js writes it: the document, and what React hydrates it with, in two pieces. */
function pageOf({document, rows}: Written): string {
  const flight = Object.entries(rows)
    .map(([id, value]) =>
      typeof value === 'string' && value.startsWith('I')
        ? `${id}:${value}\n`
        : `${id}:${JSON.stringify(value)}\n`,
    )
    .join('')
  const pieces = [flight.slice(0, 40), flight.slice(40)]
  const scripts = pieces.map(
    (piece) => `<script>self.__next_f.push([1,${literal(piece)}])</script>`,
  )
  return `<!DOCTYPE html><html><body>${document}<script>(self.__next_f=self.__next_f||[]).push([0])</script>${scripts.join('')}</body></html>`
}

/** What React is handed when a browser runs the scripts of a page. */
function received(page: string): Record<string, unknown> {
  const document = parse(page, {comment: true})
  const pushed: unknown[][] = []
  const self = {__next_f: pushed}
  for (const {textContent} of document.querySelectorAll('script:not([type])')) {
    // oxlint-disable-next-line typescript/no-implied-eval -- A browser runs them, too.
    new Function('self', 'document', textContent)(self, document)
  }
  const rows = readRows(pushed.map(([, text = '']) => text).join(''))
  return Object.fromEntries(
    (rows ?? [])
      .filter(({tag}) => tag === '')
      .map(({id, data}) => [id, JSON.parse(data) as unknown]),
  )
}

const element = (type: string, props: object) => ['$', type, null, props]

describe('an element that React only draws', () => {
  const written = {
    document: `<main><section class="s a">${long}<!-- --> &amp; <b>more</b></section><button>Copy</button></main>`,
    rows: {
      '1': 'I[1,[],"Button"]',
      '0': element('main', {
        children: [
          element('section', {className: 's a', children: [long, ' & ', '$L2']}),
          element('$L1', {label: 'Copy'}),
        ],
      }),
      '2': element('b', {children: 'more'}),
    },
  }

  test('is not said again, and React gets what the document has', () => {
    const page = quietPage(pageOf(written))
    expect(page.split(long)).toHaveLength(2)
    expect(received(page)).toEqual({
      '0': element('main', {
        children: [
          element('section', {
            className: 's a',
            dangerouslySetInnerHTML: {__html: `${long}<!-- --> &amp; <b>more</b>`},
          }),
          element('$L1', {label: 'Copy'}),
        ],
      }),
    })
  })

  test('is one piece of data in one script', () => {
    expect(quietPage(pageOf(written)).match(/__next_f\.push\(\[1/g)).toHaveLength(1)
  })

  test('is said when the document says something else', () => {
    const changed = {...written, document: written.document.replace('more', 'less')}
    expect(received(quietPage(pageOf(changed)))).toEqual(received(pageOf(changed)))
  })
})

test.for([
  ['of the same class', {className: 'p'}, ' class="p"'],
  ['of a text without a class', {}, ''],
] as const)('elements %s keep their order', ([, attributes, written]) => {
  const texts = ['one', 'two', 'three'].map((word) => `${word} ${long}`)
  const page = quietPage(
    pageOf({
      document: texts.map((text) => `<p${written}>${text}</p>`).join(''),
      rows: {'0': texts.map((text) => element('p', {...attributes, children: text}))},
    }),
  )
  expect(page.split(long)).toHaveLength(4)
  expect(received(page)['0']).toEqual(
    texts.map((text) => element('p', {...attributes, dangerouslySetInnerHTML: {__html: text}})),
  )
})

test('a style is read from the document, and a script not at all', () => {
  const script = `(function(){${'/* much of it */'.repeat(20)}})()`
  const page = quietPage(
    pageOf({
      document: `<style>p{}</style><style data-styled-global="">p{}</style><style data-styled="">${css}</style><script>${script}</script>`,
      rows: {
        '0': [
          element('style', {'data-styled': '', children: css}),
          element('script', {dangerouslySetInnerHTML: {__html: script}}),
        ],
      },
    }),
  )
  expect(page.split(css)).toHaveLength(2)
  expect(page.split(script)).toHaveLength(2)
  expect(received(page)['0']).toEqual([
    element('style', {'data-styled': '', dangerouslySetInnerHTML: {__html: css}}),
    element('script', {dangerouslySetInnerHTML: {__html: ''}}),
  ])
})

test.for([
  ['a component of the browser', '$L1'],
  ['an action', '$h2'],
  ['a promise', '$@3'],
])('an element with %s stays, and so does what is around it', ([, inner]) => {
  const written = {
    document: `<section class="s">${long}<i>…</i></section>`,
    rows: {
      '1': 'I[1,[],"Component"]',
      '2': {id: 'action'},
      '3': 'later',
      '0': element('section', {
        className: 's',
        children: [long, element('i', {className: 'i', children: inner})],
      }),
    },
  }
  expect(received(quietPage(pageOf(written)))['0']).toEqual(written.rows['0'])
})

test('what another row refers to is still there for it', () => {
  const lines = element('path', {d: `M0 0${'v1h1'.repeat(40)}`})
  const page = quietPage(
    pageOf({
      document: `<section class="s">${long}<svg><path></path></svg></section><div>…</div>`,
      rows: {
        '1': 'I[1,[],"Component"]',
        '2': element('section', {
          className: 's',
          children: [long, element('svg', {children: lines})],
        }),
        '0': ['$L2', element('$L1', {lines: '$2:props:children:1:props:children'})],
      },
    }),
  )
  expect(page.split(long)).toHaveLength(2)
  expect(received(page)['0']).toEqual(['$L2', element('$L1', {lines})])
})

test.for([
  ['data of a kind that is not known', '0:o4,abcd'],
  ['a reference to nothing', '0:["$","$L9",null,{"a":"$7:props:b"}]\n'],
  ['a row that is no JSON', '0:nothing\n'],
  ['a sign of our own', `0:["$","p",null,{"children":"\uE000${long}"}]\n`],
])('a page with %s stays as it is', ([, flight = '']) => {
  const page = `<p class="p">${long}</p><script>self.__next_f.push([1,${literal(flight)}])</script>`
  expect(quietPage(page)).toBe(page)
})

test('a page without data stays as it is', () => {
  expect(quietPage('<p>Nothing more</p>')).toBe('<p>Nothing more</p>')
})
