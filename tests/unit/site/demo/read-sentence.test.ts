import {describe, expect, it} from 'vitest'

import {readSentence} from '../../../../components/scene/sentence/read-sentence'
import {maskParts, type TokenLabels} from '../../../../components/scene/sentence/tokens'

const words: TokenLabels = {
  name: 'NAME',
  amount: 'AMOUNT',
  date: 'DATE',
  email: 'EMAIL',
  phone: 'PHONE',
  number: 'NUMBER',
}

function masked(sentence: string, known?: string[]): string {
  return maskParts(readSentence(sentence, known).parts, words)
    .map(({text, token}) => (token ? `⟦${token}⟧` : text))
    .join('')
}

const changes = (sentence: string, known?: string[]) => readSentence(sentence, known).changes

describe('what a sentence changes', () => {
  it.each([
    [
      'Just met Acme, deal is 40k, follow up Tuesday',
      {account: 'Acme', amount: '40k', nextStep: {task: 'followUp', date: 'Tuesday'}},
    ],
    [
      'just met acme, deal is 40k, follow up tuesday',
      {account: 'Acme', amount: '40k', nextStep: {task: 'followUp', date: 'tuesday'}},
    ],
    [
      'Good call with Aoife Byrne at Larkfield, they move to negotiation, signature by 30 June',
      {account: 'Larkfield', contact: 'Aoife Byrne', stage: 'negotiation', closeDate: '30 June'},
    ],
    [
      'Met Acme yesterday. They signed for €48,000 and we close on 30 June',
      {account: 'Acme', amount: '€48,000', stage: 'won', closeDate: '30 June'},
    ],
    [
      'Deal lost at Acme Robotics, call back next quarter',
      {account: 'Acme Robotics', stage: 'lost', nextStep: {task: 'call', date: 'next quarter'}},
    ],
    [
      'Vu Orvane, l’affaire est à 40 000 €, je relance mardi',
      {account: 'Orvane', amount: '40 000 €', nextStep: {task: 'followUp', date: 'mardi'}},
    ],
    [
      'Bon appel avec Claire Moreau chez Valtère, ils passent en négociation, signature le 30 juin',
      {account: 'Valtère', contact: 'Claire Moreau', stage: 'negotiation', closeDate: '30 juin'},
    ],
    [
      'J’ai rencontré valtère hier, affaire perdue, rappeler la semaine prochaine',
      {account: 'Valtère', stage: 'lost', nextStep: {task: 'call', date: 'la semaine prochaine'}},
    ],
    ['Acme wants the proposal', {account: 'Acme', stage: 'proposal'}],
    ['Meeting with Acme on Tuesday', {account: 'Acme'}],
    ['Signing meeting with Acme on 30 June', {account: 'Acme', closeDate: '30 June'}],
    ['Close 30 June, sign 31 July', {closeDate: '30 June'}],
    [
      'Follow up Acme. By Friday, close 30 June',
      {account: 'Acme', nextStep: {task: 'followUp', date: 'Friday'}, closeDate: '30 June'},
    ],
    ['Met Claire and Paul at Acme', {account: 'Acme', contact: 'Claire'}],
    ['Met Acme and Globex', {account: 'Acme'}],
    ['Met Claire at Claire', {account: 'Claire'}],
    ['Follow up. Next week works', {nextStep: {task: 'followUp', date: 'Next week'}}],
    [
      'Write to claire@valtere.example or +33 6 12 34 56 78',
      {email: 'claire@valtere.example', phone: '+33 6 12 34 56 78'},
    ],
  ])('%s', (sentence, expected) => {
    expect(changes(sentence)).toEqual(expected)
  })

  it.each(['', 'The weather is nice', 'Je suis en retard', 'We won’t know', 'Hello!!! ???'])(
    'finds nothing to write in “%s”',
    (sentence) => {
      expect(changes(sentence)).toEqual({})
    },
  )

  it.each(['Appeler', 'Rappelle', 'Envoyer'])(
    'what is to be done is no part of a name: %s',
    (verb) => {
      expect(changes(`${verb} Claire Moreau`).contact).toBe('Claire Moreau')
    },
  )

  it('accepts values that an editor marked', () => {
    expect(changes('big blue likes it', ['big blue'])).toEqual({account: 'Big blue'})
    expect(changes('It goes to procurement')).toEqual({})
  })

  it('tells a person from a company by the words before the name', () => {
    expect(changes('Met Claire from Acme')).toEqual({account: 'Acme', contact: 'Claire'})
    expect(changes('Met Claire Moreau')).toEqual({contact: 'Claire Moreau'})
    expect(changes('Rendez-vous avec la direction d’Orvane')).toEqual({account: 'Orvane'})
  })
})

describe('what the model reads', () => {
  it.each([
    [
      'Just met Acme, deal is 40k, follow up Tuesday',
      'Just met ⟦NAME_1⟧, deal is ⟦AMOUNT_1⟧, follow up ⟦DATE_1⟧',
    ],
    ['Met [Acme] on 12 June', 'Met [⟦NAME_1⟧] on ⟦DATE_1⟧'],
    ['Acme, then Globex, then Acme’s lawyers', '⟦NAME_1⟧, then ⟦NAME_2⟧, then ⟦NAME_1⟧’s lawyers'],
    ['20 seats, 15 % off, 3pm, 14 h 30', '⟦NUMBER_1⟧ seats, ⟦NUMBER_2⟧ off, ⟦DATE_1⟧, ⟦DATE_2⟧'],
    ['Appeler le 06 12 34 56 78', 'Appeler le ⟦PHONE_1⟧'],
    ['Mail claire@valtere.example', 'Mail ⟦EMAIL_1⟧'],
    ['Salesforce says the CEO agrees', 'Salesforce says the CEO agrees'],
  ])('%s', (sentence, expected) => {
    expect(masked(sentence)).toBe(expected)
  })

  it.each(
    'tomorrow|demain|next week|la semaine prochaine|30 June|June 30th|30 juin 2027|end of June|fin juin|le mois prochain|in two weeks|dans deux semaines|Q3|2027-01-15|12/06|mardi prochain|next Tuesday|Tuesday at 3pm|mardi à 14h30|aujourd’hui|fin du mois'.split(
      '|',
    ),
  )('has “%s” as one date', (date) => {
    expect(masked(`ok ${date}`)).toBe('ok ⟦DATE_1⟧')
  })

  it.each(
    '40k|40 k€|€48,000|48 000 €|48 000 €|1.2m|€1.2m|1,2 M€|$90k|40000|40 000|12.500 €|1,2 million d’euros|50 grand|£40,000.50'.split(
      '|',
    ),
  )('has “%s” as one amount', (amount) => {
    expect(masked(`ok ${amount}, ok`)).toBe('ok ⟦AMOUNT_1⟧, ok')
  })

  it('masking keeps every other character', () => {
    const sentence = ' Met [Acme],  (40k)… É Tuesday-ish 🙂 '
    expect(
      readSentence(sentence)
        .parts.map(({text}) => text)
        .join(''),
    ).toBe(sentence)
  })

  it.each(['A ', '1 ', '1.', '0', 'Aa-', '[', 'a@'])(
    'a sentence of nothing but “%s” is read before the timeout',
    (part) => {
      const sentence = part.repeat(2000)
      expect(
        readSentence(sentence)
          .parts.map(({text}) => text)
          .join(''),
      ).toBe(sentence)
    },
  )
})
