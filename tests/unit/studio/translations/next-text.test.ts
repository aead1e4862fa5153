import {readFileSync} from 'node:fs'

import {describe, expect, test} from 'vitest'

import type {Locale} from '../../../../lib/i18n/locales'
import {partsOf, terms} from '../../../../studio/translations/marked-source'
import {nextPath} from '../../../../studio/translations/next-text'

const all = ['title', 'sections[_key=="a"].title', 'body[_key=="b"]', 'body[_key=="c"]']

const open = new Set([all[1], all[3]].map(String))

describe('the next text that needs work', () => {
  test.each([
    ['', all[1]],
    ['title', all[1]],
    ['sections[_key=="a"].title', all[3]],
    ['body[_key=="b"].children[_key=="d"]', all[3]],
    ['body[_key=="c"]', all[1]],
    ['seo.image', all[1]],
  ])('after %s is %s', (current, next) => {
    expect(nextPath(all, open, current)).toBe(next)
  })

  test('is the same one where no other is left, and none where all are done', () => {
    expect(nextPath(all, new Set(['title']), 'title')).toBe('title')
    expect(nextPath(all, new Set(), 'title')).toBeUndefined()
  })

  test('comes to each one, in order, wherever it starts', () => {
    for (const start of ['', ...all]) {
      const first = nextPath(all, new Set(all), start) ?? ''
      const way = [first]
      while (way.length < all.length) way.push(nextPath(all, new Set(all), way.at(-1) ?? '') ?? '')
      expect(way.toSorted()).toEqual(all.toSorted())
    }
  })
})

const marksIn = (source: string, from: 'en' | 'fr' = 'en') =>
  partsOf(source, {from, to: from === 'en' ? 'fr' : 'en'})
    .filter(({mark}) => mark !== undefined)
    .map(({text, mark}) => `${text}: ${mark}`)

describe('the marks in an original', () => {
  test.each([
    ['It fills fields in {{seconds}}.', ['fields: champ', '{{seconds}}: true']],
    ['Copilot, or \u{FFFC}?', ['Copilot: copilote', '\u{FFFC}: true']],
    ['A battlefield records nothing', ['records: enregistrement']],
    ['AI agents sign in', ['AI agents: agent IA', 'sign in: se connecter']],
    ['Nothing {here} of note', []],
  ])('are found in “%s”', (source, marks) => {
    expect(marksIn(source)).toEqual(marks)
  })

  test('are found in French', () => {
    expect(marksIn('Les étapes de l’e-mail', 'fr')).toEqual(['étapes: stage', 'e-mail: email'])
  })

  test('are figures alone in a language without terms', () => {
    const languages = {from: 'de' as Locale, to: 'en'} as const
    const marked = partsOf('Felder (neu): {{count}}', languages).filter(({mark}) => mark)
    expect(marked).toEqual([{at: 14, text: '{{count}}', mark: true}])
  })

  test('leave the text as it is', () => {
    const source = 'Email {{a}} and fields, {{b-1}}{{c}}.'
    expect(
      partsOf(source, {from: 'en', to: 'fr'})
        .map(({text}) => text)
        .join(''),
    ).toBe(source)
  })

  test('are of the terms in docs/voice.md', () => {
    const voice = readFileSync(new URL('../../../../docs/voice.md', import.meta.url), 'utf8')
    const [, table = ''] = voice.split(/\| English +\| French +\|\n\|[- |]+\n/)
    const [rows = ''] = table.split('\n\n')
    const listed = rows.split('\n').map((row) => row.split('|').map((cell) => cell.trim()))
    expect(listed.map(([, en, fr]) => ({en, fr}))).toEqual(terms)
  })
})
