import {type ComponentType, createElement} from 'react'
import {expect, it} from 'vitest'

import {Columns} from '../../../components/scene/columns'
import {Phone} from '../../../components/scene/phone'
import {Scene} from '../../../components/scene/scene'
import type {Locale} from '../../../lib/i18n/locales'
import {drawnBy, editable, editsOf, pageIn} from './pieces.ts'

const fields = [
  {_key: 'a', label: 'Amount', value: '$40,000', before: '$32,000', note: 'Soon'},
  {_key: 'b', label: 'Contact', value: 'Ada'},
  {_key: 'c', label: 'Salary', value: 'Hidden', before: 'Open', isRefused: true},
  {_key: 'd', label: 'Empty', value: null},
]
const scene = {
  sentence: 'Call [Ada Byron] of [the company with the longest name]',
  recordTitle: 'Task',
  isAnswer: false,
  fields,
  footnote: 'Later',
}
const answer = {...scene, sentence: 'Who?', recordTitle: null, isAnswer: true, footnote: null}

function draw(
  component: unknown,
  shown: object,
  locale: Locale,
  rest: object = {},
  edit = pageIn(locale).edit,
) {
  const own = edit({_id: 's', _type: 'page'})
  const props = {scene: shown, locale, edit: own, ...rest}
  return createElement(component as ComponentType<object>, props)
}

it.each<[string, unknown, object, Locale, object, string]>([
  [
    'at the head of a page',
    Scene,
    scene,
    'en',
    {leads: true},
    '<figure data-leads="true" aria-label="What a rep says, and what the CRM holds a moment later"> ¶ You say ¶ Call <mark>Ada Byron</mark> of <mark>the company with the longest name</mark> ¶ What AI reads ¶ Call NAME_1 of NAME_2 ¶ In your CRM · Task ¶ <div data-outcome="changed" style="--row:0"> ¶ Amount ¶ <del>previously: $32,000</del>$40,000 ¶ Soon ¶ <div data-outcome="written" style="--row:1"> ¶ Contact ¶ Ada ¶ <div data-outcome="refused" style="--row:2"> ¶ Salary ¶ <del>previously: Open</del>Refused: Hidden ¶ [x] ¶ <button type="button"> ¶ Replay ¶ Later',
  ],
  [
    'below',
    Scene,
    {...scene, fields: fields.slice(1, 2)},
    'fr',
    {},
    'Vous dites ¶ Call <mark>Ada Byron</mark> of <mark>the company with the longest name</mark> ¶ Ce que lit l’IA ¶ Call NOM_1 of NOM_2 ¶ Dans votre CRM · Task ¶ <div data-outcome="written" style="--row:0"> ¶ Contact ¶ Ada ¶ Later',
  ],
  [
    'of an answer',
    Scene,
    answer,
    'fr',
    {},
    'Vous demandez ¶ Who? ¶ La réponse ¶ <div data-outcome="read" style="--row:0"> ¶ Amount ¶ <del>avant\u202f: $32,000</del>$40,000 ¶ Soon ¶ <div data-outcome="read" style="--row:1"> ¶ Contact ¶ Ada ¶ <div data-outcome="refused" style="--row:2"> ¶ Salary ¶ <del>avant\u202f: Open</del>Refusé\u00a0: Hidden ¶ [x]',
  ],
  [
    'of an answer with its title',
    Scene,
    {...answer, recordTitle: 'Deal'},
    'en',
    {},
    'You ask ¶ Who? ¶ Deal ¶ <div data-outcome="read" style="--row:0"> ¶ Amount ¶ <del>previously: $32,000</del>$40,000 ¶ Soon ¶ <div data-outcome="read" style="--row:1"> ¶ Contact ¶ Ada ¶ <div data-outcome="refused" style="--row:2"> ¶ Salary ¶ <del>previously: Open</del>Refused: Hidden ¶ [x]',
  ],
  [
    'of a record alone',
    Scene,
    {...scene, sentence: null, recordTitle: null},
    'en',
    {},
    'In your CRM ¶ <div data-outcome="changed" style="--row:0"> ¶ Amount ¶ <del>previously: $32,000</del>$40,000 ¶ Soon ¶ <div data-outcome="written" style="--row:1"> ¶ Contact ¶ Ada ¶ <div data-outcome="refused" style="--row:2"> ¶ Salary ¶ <del>previously: Open</del>Refused: Hidden ¶ [x] ¶ Later',
  ],
  [
    'of a sentence alone',
    Scene,
    {...scene, sentence: 'Hello', fields: null, footnote: null},
    'en',
    {},
    'You say ¶ Hello',
  ],
  [
    'on a phone',
    Phone,
    {...scene, sentence: 'Call Ada'},
    'fr',
    {},
    'À l’écoute ¶ Task ¶ Call Ada ¶ <span aria-hidden="true"> ¶ Dans votre CRM · Task ¶ <div data-outcome="changed" style="--row:0"> ¶ Amount ¶ <del>avant\u202f: $32,000</del>$40,000 ¶ Soon ¶ <div data-outcome="written" style="--row:1"> ¶ Contact ¶ Ada ¶ <div data-outcome="refused" style="--row:2"> ¶ Salary ¶ <del>avant\u202f: Open</del>Refusé\u00a0: Hidden ¶ [x] ¶ [check] ¶ Later',
  ],
  [
    'on a phone that only listens',
    Phone,
    {sentence: 'Call', recordTitle: null, fields: [], footnote: null},
    'en',
    {},
    'Listening ¶ Call ¶ <span aria-hidden="true">',
  ],
  [
    'in columns',
    Columns,
    scene,
    'en',
    {},
    'Amount ¶ $40,000 ¶ Contact ¶ Ada ¶ Salary ¶ Hidden ¶ Empty ¶ Later',
  ],
  ['in columns without fields', Columns, {...scene, fields: null, footnote: null}, 'en', {}, ''],
])('a scene %s', async (_, component, shown, locale, rest, pieces) => {
  expect(await drawnBy(draw(component, shown, locale, rest))).toBe(pieces)
})

it.each([
  [
    'scene',
    Scene,
    's ¶ s sentence ¶ s sentence ¶ s recordTitle ¶ s fields[a] ¶ s fields[a].label ¶ s fields[a].before ¶ s fields[a].value ¶ s fields[a].note ¶ s fields[b] ¶ s fields[b].label ¶ s fields[b].value ¶ s fields[c] ¶ s fields[c].label ¶ s fields[c].before ¶ s fields[c].value ¶ s footnote',
  ],
  [
    'phone',
    Phone,
    's ¶ s recordTitle ¶ s sentence ¶ s recordTitle ¶ s fields[a] ¶ s fields[a].label ¶ s fields[a].before ¶ s fields[a].value ¶ s fields[a].note ¶ s fields[b] ¶ s fields[b].label ¶ s fields[b].value ¶ s fields[c] ¶ s fields[c].label ¶ s fields[c].before ¶ s fields[c].value ¶ s footnote',
  ],
  [
    'comparison in columns',
    Columns,
    's ¶ s fields[a] ¶ s fields[a].label ¶ s fields[a].value ¶ s fields[b] ¶ s fields[b].label ¶ s fields[b].value ¶ s fields[c] ¶ s fields[c].label ¶ s fields[c].value ¶ s fields[d] ¶ s fields[d].label ¶ s fields[d].value ¶ s footnote',
  ],
])('each field of a %s opens in the Studio', async (_, component, edits) => {
  expect(await editsOf(draw(component, scene, 'en', {}, editable))).toBe(edits)
})
