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
    .filter(({type}) => ['faq', 'comparisonTable', 'featureCard', 'sharedSection'].includes(type))
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

  /**
   * Wordings that claim more than the sentences of docs/voice.md, and what to write instead. `allowed` is the part of a
   * text that may say it.
   */
  const wider: {claim: string; words: RegExp; allowed?: RegExp; remedy: string}[] = [
    {
      claim: 'masking',
      words:
        /\b(?:the |an |no )?AI (?:(?:never|won’t|can’t|cannot|doesn’t|does not) )?(?:sees?|reads?|hears?|knows?|learns?|gets?|receives?)\b|\b(?:from|before|for|to) (?:the |any )?AI\b(?=[.,;:]| (?:reads|sees|gets|touches))|\bno (?:language )?model (?:ever )?(?:sees|reads|hears)\b|\banonymi[sz]/i,
      allowed: /the data isn’t anonymized|GDPR anonymization|Anonymisation RGPD/g,
      remedy: 'The language model reads tokens; speech recognition hears everything',
    },
    {
      claim: 'masking',
      words:
        /(?<!\p{L})IA (?:ne |n’)(?:voit|lit|entend|connaît|reçoit|apprend|accède)|lecture par (?:l’|une )IA|(?:avant|caché à) l’IA(?=[.,;]| ne |$)|(?:aucun modèle|aucune IA) (?:ne |n’)(?:voit|lit|entend)|anonymis/iu,
      allowed: /Anonymisation RGPD/g,
      remedy: 'Le modèle de langage lit des jetons ; la reconnaissance vocale entend tout',
    },
    {
      claim: 'masking',
      words: /phone numbers, numbers|numéros de téléphone, nombres|téléphones, nombres/i,
      remedy: 'Amounts are masked, other numbers are not',
    },
    {
      claim: 'hosting',
      words:
        /\b(?:your|all|customer|CRM)(?: \p{L}+)? (?:data|records?)\b[^.:;]{0,20}\b(?:stays?|remains?|kept|stored|lives?|never leaves?)\b[^.:;]{0,20}\b(?:EU|Europe\p{L}*|Ireland)\b|\b(?:nothing|no data|data never) (?:ever )?leaves\b|100% (?:EU|European|Irish)|never leaves? (?:the EU|Europe|Ireland)/iu,
      remedy: 'Say what we handle: where the CRM keeps its records is its vendor’s matter',
    },
    {
      claim: 'hosting',
      words:
        /(?:vos|toutes les|les) données(?: (?:de|du|CRM|clients?)){0,3} (?:restent|demeurent|sont (?:conservées|stockées|hébergées)|ne (?:quittent|sortent))[^.:;]{0,20}(?:UE|Europe|européenne|Irlande)|rien ne (?:sort|quitte)|aucune donnée ne (?:sort|quitte)|100\s?% (?:européen|irlandais)/iu,
      remedy: 'Dites ce que nous traitons : ce que le CRM conserve relève de son éditeur',
    },
    {
      claim: 'permissions',
      words:
        /(?:under|with|within|follows?|respects?|inherits?) (?:the |your |each |every )?(?:user|rep)(?:’s|s’) (?:own )?permissions|(?:selon|avec|sous|respecte) les droits (?:de l’utilisateur|du commercial|de chaque)/i,
      allowed: /.*Salesforce.*/g,
      remedy: 'Name the CRM: HubSpot knows the scopes of the app only',
    },
    {
      claim: 'permissions',
      words: /HubSpot[^.]{0,60}\b(?:field-level security|sharing rules|règles de partage)/i,
      remedy: 'HubSpot has scopes',
    },
    {
      claim: 'offer',
      words:
        /freemium|\bfree (?:plan|tier|version|forever)\b|\bforever free\b|\bavailable now\b|\b(?:our|the|{{name}}’s) free trial\b(?! popup)|\b\d+-day (?:free )?trial\b|\bfree for life\b|\bsign up free\b|offre gratuite|version gratuite|gratuit à vie|toujours gratuit|disponible dès maintenant|\bl’essai (?:gratuit )?(?:dure|ne)/i,
      allowed: /^(?:Can we keep|Peut-on continuer).*|The database client.*/g,
      remedy: '€0: the beta is free for one month, by invitation, and no plan is sold yet',
    },
    {
      claim: 'figures',
      words:
        /\b(?:every|each|all) figures? on (?:the|this) site\b|\b(?:proven|guaranteed?|certified) (?:results?|savings?|figures?|accuracy|ROI)\b|\bindependently (?:verified|measured|tested)\b|chaque chiffre du site|tous les chiffres du site|(?:résultats?|gains?|chiffres?) (?:garantis?|prouvés?|certifiés?)|vérifiés? par un tiers/i,
      remedy: 'Our figures are measured by us, reported or estimated, and not audited',
    },
    {
      claim: 'partner',
      words:
        /\bendors|\b(?:official|certified|trusted|preferred|premium|authorized) (?:Salesforce |HubSpot )?partners?\b|\bpartner of (?:Salesforce|HubSpot)\b|\b(?:Salesforce|HubSpot)[- ](?:approved|certified)\b|HubSpot partner|partenaire (?:officiel|certifié|agréé|de confiance)|partenaire HubSpot|caution|(?:certifié|approuvé) par (?:Salesforce|HubSpot)/i,
      remedy: 'We build on Salesforce’s API and are independent of it',
    },
  ]

  it('no text claims more than docs/voice.md says of masking, hosting, permissions, offer, figures and partner', () => {
    const found = wider.flatMap(({claim, words, allowed, remedy}) =>
      everything
        .filter(({text}) => words.test(allowed ? text.replaceAll(allowed, '') : text))
        .map(({at, text}) => `${claim}, ${at}: ${text} (${remedy})`),
    )
    expectNone(found, 'These claim more than docs/voice.md')
  })

  it('pages do not contradict each other', () => {
    const claims: [RegExp, string][] = [
      [/\bzero setup\b|aucun paramétrage/i, 'Say what has to be set up'],
      [/modèle de langage ne lit que/i, 'The model reads the sentence, with tokens in it'],
      [/\bfiches?\b(?! (?:produit|pour))/i, 'Write enregistrement'],
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
    const most = {home: 1100, guide: 1200}
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
  url?: string
}

describe('actions', () => {
  const links = entries
    .flatMap(({document}) => objectsIn(document).map(({object}) => object))
    .filter((object) => object['_type'] === 'link') as unknown as Link[]

  const labelsOf = (chosen: Link[]) => [...new Set(chosen.flatMap(({label}) => label ?? []))]

  it('calls to action take their label from the settings', () => {
    const own = links.filter(({kind}) => kind === 'cta' || kind === 'app')
    expectNone(labelsOf(own), 'Take the label from the settings')
  })

  it('waitlist links have one label, or a label that the specification quotes', () => {
    const toApp = links.filter(
      ({page, url}) => page?._ref.startsWith('page-app-') || url === '#cta',
    )
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
