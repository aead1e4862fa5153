import {expect, it} from 'vitest'

import {longTextMarkdown} from '../../../components/blocks/long-text.markdown'
import {sampleText} from '../../../components/gallery/sample-text'
import {translatorFor} from '../../../lib/i18n/translator'

it('the gallery shows each kind of text that refers to no other document', () => {
  const kinds = sampleText.flatMap((block) =>
    block._type === 'block' ? [block.listItem ?? block.style] : [block._type],
  )
  const shown = 'blockquote bullet callout codeSample dataTable h2 h3 nextStep normal roadmap'
  expect(new Set(kinds)).toEqual(new Set(shown.split(' ')))
  const keys = sampleText.map(({_key}) => _key)
  expect(new Set(keys).size).toBe(keys.length)
  const url = 'http://localhost:3000/'
  const markdown = longTextMarkdown(sampleText, {
    locale: 'en',
    hasCta: true,
    url,
    t: translatorFor('en'),
  })
  expect(markdown).toContain('\n- Before the meeting: who, what, what is open\n   - On paper')
})
