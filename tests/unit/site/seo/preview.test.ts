import {describe, expect, it} from 'vitest'

import {longest, shortestDescription} from '../../../../lib/seo/title'
import {lengthOf} from '../../../../studio/inputs/seo/length'
import {type EditedDocument, previewOf} from '../../../../studio/inputs/seo/preview'

const trial = {
  key: 'trial',
  value: 14,
  upTo: null,
  prefix: null,
  suffix: {en: ' days', fr: ' jours'},
}
const facts = {siteName: 'Brannock', figures: [trial]} as unknown as Parameters<typeof previewOf>[1]

function edited(changes: EditedDocument = {}): EditedDocument {
  const seo = {title: 'À propos', description: 'Essai de {{trial}}.'}
  return {_type: 'page', language: 'fr', path: 'a-propos', seo, ...changes}
}

describe('the preview of a document', () => {
  it('shows title and description by the rules of the page, figures written out', () => {
    expect(previewOf(edited(), facts)).toMatchObject({
      locale: 'fr',
      own: {title: 'À propos', description: 'Essai de 14 jours.'},
      shown: {title: 'À propos · Brannock', description: 'Essai de 14 jours.'},
      isHidden: false,
    })
  })

  it.each<[string, EditedDocument, string | null]>([
    ['a page', {}, '/fr/a-propos'],
    ['the home page', {language: 'en', path: '/'}, '/'],
    ['an article', {_type: 'article', language: 'en', slug: {current: 'voice'}}, '/blog/voice'],
    ['a page without a path', {path: ''}, null],
    ['an article without a slug', {_type: 'article'}, null],
  ])('names the address of %s', (_, changes, href) => {
    const preview = previewOf(edited(changes), facts)
    expect(preview.href).toBe(href)
    expect(preview.trail).toEqual((href ?? '').split('/').filter(Boolean))
    expect(preview.host).not.toBe('')
  })

  it('cuts what search engines cut', () => {
    const seo = {title: 'mot '.repeat(30), description: 'mot '.repeat(60)}
    const {shown, own} = previewOf(edited({seo}), facts)
    expect(shown.title.length).toBeLessThanOrEqual(longest.title)
    expect(shown.description.length).toBeLessThanOrEqual(longest.description)
    expect(shown.title).toMatch(/mot…$/)
    expect(own.title.length).toBe(119)
  })

  it('is there before anything is written', () => {
    const preview = previewOf({}, {siteName: null, figures: []})
    expect(preview).toMatchObject({href: null, trail: [], shown: {title: '', description: ''}})
  })
})

describe('the length of a field', () => {
  it.each<[string, Parameters<typeof lengthOf>[0], number, string]>([
    ['fine with room to spare', 'title', 20, 'fine'],
    ['close near the limit', 'title', longest.title, 'close'],
    ['over beyond it', 'title', longest.title + 1, 'over'],
    [
      'close where engines would choose a text of their own',
      'description',
      shortestDescription - 1,
      'close',
    ],
    ['fine once they would not', 'description', shortestDescription, 'fine'],
    ['fine while there is nothing', 'description', 0, 'fine'],
  ])('is %s', (_, field, count, tone) => {
    expect(lengthOf(field, 'x'.repeat(count)).tone).toBe(tone)
  })

  it('is said in words', () => {
    expect(lengthOf('title', 'x'.repeat(48)).words).toBe('48 of 60 characters, 12 left')
    expect(lengthOf('title', 'x'.repeat(63)).words).toContain('3 too many')
    expect(lengthOf('description', 'x'.repeat(40)).words).toContain('10 more')
    expect(lengthOf('title', 'Oui\u202F?').words).toContain('5 of')
  })
})
