import {createElement} from 'react'
import {expect, it} from 'vitest'

import {readSentence} from '../../../../components/scene/sentence/read-sentence'
import {announcement} from '../../../../components/sections/demo/announcement'
import {Demo} from '../../../../components/sections/demo/demo'
import {InteractiveDemo} from '../../../../components/sections/demo/interactive-demo'
import {demoLabels} from '../../../../components/sections/demo/labels'
import {oneLine} from '../../../../components/sections/demo/one-line'
import type {Locale} from '../../../../lib/i18n/locales'
import {drawnBy, editable, editsOf, pageIn} from '../pieces.ts'
import {figure, links} from './fields.ts'

const said = 'Call [Ada Byron] at Acme about the $40k deal on Friday'
const examples = [
  {_key: 'a', sentence: said, crm: 'hubspot'},
  {_key: 'b', sentence: 'Ask [Ada Byron]', crm: 'salesforce'},
]
const listed = {...figure(60, 'less'), _id: 'f', key: 'less', isListed: true, asOf: '2025-09-17'}
const before = {...figure(5, 'before'), _id: 'b', key: 'before'}
const gains = [
  {_key: 'g', share: 43, figure: listed, before},
  {_key: 'h', share: 20, figure: {...listed, _id: 'i', isListed: false, asOf: null}, before: null},
  {_key: 'j', share: null, figure: listed, before},
  {_key: 'k', share: 10, figure: null, before},
]

function demo(locale: Locale, changes: object = {}, edit = pageIn(locale).edit) {
  const section = {
    _key: 'k',
    _type: 'demo',
    heading: 'Heading',
    intro: null,
    examples,
    links,
    gains,
  }
  const own = edit({_id: 's', _type: 'demo'})
  const props = {section: {...section, ...changes}, context: pageIn(locale, edit), edit: own}
  return createElement(Demo, {...props, heading: 'h2'} as never)
}

it.each<[Locale, object, string]>([
  [
    'en',
    {},
    '<section aria-labelledby="k-title"> ¶ <h2 id="k-title"> ¶ Heading ¶ <div data-failed="false"> ¶ Pick a sentence ¶ <p data-current="true"> ¶ Call Ada Byron at Acme about the $40k deal on Friday ¶ <p data-current="false"> ¶ Ask Ada Byron ¶ What you say ¶ Call ¶ <mark style="--word:word-0"> ¶ Ada Byron</mark> at ¶ <mark style="--word:word-1"> ¶ Acme</mark> about the ¶ <mark style="--word:word-2"> ¶ $40k</mark> deal on ¶ <mark style="--word:word-3"> ¶ Friday</mark> ¶ Loading... ¶ What AI reads ¶ Call NAME_1 at NAME_2 about the AMOUNT_1 deal on DATE_1 ¶ In your CRM · Deal ¶ HubSpot ¶ <div data-outcome="changed" style="--row:0"> ¶ Company ¶ <ins style="--word:word-1"> ¶ Acme</ins> ¶ <div data-outcome="changed" style="--row:1"> ¶ Contact ¶ <ins style="--word:word-0"> ¶ Ada Byron</ins> ¶ <div data-outcome="changed" style="--row:2"> ¶ Deal amount ¶ <del>previously: $32,000</del> ¶ <ins style="--word:word-2"> ¶ $40,000</ins> ¶ <div data-outcome="kept" style="--row:3"> ¶ Deal stage ¶ Qualification ¶ <div data-outcome="kept" style="--row:4"> ¶ Close date ¶ May 31 ¶ <div data-outcome="kept" style="--row:5"> ¶ Next step ¶ Send the brochure ¶ <a href="/app" data-variant="secondary"> ¶ App ¶ This demo runs in your browser, with rules instead of a model. Nothing is sent. ¶ less ¶ <a href="/figures#figure-less"> ¶ 60% ¶ <dd style="--share:43%"> ¶ By hand, 5%By voice ¶ A survey. As of September 2025. ¶ less ¶ 60% ¶ <dd style="--share:20%"> ¶ By voice ¶ A survey ¶ less ¶ <a href="/figures#figure-less"> ¶ 60% ¶ A survey. As of September 2025.',
  ],
  [
    'fr',
    {examples: [], links: null},
    '<section aria-labelledby="k-title"> ¶ <h2 id="k-title"> ¶ Heading ¶ <div data-failed="false"> ¶ Démo dans votre navigateur, avec des règles à la place du modèle. Rien n’est envoyé. ¶ less ¶ <a href="/figures#figure-less"> ¶ 60\u00a0% ¶ <dd style="--share:43%"> ¶ Au clavier, 5\u00a0%À la voix ¶ A survey. À jour en septembre 2025. ¶ less ¶ 60\u00a0% ¶ <dd style="--share:20%"> ¶ À la voix ¶ A survey ¶ less ¶ <a href="/figures#figure-less"> ¶ 60\u00a0% ¶ A survey. À jour en septembre 2025.',
  ],
])(
  'before its script has loaded, the demo shows its first example, in %s',
  async (locale, changes, pieces) => {
    expect(await drawnBy(demo(locale, changes))).toBe(pieces)
  },
)

it('the first example opens in the Studio from both of its places', async () => {
  expect(await editsOf(demo('fr', {}, editable))).toBe(
    's ¶ s heading ¶ s examples[a] ¶ s examples[b] ¶ (s examples[a]) ¶ s links[a] ¶ s gains[g] ¶ f label.fr ¶ f value ¶ b value ¶ f source.fr ¶ s gains[h] ¶ i label.fr ¶ i value ¶ i source.fr ¶ s gains[j] ¶ f label.fr ¶ f value ¶ f source.fr',
  )
})

it.each([
  [
    'an example',
    [
      {key: 'a', sentence: 'Call Ada at Acme', crm: 'hubspot', edit: {'data-sanity': 'first'}},
      {key: 'b', sentence: 'Ask', crm: 'salesforce'},
    ],
    'Pick a sentence ¶ <li data-sanity="first"> ¶ <button type="button" aria-pressed="true"> ¶ Call Ada at Acme ¶ <button type="button" aria-pressed="false"> ¶ Ask ¶ <label for="id0"> ¶ What you say ¶ <p aria-hidden="true"> ¶ 16/200 ¶ <div aria-hidden="true"> ¶ Call ¶ <mark style="--word:word-0"> ¶ Ada</mark> at ¶ <mark style="--word:word-1"> ¶ Acme</mark> ¶ <textarea id="id0" rows="1" maxLength="200" autoComplete="off" enterKeyHint="go" aria-describedby="id0-limit id1"> ¶ Call Ada at Acme ¶ <span id="id0-limit" hidden=""> ¶ Up to 200 characters ¶ <button type="button" data-variant="primary"> ¶ Update the CRM ¶ <p id="id1" data-empty="false"> ¶ Name a company, an amount, a day or a stage, then press Enter. ¶ What AI reads ¶ Call NAME_1 at NAME_2 ¶ In your CRM · Deal ¶ CRM ¶ <input type="radio" name="id2" value="salesforce"/> ¶ Salesforce ¶ <input type="radio" name="id2" checked="" value="hubspot"/> ¶ HubSpot ¶ <div data-outcome="kept" style="--row:0"> ¶ Company ¶ — ¶ <div data-outcome="kept" style="--row:1"> ¶ Contact ¶ — ¶ <div data-outcome="kept" style="--row:2"> ¶ Deal amount ¶ $32,000 ¶ <div data-outcome="kept" style="--row:3"> ¶ Deal stage ¶ Qualification ¶ <div data-outcome="kept" style="--row:4"> ¶ Close date ¶ May 31 ¶ <div data-outcome="kept" style="--row:5"> ¶ Next step ¶ Send the brochure',
  ],
  [
    'no example',
    [],
    'Pick a sentence ¶ <label for="id0"> ¶ What you say ¶ <p aria-hidden="true"> ¶ 0/200 ¶ <div aria-hidden="true"> ¶ <textarea id="id0" rows="1" maxLength="200" autoComplete="off" enterKeyHint="go" aria-describedby="id0-limit id1"> ¶ <span id="id0-limit" hidden=""> ¶ Up to 200 characters ¶ <button type="button" data-variant="primary"> ¶ Update the CRM ¶ <p id="id1" data-empty="true"> ¶ Nothing to write yet. Name a company, an amount, a day or a stage. ¶ What AI reads ¶ In your CRM · Opportunity ¶ CRM ¶ <input type="radio" name="id2" checked="" value="salesforce"/> ¶ Salesforce ¶ <input type="radio" name="id2" value="hubspot"/> ¶ HubSpot ¶ <div data-outcome="kept" style="--row:0"> ¶ Account ¶ — ¶ <div data-outcome="kept" style="--row:1"> ¶ Contact ¶ — ¶ <div data-outcome="kept" style="--row:2"> ¶ Amount ¶ $32,000 ¶ <div data-outcome="kept" style="--row:3"> ¶ Stage ¶ Qualification ¶ <div data-outcome="kept" style="--row:4"> ¶ Close Date ¶ May 31 ¶ <div data-outcome="kept" style="--row:5"> ¶ Next Step ¶ Send the brochure',
  ],
] as const)('the loaded demo begins with %s', async (_, shown, pieces) => {
  const props = {examples: [...shown], known: ['Ada'], locale: 'en' as const, limit: 200}
  const drawn = await drawnBy(
    createElement(InteractiveDemo, {...props, labels: await demoLabels('en')}),
  )
  // React numbers the ids.
  const ids = [...new Set(drawn.match(/_R_\w*_/g))]
  expect(ids.reduce((text, id, at) => text.replaceAll(id, `id${at}`), drawn)).toBe(pieces)
})

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
