import type {SanityDocument} from 'sanity'
import {describe, expect, test} from 'vitest'

import {languageIn, seenByReaders} from '../../../../studio/translations/metadata'

const draft = {_id: 'drafts.about'} as SanityDocument
const stored = {_id: 'about'} as SanityDocument
const inRelease = {_id: 'versions.spring.about'} as SanityDocument

describe('the source of a translation', () => {
  test.each([
    ['nothing', undefined, null],
    ['no document', [], null],
    ['the published version', [draft, stored], stored],
    ['the draft alone', [draft], draft],
    ['the first of the others', [inRelease, draft], inRelease],
  ])('is %s', (_, documents, seen) => {
    expect(seenByReaders(documents)).toBe(seen)
  })

  test.each([
    [null, null],
    [{translations: null}, null],
    [{translations: [{_key: 'fr', language: 'fr', value: {_ref: 'other'}}]}, null],
    [{translations: [{_key: 'fr', language: 'fr', value: {_ref: 'about'}}]}, 'fr'],
    [{translations: [{_key: 'xx', language: 'xx', value: {_ref: 'about'}}]}, null],
  ])('linked as %j is in %s', (metadata, language) => {
    expect(languageIn(metadata, 'about')).toBe(language)
  })
})
