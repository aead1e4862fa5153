import {describe, it} from 'vitest'

import rules from '../../../content/copy-rules.json'
import type {Locale} from '../../../lib/i18n/locales'
import {nodesIn, pathText} from '../../../lib/platform/json'
import en from '../../../messages/en.json'
import fr from '../../../messages/fr.json'
import {expectNone, expectSame} from '../expect-none.ts'
import {allCopy, type Copy, entries, figures, objectsIn, ofType, rendered} from './dataset.ts'

/** The words that docs/voice.md tells writers to avoid. */
const avoided = {
  en: /\be-mails?\b|\blog in\b|\bLLMs?\b(?!\.txt)|\baudit(s|ed) each\b|\b(writes?|updates?) (is|are) audited\b|\bleverag|\bunlock|\bbest-in-class|marketing chief|account,? and nothing else|30-day/i,
  fr: /(?<![\p{L}@])(emails?|courriels?)(?![\p{L}@])|\d\s?[–-]\s?\d|(?<!\p{L})auditées?(?!\p{L})|chef du marketing|directrice marketing/iu,
}

function messagesIn(messages: object, at: string, locale: Locale): Copy[] {
  return [...nodesIn(messages)].flatMap(({value, path}) =>
    typeof value === 'string' ? [{at: pathText([at, ...path]), locale, text: value}] : [],
  )
}

const everything: Copy[] = [
  ...allCopy.map((copy) => ({at: copy.at, locale: copy.locale, text: rendered(copy)})),
  ...messagesIn(en, 'messages/en', 'en'),
  ...messagesIn(fr, 'messages/fr', 'fr'),
]

describe('words', () => {
  it.each(['en', 'fr'] as const)('words to avoid do not occur in %s', (locale) => {
    const found = everything.filter(
      // The demo's tokens, such as NAME_1, are in capitals.
      ({locale: language, text}) =>
        language === locale && avoided[locale].test(text) && text !== text.toUpperCase(),
    )
    expectNone(
      found.map(({at, text}) => `${at}: ${text}`),
      'Write these as docs/voice.md says',
    )
  })

  it('promise words occur only where readers decide', () => {
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
    expectNone(repeated, 'These promises are made too often on one page: leave some out')
  })
})

const siteName = String(ofType('siteSettings')[0]?.document['name'])
const named = (labels: string[]) => labels.map((label) => label.replace('{{name}}', siteName))

/** Headings and labels quoted from the specification. */
const quoted = new Set(named(rules.quotedLabels))

describe('headings and labels in English', () => {
  it('English headings and labels are in sentence case', () => {
    const shown = everything.filter(
      ({at, locale}) => locale === 'en' && /\.(title|heading|label|badge)$/.test(at),
    )
    const names = new RegExp(String.raw`\b(${rules.names.join('|')})\b`, 'g')
    const capital = /(?<![.?!:…“] ?)(?<!^)\b[A-Z][a-z]/
    const wrong = shown.filter(
      ({text}) =>
        !quoted.has(text) && capital.test(text.replaceAll(siteName, 'x').replaceAll(names, 'x')),
    )
    expectNone(
      wrong.map(({at, text}) => `${at}: ${text}`),
      'Write these in sentence case, or add the name to content/copy-rules.json',
    )
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

  const labelsOf = (chosen: Link[]) => [...new Set(chosen.flatMap(({label}) => label ?? []))]

  it('calls to action take their label from the settings, except on the app page', () => {
    const own = links.filter(({kind}) => kind === 'cta' || kind === 'app')
    const remedy =
      'Take the label from the settings, or change actionLabels in content/copy-rules.json'
    expectSame(labelsOf(own), rules.actionLabels, remedy)
  })

  it('waitlist links have one label, or a label that the specification quotes', () => {
    const toApp = links.filter(({page}) => page?._ref.startsWith('page-app-'))
    const remedy = 'Use a label of the others, or change waitlistLabels in content/copy-rules.json'
    expectSame(labelsOf(toApp), named(rules.waitlistLabels), remedy)
  })
})

describe('figures', () => {
  it('no two figures count the same subject', () => {
    const subjects = figures.map(
      (figure) =>
        `${JSON.stringify((figure as {label?: unknown}).label)} ${figure.suffix?.en ?? ''}`,
    )
    const repeated = subjects.filter((subject, index) => subjects.indexOf(subject) !== index)
    expectNone(repeated, 'Merge these figures, or give them labels that differ')
  })
})
