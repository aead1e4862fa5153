import {describe, expect, it} from 'vitest'

import type {Locale} from '../../../lib/i18n/locales'
import en from '../../../messages/en.json'
import fr from '../../../messages/fr.json'
import {
  allCopy,
  type Copy,
  entries,
  figures,
  isFields,
  objectsIn,
  ofType,
  rendered,
} from './dataset.ts'

/** The words that docs/voice.md tells writers to avoid. */
const avoided = {
  en: /\be-mails?\b|\blog in\b|\bLLMs?\b(?!\.txt)|\baudit(s|ed) each\b|\b(writes?|updates?) (is|are) audited\b|\bleverag|\bunlock|\bbest-in-class|marketing chief|account,? and nothing else|30-day/i,
  fr: /(?<![\p{L}@])(emails?|courriels?)(?![\p{L}@])|\d\s?[–-]\s?\d|(?<!\p{L})auditées?(?!\p{L})|chef du marketing|directrice marketing/iu,
}

function messagesIn(value: unknown, at: string, locale: Locale): Copy[] {
  if (typeof value === 'string') return [{at, locale, text: value}]
  if (!isFields(value)) return []
  return Object.entries(value).flatMap(([name, field]) =>
    messagesIn(field, `${at}.${name}`, locale),
  )
}

const everything: Copy[] = [
  ...allCopy.map((copy) => ({at: copy.at, locale: copy.locale, text: rendered(copy)})),
  ...messagesIn(en, 'messages/en', 'en'),
  ...messagesIn(fr, 'messages/fr', 'fr'),
]

describe('words', () => {
  it.each(['en', 'fr'] as const)('that we do not write are nowhere in %s', (locale) => {
    const found = everything.filter(
      // The demo's tokens, such as NAME_1, are in capitals.
      ({locale: language, text}) =>
        language === locale && avoided[locale].test(text) && text !== text.toUpperCase(),
    )
    expect(found.map(({at, text}) => `${at}: ${text}`)).toEqual([])
  })

  it('of the promise are used where readers decide, not all over a page', () => {
    const limits: [RegExp, number][] = [
      [/before (a|the) (language )?model (sees|reads)/gi, 1],
      [/no credit card/gi, 2],
      [/, not (a|an|the|your)\b/gi, 1],
    ]
    const repeated = entries
      .filter(({type}) => type === 'page')
      .flatMap(({file}) => {
        const text = allCopy
          .filter(({at}) => at.startsWith(`${file}.`))
          .map(rendered)
          .join('\n')
        return limits.flatMap(([phrase, most]) =>
          (text.match(phrase) ?? []).length > most ? [`${file}: ${phrase}`] : [],
        )
      })
    expect(repeated).toEqual([])
  })
})

const name = String(ofType('siteSettings')[0]?.document['name'])

/** Names, which keep their capitals. */
const names =
  /\b(Salesforce|HubSpot|Einstein|Agentforce|Sales|Cloud|Hub|Web Summit|Enterprise Ireland|Next Wave|Ireland|Dublin|EU|GDPR|CRM|AI|ROI|API|OAuth|FAQ|SMBs?|English|French|Europe|Cormac|Close Date|DueDate|Days Without Activity|Error Condition Formula|Opportunity|I)\b/g

/** Headings and labels quoted from the specification. */
const quoted = new Set([
  'Built by Sales Reps, For Sales Reps',
  'Where We Are Today',
  `Try ${name} Free`,
  'Learn More',
  'Start Free Trial',
  "No thanks, I'll continue browsing",
])

describe('headings and labels in English', () => {
  it('are in sentence case', () => {
    const shown = everything.filter(
      ({at, locale}) => locale === 'en' && /\.(title|heading|label|badge)$/.test(at),
    )
    const capital = /(?<![.?!:…“] ?)(?<!^)\b[A-Z][a-z]/
    const wrong = shown.filter(
      ({text}) =>
        !quoted.has(text) && capital.test(text.replaceAll(name, 'x').replaceAll(names, 'x')),
    )
    expect(wrong.map(({at, text}) => `${at}: ${text}`)).toEqual([])
  })
})

interface Link {
  kind: string
  label?: string
  page?: {_ref: string}
}

describe('actions', () => {
  const links = entries
    .flatMap(({document}) => objectsIn(document).map(({object}) => object))
    .filter((object) => object['_type'] === 'link') as unknown as Link[]

  const labelsOf = (chosen: Link[]) => new Set(chosen.flatMap(({label}) => label ?? []))

  it('have their label from the settings, except on the page of the app itself', () => {
    const own = links.filter(({kind}) => kind === 'cta' || kind === 'app')
    expect(labelsOf(own)).toEqual(
      new Set([
        'Join the waitlist',
        'Open the app',
        'Ouvrir l’application',
        'Rejoindre la liste d’attente',
      ]),
    )
  })

  it('lead to the waitlist under one name, or under one that the specification quotes', () => {
    const toApp = links.filter(({page}) => page?._ref.startsWith('page-app-'))
    expect(labelsOf(toApp)).toEqual(
      new Set([
        'Commencer l’essai gratuit',
        `Essayer ${name} gratuitement`,
        'Essayer gratuitement',
        'Join the waitlist',
        'Rejoindre la liste d’attente',
        'Start Free Trial',
        `Try ${name} Free`,
        'Try free',
      ]),
    )
  })
})

describe('figures', () => {
  it('count each subject once', () => {
    const subjects = figures.map(
      (figure) =>
        `${JSON.stringify((figure as {label?: unknown}).label)} ${figure.suffix?.en ?? ''}`,
    )
    expect(subjects.filter((subject, index) => subjects.indexOf(subject) !== index)).toEqual([])
  })
})
