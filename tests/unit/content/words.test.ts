import {describe, it} from 'vitest'

import rules from '../../../content/copy-rules.json'
import type {Locale} from '../../../lib/i18n/locales'
import {nodesIn, pathText} from '../../../lib/server/json'
import en from '../../../messages/en.json'
import fr from '../../../messages/fr.json'
import {expectNone, expectSame} from '../expect-none.ts'
import {
  allCopy,
  type Copy,
  entries,
  figures,
  objectsIn,
  ofType,
  rendered,
  targetOf,
} from './dataset.ts'

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

/** Returns all texts of a page or article, with those of the questions, tables and cards it shows. */
function shownOn(file: string): string {
  const entry = entries.find((candidate) => candidate.file === file)
  const parts = objectsIn(entry?.document)
    .flatMap(({object}) => targetOf(object) ?? [])
    .filter(({type}) => ['faq', 'comparisonTable', 'featureCard'].includes(type))
  const shown = new Set([file, ...parts.map((part) => part.file)])
  return allCopy
    .filter(({at}) => shown.has(at.replace(/\.json\..*$/, '.json')) && !/\.seo\./.test(at))
    .map(rendered)
    .join('\n')
}

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

  /** Promises, and how often one page may make them, with the questions and tables it shows. */
  const promises: Partial<Record<Locale, [RegExp, number][]>> = {
    en: [
      [/before (a|the) (language )?model (sees|reads)/gi, 1],
      [/no credit card/gi, 1],
      [/(email|send) you an invitation/gi, 2],
      [/names, companies, emails/gi, 2],
      [/transcribed[^.]{0,20}unmasked|works unmasked/gi, 4],
      [/may need to approve/gi, 2],
      [/, not (a|an|the|your)\b/gi, 1],
    ],
    fr: [
      [/sans carte bancaire/gi, 1],
      [/à la voix/gi, 4],
      [/invitation par e-mail/gi, 2],
      [/noms, sociétés, e-mails/gi, 2],
      [/doit parfois approuver/gi, 2],
    ],
  }

  it('a page makes each promise once or twice', () => {
    const repeated = ofType('page').flatMap(({file, id, language = 'en'}) => {
      // Contracts and facts for machines are read in parts.
      if (/^page-(privacy|terms|for-ai|security)/.test(id)) return []
      const text = shownOn(file)
      return (promises[language] ?? []).flatMap(([phrase, most]) => {
        const count = text.match(phrase)?.length ?? 0
        return count > most ? [`${file}: ${phrase}, ${count} times`] : []
      })
    })
    expectNone(repeated, 'These promises are made too often on one page: leave some out')
  })

  it('articles make no offer twice', () => {
    const offers = ofType('article').map(({file}) => ({file, text: shownOn(file)}))
    expectNone(
      offers.filter(({text}) => /no credit card|email you an invitation/i.test(text)),
      'End the article in its own way, and leave the offer to the page it leads to',
    )
  })

  it('claims do not contradict each other', () => {
    const claims: [RegExp, string][] = [
      [/\bno analytics\b|aucune mesure d’audience/i, 'Path and speed of pages are logged: say so'],
      [/\bzero setup\b|aucun paramétrage/i, 'Say what has to be set up'],
      [
        /HubSpot[^.]{0,60}\b(field-level security|sharing rules|règles de partage)/i,
        'HubSpot has scopes',
      ],
      [/modèle de langage ne lit que/i, 'The model reads the sentence, with tokens in it'],
      [/\bfiches?\b(?! produit)/i, 'Write enregistrement'],
      [
        /[⟦⟧]|(?<![[\w])(NAME|NOM|AMOUNT|MONTANT|DATE)_\d(?!\d? =)(?!\])/,
        'Write tokens as [NAME_1]',
      ],
    ]
    const told = everything.filter(({at}) => /^(pages|faqs|comparisons|feature-cards)\//.test(at))
    const found = claims.flatMap(([claim, remedy]) =>
      told.filter(({text}) => claim.test(text)).map(({at, text}) => `${at}: ${text} (${remedy})`),
    )
    expectNone(found, 'These contradict what other pages say')
  })

  it('fields have the French names of their CRM', () => {
    const others: [RegExp, RegExp][] = [
      [/hubspot/, /opportunité|date de clôture|(?<!\p{L}|prochaine )étape/iu],
      [/salesforce|guide/, /(?<!\p{L})(transaction|date de fermeture|phase)/iu],
    ]
    const french = everything.filter(({locale}) => locale === 'fr')
    const found = others.flatMap(([place, names]) =>
      french.filter(({at, text}) => place.test(at) && names.test(text)),
    )
    expectNone(
      found.map(({at, text}) => `${at}: ${text}`),
      'Write the names in docs/voice.md',
    )
  })

  it('the home page and the guide are short', () => {
    const most = {home: 980, guide: 1200}
    const words = /[\p{L}\d][\p{L}\d’.,–-]*/gu
    const counted = Object.entries(most).flatMap(([name, limit]) =>
      ['en', 'fr'].map((locale) => {
        const file = `pages/${name}.${locale}.json`
        return {file, limit, count: shownOn(file).match(words)?.length ?? 0}
      }),
    )
    expectNone(
      counted.filter(({count, limit}) => count === 0 || count > limit),
      'Show each idea once',
    )
  })

  it('answers to be confirmed are hidden behind an address', () => {
    const open = ofType('faq').filter(({document}) => document['toConfirm'] === true)
    const missing = [
      'certifications',
      'free-plan',
      'retention',
      'sub-processors',
      'training',
    ].filter((name) => !open.some(({id}) => id === `faq-${name}-fr`))
    expectNone(missing, 'Approve these in the Studio, not in the seed')
  })

  it('cells of comparison tables have twelve words at most', () => {
    const words = /[\p{L}\d][\p{L}\d’.,–-]*/gu
    const cells = allCopy.filter(({at}) => /^comparisons\/.*\.cells\[/.test(at))
    expectNone(
      cells.filter(({text}) => (text.match(words)?.length ?? 0) > 12),
      'Shorten these, and put the condition into the source below the table',
    )
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
