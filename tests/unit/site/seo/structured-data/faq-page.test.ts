import {expect, it} from 'vitest'

import type {Section} from '../../../../../lib/sanity/types'
import {faqNodes} from '../../../../../lib/seo/structured-data/faq-page'
import {facts, paragraph, site} from './facts.ts'

const figure = {key: 'days', value: 30, upTo: null, prefix: null, suffix: {fr: ' jours'}}

it('an FAQPage has every answered question with its full answer and formatted figures', () => {
  const deadline = paragraph('Sous ')
  const questions = [
    {
      _id: 'faq-data',
      question: 'Où vont nos données ?',
      answer: [
        paragraph('Dans votre CRM.'),
        {...deadline, children: [...deadline.children, {_type: 'figureReference', figure}]},
      ],
    },
    {_id: 'faq-retention', question: 'Combien de temps ?', answer: [], askAt: 'hello@site.example'},
  ] as unknown as Section<'faqList'>['questions']
  expect(faqNodes({questions}, facts)).toEqual([
    {
      '@type': 'FAQPage',
      '@id': `${site}/fr/a-propos#faq`,
      inLanguage: 'fr',
      isPartOf: {'@id': `${site}/fr/a-propos#webpage`},
      mainEntity: [
        {
          '@type': 'Question',
          name: 'Où vont nos données ?',
          acceptedAnswer: {'@type': 'Answer', text: 'Dans votre CRM.\nSous 30 jours'},
        },
      ],
    },
  ])
})
