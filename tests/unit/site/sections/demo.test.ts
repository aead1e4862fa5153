import {expect, it} from 'vitest'

import {readSentence} from '../../../../components/scene/sentence/read-sentence'
import {announcement, oneLine} from '../../../../components/sections/hero/interactive-demo'
import {demoLabels} from '../../../../components/sections/hero/labels'

it.each([
  [
    'en',
    'hubspot',
    'Call Ada Byron at Acme about the $40k deal',
    'HubSpot, Deal: Company Acme; Contact Ada Byron; Deal amount $40,000. Values masked before the model reads: 3.',
  ],
  [
    'fr',
    'salesforce',
    'Appeler Ada Byron chez Acme pour 40 k€',
    'Salesforce, Opportunité\u202f: Compte Acme; Contact Ada Byron; Montant 40\u202f000\u202f€; Étape suivante Rappeler. Valeurs masquées avant la lecture par le modèle\u202f: 3.',
  ],
  [
    'en',
    'salesforce',
    'Well',
    'Nothing to write yet. Name a company, an amount, a day or a stage.',
  ],
] as const)(
  'what was written is announced in %s to %s: %s',
  async (locale, crm, sentence, text) => {
    const reading = readSentence(sentence, ['Ada Byron'])
    expect(announcement(reading, crm, await demoLabels(locale), locale)).toBe(text)
  },
)

it.each([
  ['One', 'One'],
  ['One\ntwo', 'One two'],
  ['One \r\n\n  two\n three ', 'One two three '],
  ['\n', ' '],
])('the lines of %j are one sentence', (pasted, sentence) => {
  expect(oneLine(pasted)).toBe(sentence)
})
