import type {FAQPageLeaf} from 'schema-dts'

import {plainText} from '../../sanity/plain-text'
import type {Block, Section} from '../../sanity/types'
import type {PageFacts} from './graph'
import {nodeId} from './node-id'

type Asked = Pick<Section<'faqList'> | Block<'embeddedFaq'>, 'questions'>

/** FAQPage of the questions a page answers; several lists are merged. */
export function faqNodes({questions}: Asked, {url, language}: PageFacts): FAQPageLeaf[] {
  const answered = questions.filter(({answer}) => answer.length > 0)
  if (answered.length === 0) return []
  return [
    {
      '@type': 'FAQPage',
      '@id': nodeId(url, 'faq'),
      inLanguage: language,
      isPartOf: {'@id': nodeId(url, 'webpage')},
      mainEntity: answered.map(({question, answer}) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: {'@type': 'Answer', text: plainText(answer, language)},
      })),
    },
  ]
}
