import {expect, it} from 'vitest'

import type {Section} from '../../../../../lib/sanity/types'
import {howToNodes} from '../../../../../lib/seo/structured-data/how-to'
import {facts, site} from './facts.ts'

it('a HowTo numbers its steps as the page does', () => {
  const section = {
    _key: 'start',
    _type: 'steps',
    heading: 'Pour commencer',
    intro: null,
    steps: [
      {_key: 'a', title: 'Connectez', text: 'Votre CRM.'},
      {_key: 'b', title: 'Parlez', text: 'Comme à un collègue.'},
    ],
  } as Section<'steps'>
  expect(howToNodes(section, facts)).toEqual([
    {
      '@type': 'HowTo',
      '@id': `${site}/fr/a-propos#steps-start`,
      name: 'Pour commencer',
      inLanguage: 'fr',
      isPartOf: {'@id': `${site}/fr/a-propos#webpage`},
      step: [
        {'@type': 'HowToStep', position: 1, name: 'Connectez', text: 'Votre CRM.'},
        {'@type': 'HowToStep', position: 2, name: 'Parlez', text: 'Comme à un collègue.'},
      ],
    },
  ])
})
