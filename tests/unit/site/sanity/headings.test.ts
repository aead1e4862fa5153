import {describe, expect, it} from 'vitest'

import {headingsOf, levelBelow} from '../../../../lib/sanity/headings'
import type {LongTextContent} from '../../../../lib/sanity/types'

type Block = LongTextContent[number]

let made = 0

function block(style: 'h2' | 'h3' | 'normal' | 'blockquote', ...children: unknown[]): Block {
  made += 1
  return {
    _type: 'block',
    _key: `block-${made}`,
    style,
    markDefs: null,
    children: children.map((child, index) =>
      typeof child === 'string'
        ? {_type: 'span', _key: `${index}`, text: child}
        : {_type: 'figureReference', _key: `${index}`, figure: child},
    ),
  } as Block
}

const saved = {
  key: 'saved',
  value: 1200,
  upTo: null,
  prefix: null,
  suffix: {en: '+', fr: ' et plus'},
}

const idsOf = (...texts: string[]) =>
  headingsOf(
    texts.map((text) => block('h2', text)),
    'en',
  ).map(({id}) => id)

it.each([
  [2, [2, 2, 3, 3, 4]],
  [3, [3, 3, 4, 4, 5]],
] as const)('a block of a text below level %i has the level below its heading', (top, levels) => {
  const body = [
    block('normal', 'Before'),
    block('h2', 'First'),
    block('normal', 'Within'),
    block('h3', 'Below'),
    block('normal', 'Last'),
  ]
  const headings = headingsOf(body, 'en')
  expect(body.map(({_key}) => levelBelow(body, headings, top, _key))).toEqual(levels)
})

describe('the headings of a long text', () => {
  it('lists h2 and h3 blocks in order, with their keys', () => {
    const body = [
      block('normal', 'A paragraph'),
      block('h2', 'First'),
      block('h3', 'Below'),
      {_type: 'codeSample', _key: 'code', code: 'h2', children: null, markDefs: null} as Block,
      block('blockquote', 'A quote'),
      block('h2', 'Last'),
    ]
    expect(headingsOf(body, 'en')).toEqual([
      {key: body[1]?._key, id: 'first', text: 'First', level: 2},
      {key: body[2]?._key, id: 'below', text: 'Below', level: 3},
      {key: body[5]?._key, id: 'last', text: 'Last', level: 2},
    ])
  })

  it.each([
    ['Where data quality breaks', 'where-data-quality-breaks'],
    ['Où va l’écoute, et pourquoi ?', 'ou-va-l-ecoute-et-pourquoi'],
    ['Cœur de métier : « la saisie »', 'coeur-de-metier-la-saisie'],
    ['Don’t type what your team’s calendar knows', 'dont-type-what-your-teams-calendar-knows'],
    ['Aujourd’hui, d’un mot', 'aujourd-hui-d-un-mot'],
    ['Setup → Object Manager (5–10 fields)', 'setup-object-manager-5-10-fields'],
    ['Größe', 'grosse'],
    ['…', 'part'],
  ])('the heading %s has the id %s', (text, id) => {
    expect(idsOf(text)).toEqual([id])
  })

  it('equal headings have different ids', () => {
    expect(idsOf('Limits', 'Limits', 'Limits 2', 'Limits')).toEqual([
      'limits',
      'limits-2',
      'limits-2-2',
      'limits-3',
    ])
  })

  it("heading ids do not collide with the page's own ids", () => {
    expect(idsOf('Content', 'CTA')).toEqual(['content-2', 'cta-2'])
  })

  it('heading texts contain formatted figures', () => {
    const body = [block('h2', 'Save ', saved, ' hours')]
    expect(headingsOf(body, 'en')[0]).toMatchObject({
      text: 'Save 1,200+ hours',
      id: 'save-1-200-hours',
    })
    expect(headingsOf(body, 'fr')[0]?.text).toMatch(/^Save 1\s200 et plus hours$/)
  })

  it('a missing figure becomes a dash, and empty headings are omitted', () => {
    expect(headingsOf([block('h2', 'Save ', null)], 'en')[0]?.text).toBe('Save –')
    expect(headingsOf([block('h2', ' '), block('h3')], 'en')).toEqual([])
  })
})
