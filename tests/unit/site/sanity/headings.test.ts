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
  it.each([
    ['Where data quality breaks', 'where-data-quality-breaks'],
    ['Où va l’écoute, et pourquoi ?', 'ou-va-l-ecoute-et-pourquoi'],
    ['Cœur de métier : « la saisie »', 'coeur-de-metier-la-saisie'],
    ['Aujourd’hui, d’un mot', 'aujourd-hui-d-un-mot'],
    ['…', 'part'],
  ])('the heading %s has the id %s', (text, id) => {
    expect(idsOf(text)).toEqual([id])
  })

  it('heading texts contain formatted figures', () => {
    const body = [block('h2', 'Save ', saved, ' hours')]
    expect(headingsOf(body, 'en')[0]).toMatchObject({
      text: 'Save 1,200+ hours',
      id: 'save-1-200-hours',
    })
    expect(headingsOf(body, 'fr')[0]?.text).toMatch(/^Save 1\s200 et plus hours$/)
  })
})
