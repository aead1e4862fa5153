import {expect, it} from 'vitest'

import {longTextMarkdown} from '../../../components/blocks/long-text.markdown'
import {sampleText} from '../../../components/gallery/sample-text'
import {contextIn} from './markdown-fixtures'

it('the gallery shows each kind of text that refers to no other document', () => {
  const kinds = sampleText.flatMap((block) =>
    block._type === 'block' ? [block.listItem ?? block.style] : [block._type],
  )
  const shown = 'blockquote bullet callout codeSample dataTable h2 h3 nextStep normal roadmap'
  expect(new Set(kinds)).toEqual(new Set(shown.split(' ')))
  const keys = sampleText.map(({_key}) => _key)
  expect(new Set(keys).size).toBe(keys.length)
  const markdown = longTextMarkdown(sampleText, {...contextIn('en'), hasCta: true})
  expect(markdown).toContain('\n- Before the meeting: who, what, what is open\n   - On paper')
})
