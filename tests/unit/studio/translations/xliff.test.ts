// @vitest-environment jsdom
import {createSchema, type ObjectSchemaType} from 'sanity'
import {expect, test} from 'vitest'

import type {JsonObject} from '../../../../lib/server/json'
import {schemaTypes} from '../../../../schemas'
import {filesOf, readXliff as readFile} from '../../../../studio/translations/xliff/read'
import {writeXliff, xliffNamespace} from '../../../../studio/translations/xliff/write'
import {ofType} from '../../content/dataset'

const schema = createSchema({name: 'xliff', types: schemaTypes})
const type = schema.get('page') as ObjectSchemaType
const languages = {from: 'en', language: 'fr'} as const

const span = (_key: string, text: string, marks: string[] = []) => ({
  _key,
  _type: 'span',
  marks,
  text,
})

const figure = {_key: 'team', _type: 'figureReference', figure: {_type: 'reference', _ref: 'team'}}

const paragraph = (...children: JsonObject[]) => ({
  _key: 'first',
  _type: 'block',
  style: 'normal',
  markDefs: [{_key: 'guide', _type: 'textLink', kind: 'page'}],
  children,
})

const pageOf = (title: string, block: JsonObject): JsonObject => ({
  _type: 'page',
  title,
  sections: [{_key: 'prose', _type: 'prose', body: [block]}],
})

const source = pageOf(
  'Sales & <marketing>',
  paragraph(
    span('a', 'We are '),
    figure,
    span('b', ' people. Read the '),
    span('c', 'guide', ['strong', 'guide']),
  ),
)
const pair = {type, languages, source, translation: source}
const bodyPath = 'sections[_key=="prose"].body[_key=="first"]'

const written = (of: typeof pair = pair) =>
  new XMLSerializer().serializeToString(writeXliff(languages, [{pair: of, original: 'page-fr'}]))

const parsed = (xml: string) => new DOMParser().parseFromString(xml, 'application/xml')

const readXliff = (xliff: Document, of: typeof pair) => readFile(filesOf(xliff).get('page-fr')!, of)

/** Returns the export with these translations, by path. */
function translated(targets: Record<string, string>, of = pair): Document {
  const xliff = parsed(written(of))
  for (const [path, target] of Object.entries(targets)) {
    const unit = [...xliff.querySelectorAll('unit')].find(
      (each) => each.getAttribute('name') === path,
    )
    const element = parsed(`<target xmlns="${xliffNamespace}">${target}</target>`).documentElement
    unit?.querySelector('segment')?.append(xliff.importNode(element, true))
  }
  return xliff
}

test('exports texts as units, with formatting and figures as tags', () => {
  const lines = [
    '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="fr">',
    '<file id="f1" original="page-fr" canResegment="no">',
    '<unit id="u1" name="title" xml:space="preserve">',
    '<notes><note>Title</note></notes>',
    '<segment state="initial"><source>Sales &amp; &lt;marketing&gt;</source></segment>',
    '</unit>',
    `<unit id="u2" name="${bodyPath.replaceAll('"', '&quot;')}" xml:space="preserve">`,
    '<notes><note>Sections › Prose › Text</note></notes>',
    '<segment state="initial">',
    '<source>We are <ph id="2"/> people. Read the <pc id="4">guide</pc></source>',
    '</segment>',
    '</unit>',
    '</file>',
    '</xliff>',
  ]
  expect(written()).toBe(lines.join(''))
  expect([...filesOf(parsed(written())).keys()]).toEqual(['page-fr'])
})

test("imports a translation with the source's marks and figures, reordered", () => {
  const {set, unfit} = readXliff(
    translated({
      title: 'Ventes &amp; &lt;marketing&gt;',
      [bodyPath]: 'Lisez le <pc id="4">guide !</pc> Nous sommes <ph id="2"/>.',
    }),
    pair,
  )
  expect(unfit).toEqual([])
  const key = expect.any(String) as string
  expect(set).toEqual({
    title: 'Ventes & <marketing>',
    [`${bodyPath}.children`]: [
      {...span('', 'Lisez le '), _key: key},
      span('c', 'guide !', ['strong', 'guide']),
      {...span('', ' Nous sommes '), _key: key},
      figure,
      {...span('', '.'), _key: key},
    ],
  })
})

test('exports and imports raised and lowered text', () => {
  const water = (text: string) =>
    paragraph(span('a', text), span('b', '2', ['sub']), span('c', 'O.'))
  const of = {...pair, source: pageOf('Water', water('This is H'))}
  of.translation = of.source
  const xliff = parsed(written(of))
  expect(xliff.querySelectorAll('source')[1]?.textContent).toBe('This is H2O.')
  const target = 'C’est H<pc id="2">2</pc>O.'
  const {set} = readXliff(translated({[bodyPath]: target}, of), of)
  expect(set[`${bodyPath}.children`]).toMatchObject([{}, span('b', '2', ['sub']), {text: 'O.'}])
})

test('exports existing translations as targets and imports them unchanged', () => {
  const translation = pageOf(
    'Ventes',
    paragraph(span('a', 'Nous sommes '), figure, span('c', 'le guide', ['guide'])),
  )
  const of = {...pair, translation}
  const xliff = parsed(written(of))
  expect(xliff.querySelector('target')?.textContent).toBe('Ventes')
  expect(readXliff(xliff, of)).toEqual({set: {}, unfit: []})

  const corrected = written(of).replace('le guide', 'notre guide')
  expect(readXliff(parsed(corrected), of).set).toMatchObject({
    [`${bodyPath}.children`]: [{}, figure, span('c', 'notre guide', ['strong', 'guide'])],
  })
})

test('exports no target for a paragraph with different formatting', () => {
  const translation = pageOf('Ventes', paragraph(span('new', 'Nous sommes', ['em'])))
  const units = parsed(written({...pair, translation})).querySelectorAll('segment')
  expect(Array.from(units, (segment) => segment.getAttribute('state'))).toEqual([
    'translated',
    'initial',
  ])
})

test.each([
  ['misses a tag', 'Nous sommes <ph id="2"/>.'],
  ['repeats a tag', '<ph id="2"/><ph id="2"/><pc id="4">guide</pc>'],
  ['invents a tag', '<ph id="2"/><pc id="4">guide</pc><pc id="9">x</pc>'],
  ['nests tags', '<pc id="4">guide <ph id="2"/></pc>'],
  ['holds others in a tag', '<ph id="2"/><pc id="4">guide <mrk id="m">x</mrk></pc>'],
])('reports a paragraph that %s', (_, target) => {
  const {set, unfit} = readXliff(translated({[bodyPath]: target}), pair)
  expect(set).toEqual({})
  expect(unfit).toEqual([{field: 'Sections › Prose › Text', why: 'tags'}])
})

test('reports a link that the translation does not have', () => {
  const unlinked = JSON.stringify(source).replace(/"markDefs":\[.*?\]/, '"markDefs":[]')
  const of = {...pair, translation: JSON.parse(unlinked) as JsonObject}
  const xliff = translated({[bodyPath]: '<ph id="2"/><pc id="4">guide</pc>'}, of)
  expect(readXliff(xliff, of)).toEqual({
    set: {},
    unfit: [{field: 'Sections › Prose › Text', why: 'tags'}],
  })
})

test('an empty translation is none, and a text without its original or its field is named by its path', () => {
  expect(readXliff(translated({title: ' ', [bodyPath]: ''}), pair)).toEqual({set: {}, unfit: []})
  const xliff = translated({title: 'Ventes', [bodyPath]: 'Nous'})
  for (const gone of xliff.querySelectorAll('notes, source')) gone.remove()
  expect(readXliff(xliff, pair).unfit).toEqual([
    {field: 'title', why: 'changed'},
    {field: bodyPath, why: 'changed'},
  ])
  for (const unit of xliff.querySelectorAll('unit')) unit.removeAttribute('name')
  expect(readXliff(xliff, pair).unfit).toEqual([
    {field: '', why: 'gone'},
    {field: '', why: 'gone'},
  ])
})

test('reports a text whose source has changed or is gone', () => {
  const xliff = translated({title: 'Ventes', [bodyPath]: 'Nous <ph id="2"/><pc id="4">guide</pc>'})
  const changed = {...source, title: 'Sales'}
  const {sections: _, ...shorter} = source
  expect(readXliff(xliff, {...pair, source: changed, translation: shorter})).toEqual({
    set: {},
    unfit: [
      {field: 'Title', why: 'changed'},
      {field: 'Sections › Prose › Text', why: 'gone'},
    ],
  })
})

test('exports several translations as files of one document', () => {
  const empty = {...pair, source: {_type: 'page'}, translation: {_type: 'page'}}
  const xliff = writeXliff(languages, [
    {pair, original: 'first'},
    {pair: empty, original: 'empty'},
    {pair, original: 'second'},
  ])
  expect([...filesOf(xliff).keys()]).toEqual(['first', 'second'])
  const half = writeXliff(languages, [
    {pair: {...pair, translation: {title: 'Ventes'}}, original: ''},
  ])
  expect([...half.querySelectorAll('unit')].map(({id}) => id)).toEqual(['u1'])
  const ids = [...xliff.querySelectorAll('file')].map(({id}) => id)
  expect(new Set(ids).size).toBe(2)
})

test.each(['<xliff', '<html/>', written().replace('2.0"', '1.2"')])(
  'rejects %s as XLIFF 2',
  (xml) => {
    expect(filesOf(parsed(xml)).size).toBe(0)
  },
)

test.each(ofType('page').map(({document}) => document))(
  '$_id comes back as it was sent',
  (page) => {
    const original = {...pair, source: page, translation: page}
    const xliff = parsed(written(original))
    const units = [...xliff.querySelectorAll('unit')]
    for (const unit of units) {
      const target = xliff.createElementNS(unit.namespaceURI, 'target')
      target.append(...Array.from(unit.querySelector('source')!.cloneNode(true).childNodes), '.')
      unit.querySelector('segment')?.append(target)
    }
    const {set, unfit} = readXliff(xliff, original)
    expect(unfit).toEqual([])
    expect(Object.keys(set)).toHaveLength(units.length)
    expect(units.length).toBeGreaterThan(3)
  },
)
