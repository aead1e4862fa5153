import {describe, expect, it} from 'vitest'

import {longest} from '../../../../lib/seo/title'
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
  it('a search preview shows title and description as on the page', () => {
    expect(previewOf(edited(), facts)).toMatchObject({
      locale: 'fr',
      own: {title: 'À propos', description: 'Essai de 14 jours.'},
      shown: {title: 'À propos · Brannock', description: 'Essai de 14 jours.'},
      isHidden: false,
    })
  })

  it('a search preview shows the title and summary for blank texts, as the page does', () => {
    const instead = {title: 'Nos prix', sections: [null, {}, {intro: 'Essai de {{trial}}.'}]}
    const {own, shown} = previewOf(edited({...instead, seo: {title: ' '}}), facts)
    expect(own).toEqual({title: '', description: ''})
    expect(shown).toEqual({title: 'Nos prix · Brannock', description: 'Essai de 14 jours.'})
    const article = edited({summary: 'En bref.', seo: {description: ''}})
    expect(previewOf(article, facts).shown.description).toBe('En bref.')
  })

  it('a search preview truncates as search engines do', () => {
    const seo = {title: 'mot '.repeat(30), description: 'mot '.repeat(60)}
    const {shown, own} = previewOf(edited({seo}), facts)
    expect(shown.title.length).toBeLessThanOrEqual(longest.title)
    expect(shown.description.length).toBeLessThanOrEqual(longest.description)
    expect(shown.title).toMatch(/mot…$/)
    expect(own.title.length).toBe(119)
  })
})
