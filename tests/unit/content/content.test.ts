import {Ajv} from 'ajv'
import type {SchemaType} from 'sanity'
import {describe, expect, it} from 'vitest'

import rules from '../../../content/copy-rules.json'
import {locales, type Locale} from '../../../lib/i18n/locales'
import {formatFigure, figureKeys as keysIn} from '../../../lib/sanity/figures'
import {documentTitle, longest, textLength} from '../../../lib/seo/title'
import {isJsonObject} from '../../../lib/server/json'
import {blockTypes} from '../../../schemas/blocks'
import {singletonDocuments, translatedDocuments} from '../../../schemas/documents'
import jsonSchema from '../../../schemas/json-schema/content.generated.json'
import {sectionTypes} from '../../../schemas/sections'
import {articles, routes} from '../../fixtures/specified-routes.ts'
import {expectNone, expectSame} from '../expect-none.ts'
import {
  allCopy,
  allRendered,
  copyOf,
  entries,
  figures,
  offeredLocales,
  objectsIn,
  ofType,
  rendered,
  targetOf,
  type Copy,
  type Entry,
  type Fields,
} from './dataset'
import {problemsOf, schema} from './studio'

interface Translation {
  language: Locale
  value: {_ref: string}
}

interface Seo {
  title: string
  description: string
  keywords: string[]
}

/**
 * Documents without a French translation: articles, questions used only in articles, and the page for AI assistants.
 */
const englishOnly = [...articles.map(({id}) => `article-${id}-en`), ...rules.onlyInEnglish]

/** All documents except the translations plugin's, whose type is not in our schema. */
const siteEntries = entries.filter(({type}) => type !== 'translation.metadata')

/** Returns the texts that match a forbidden pattern. */
function offences(copies: Copy[], pattern: RegExp, locale?: Locale): string[] {
  return copies
    .filter((copy) => (!locale || copy.locale === locale) && pattern.test(copy.text))
    .map(({at, text}) => `${at}: ${text}`)
}

/** Returns whether a text contains `part` as whole words: “5 minutes” is not in “15 minutes”. */
function holdsWhole(text: string, part: string): boolean {
  const escaped = part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<![\\p{L}\\d.,–])${escaped}(?![\\p{L}\\d]|[.,]\\d)`, 'u').test(text)
}

/** Returns the languages in which an untranslated article has an address. */
function addressedLanguages({document}: Entry): unknown[] {
  const slugs = (document['untranslatedSlugs'] ?? []) as Fields[]
  return slugs.map(({language}) => language)
}

/** A number with a unit. “9:30” and « 9 h 30 » are times of the day. */
const measured =
  /\d(?!\d?[\s\u00A0\u202F]*h[\s\u00A0\u202F]*\d{2}(?!\d))[\s\u00A0\u202F]*(%|(min|s|sec|h|d|j|hours?|heures?|minutes?|seconds?|secondes?|days?|jours?|months?|mois|years?|ans?|people|personnes)(?!\p{L}))/iu

/** French punctuation without its narrow no-break space, except in “9:30”. */
const unspacedFrench = /(?<!\u202F)(?!(?<=\d):\d{2})[:;!?%€]|\s[,.]/

function duplicates(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

/** Returns the paths of fields in `value`, at any depth, that its type does not define. */
function unknownFields(value: unknown, type: SchemaType | undefined, path: string): string[] {
  if (Array.isArray(value)) {
    const members = type && 'of' in type ? type.of : []
    return value.flatMap((item: unknown, index) => {
      if (!isJsonObject(item)) return []
      const member = members.find(({name}) => name === item['_type'])
      return member ? unknownFields(item, member, `${path}[${index}]`) : [`${path}[${index}]`]
    })
  }
  if (!isJsonObject(value)) return []
  const fields = type && 'fields' in type ? type.fields : []
  return Object.entries(value)
    .filter(([name]) => !name.startsWith('_'))
    .flatMap(([name, field]) => {
      const known = fields.find((candidate) => candidate.name === name)
      return known ? unknownFields(field, known.type, `${path}.${name}`) : [`${path}.${name}`]
    })
}

const inPreparation = locales.filter((locale) => !offeredLocales.includes(locale))

async function studioProblems({id, document}: Entry): Promise<string[]> {
  const problems = await problemsOf(document)
  // These warnings are intended: answers not yet confirmed, and missing texts in a language in preparation.
  const expected = ['["toConfirm"]', ...inPreparation.map((locale) => `,"${locale}"]`)]
  const faults = problems.filter(({path}) => !expected.some((end) => path.endsWith(end)))
  return faults.map(({path, message}) => `${id} ${path}: ${message}`)
}

function hasFaultyKeys(items: unknown[]): boolean {
  const keys = items.filter(isJsonObject).map((item) => item['_key'])
  return keys.some((key) => typeof key !== 'string') || new Set(keys).size < keys.length
}

function lengthOf(entry: Entry | undefined): number {
  return entry ? copyOf(entry).reduce((sum, copy) => sum + rendered(copy).length, 0) : 0
}

describe('files', () => {
  it('every seed file is pretty-printed JSON without escapes', () => {
    const differing = entries.filter(
      ({source}) => source !== `${JSON.stringify(JSON.parse(source), null, 2)}\n`,
    )
    expectNone(
      differing.map(({file}) => file),
      'Write these as JSON.stringify(…, null, 2) does',
    )
  })

  it("seed files write the site's name as {{name}}", () => {
    const name = String(ofType('siteSettings')[0]?.document['name'])
    const naming = entries.filter(({source}) => source.includes(name))
    expectSame(
      naming.map(({file}) => file),
      ['settings/site-settings.json'],
      'Write {{name}} for the name of the site',
    )
    expect(allCopy.some(({text}) => text.includes(name))).toBe(true)
    expectNone(
      allCopy.filter(({text}) => text.includes('{{name}}')),
      'The seed left {{name}} in the copy',
    )
  })

  it('document ids are public and unique', () => {
    const ids = entries.map(({id}) => id)
    expectNone(duplicates(ids), 'Give each document an id of its own')
    expectNone(
      ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/i.test(id)),
      'Write ids with letters, digits and hyphens: others are not public',
    )
  })

  it('document ids contain type and language', () => {
    const prefixes: Record<string, string> = {
      article: 'article-',
      author: 'author-',
      page: 'page-',
      redirect: 'redirect-',
      comparisonTable: 'comparison-',
      featureCard: 'feature-',
      faq: 'faq-',
      figure: 'figure-',
      sharedSection: 'shared-',
      'translation.metadata': 'translation-',
    }
    const misnamed = entries.filter(
      ({id, type, language}) =>
        !id.startsWith(prefixes[type] ?? type) || (language && !id.endsWith(`-${language}`)),
    )
    expectNone(
      misnamed.map(({id}) => id),
      'Name these after their type and language, as article-….en',
    )
  })

  it('each singleton exists exactly once', () => {
    for (const {name} of singletonDocuments) {
      expect(ofType(name).map(({id}) => id)).toEqual([name])
    }
  })
})

describe('schema', () => {
  it('the schema accepts every seed document', async () => {
    const problems = await Promise.all(siteEntries.map(studioProblems))
    expectNone(problems.flat(), 'The schema refuses these values: change them, or the rule')
  })

  it('every seed folder has a JSON schema for code editors', () => {
    const isValid = new Ajv({strict: false}).compile(jsonSchema)
    const refused = entries.filter(({document}) => !isValid(document))
    expectNone(
      refused.map(({file}) => file),
      'Run `npm run typegen`, or change what the JSON schema refuses',
    )
    const [{document: page}] = ofType('page') as [Entry]
    expect(isValid({...page, tittle: 'A field that no page has'})).toBe(false)
  })

  it('every field in the seed exists in the schema', () => {
    const unknown = siteEntries.flatMap(({id, type, document}) =>
      unknownFields(document, schema.get(type), id),
    )
    expectNone(unknown, 'The schema has no such fields: remove them, or add them to schemas/')
  })

  it.each(routes)('the page $id has the sections that the specification names', ({id, needs}) => {
    const page = entries.find((entry) => entry.id === `page-${id}-en`)
    const types = objectsIn(page?.document).map(({object}) => targetOf(object)?.document ?? object)
    expect(types.flatMap((type) => objectsIn(type)).map(({object}) => object['_type'])).toEqual(
      expect.arrayContaining(needs),
    )
  })

  it('array items have unique keys', () => {
    const faulty = entries.flatMap(({id, document}) =>
      objectsIn(document).flatMap(({path, object}) =>
        Object.entries(object)
          .filter(([, field]) => Array.isArray(field) && hasFaultyKeys(field))
          .map(([name]) => `${id}${path}.${name}`),
      ),
    )
    expectNone(faulty, 'Give each object of these lists a `_key` of its own')
  })
})

describe('references', () => {
  const references = entries.flatMap(({id, language, document}) =>
    objectsIn(document)
      .filter(({object}) => '_ref' in object)
      .map(({path, object}) => ({at: `${id}${path}`, path, language, target: targetOf(object)})),
  )

  it('every reference points to an existing document', () => {
    expectNone(
      references.filter(({target}) => !target).map(({at}) => at),
      'These references lead nowhere: add the document, or correct `_ref`',
    )
  })

  it("references stay in the document's language or have a path in it", () => {
    const crossing = references.filter(
      ({language, target}) =>
        language &&
        target?.language &&
        language !== target.language &&
        !addressedLanguages(target).includes(language),
    )
    expectNone(
      crossing.map(({at}) => at),
      'Refer to the document in the same language',
    )
  })

  it("menu links stay in the menu's language", () => {
    const inMenus = references.filter(({path}) => /Menu\./.test(path))
    const crossing = inMenus.filter(({path, target}) => !path.includes(`.${target?.language}[`))
    expect(inMenus.length).toBeGreaterThan(0)
    expectNone(
      crossing.map(({at}) => at),
      'Refer to the document in the language of the menu',
    )
  })
})

describe('translations', () => {
  const translated = new Set<string>(translatedDocuments.map(({name}) => name))
  const groups = ofType('translation.metadata').map(({id, document}) => {
    const translations = document['translations'] as Translation[]
    return {id, document, translations, targets: translations.map(({value}) => targetOf(value))}
  })

  it('translation metadata lists every translated document once, and no English-only document', () => {
    const listed = groups.flatMap(({targets}) => targets.map((target) => String(target?.id)))
    const expected = entries.filter(({type}) => translated.has(type)).map(({id}) => id)
    expectSame(
      [...listed, ...englishOnly],
      expected,
      'List each in content/translations, or in onlyInEnglish of content/copy-rules.json',
    )
  })

  it.each(groups)(
    'are as the translations menu writes them: $id',
    ({document, translations, targets}) => {
      expect(translations.map(({language}) => language)).toEqual(offeredLocales)
      expect(translations).toEqual(
        targets.map((target) => ({
          _key: expect.any(String),
          _type: 'internationalizedArrayReferenceValue',
          language: target?.language,
          value: {_type: 'reference', _ref: target?.id, _weak: true},
        })),
      )
      for (const target of targets) expect(document['schemaTypes']).toEqual([target?.type])
    },
  )

  it.each(groups)('translations have the same structure: $id', ({targets}) => {
    const [first, ...others] = targets.map((target) =>
      objectsIn(target?.document)
        .filter(({path}) => !path.includes('.children['))
        .map(({path, object}) => `${path} ${String(object['_type'])}`),
    )
    for (const other of others) expect(other).toEqual(first)
  })

  it.each(groups)('translations refer to the same figures: $id', ({targets}) => {
    const [first, ...others] = targets.map((target) =>
      keysIn(target && copyOf(target).map(({text}) => text)),
    )
    for (const other of others) expect(other).toEqual(first)
  })

  it('French texts are hardly longer than the English ones', () => {
    const pairs = groups.map(({id, targets}) => {
      const inLocale = (locale: Locale) => targets.find((target) => target?.language === locale)
      return {id, en: lengthOf(inLocale('en')), fr: lengthOf(inLocale('fr'))}
    })
    expectNone(
      pairs.filter(({en, fr}) => fr > en * 1.25),
      'Shorten the French of these',
    )
  })
})

describe('figures', () => {
  it('id and file name of a figure contain its key', () => {
    const misnamed = ofType('figure').filter(({id, file, document}) => {
      const key = String(document['key'])
      return id !== `figure-${key}` || file !== `figures/${key}.json`
    })
    expectNone(
      misnamed.map(({file}) => file),
      'Name the file and the id after the key, as figures/<key>.json and figure-<key>',
    )
  })

  it('every {{key}} in the copy has a figure', () => {
    const known = new Set(figures.map(({key}) => key))
    const named = keysIn(allCopy.map(({text}) => text))
    expect(named.length).toBeGreaterThan(0)
    expectNone(
      named.filter((key) => !known.has(key)),
      'Add these figures to content/figures, or correct the keys in the copy',
    )
    expectNone(offences(allRendered, /[{}]/), 'No figure has this key')
  })

  it('figures are never typed into copy', () => {
    const written = allCopy.flatMap(({at, locale, text}) =>
      figures
        .map((figure) => formatFigure(figure, locale))
        // A bare number, or a price of nothing, may be unrelated.
        .filter((figure) => /\p{L}|[%$€]/u.test(figure) && holdsWhole(text, figure))
        .map((figure) => `${at}: ${figure}`),
    )
    expectNone(written, 'Write these figures as {{key}}')
  })

  it('pages contain no typed measure; articles may, in examples', () => {
    const onPages = allCopy.filter(({at}) => !/^(articles|faqs\/smb-)/.test(at))
    expectNone(
      offences(onPages, measured),
      'Make a figure of each measure in content/figures, and write it as {{key}}',
    )
  })

  it.each([
    ['en', 'zero one two three four five six seven eight nine ten eleven twelve'],
    ['fr', 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze'],
  ])('the heading of our figures counts them in %s', (locale, numbers) => {
    const {text = ''} =
      allCopy.find(({at}) => at.includes(`results.${locale}.json.sections[1].heading`)) ?? {}
    const words = text.toLowerCase().split(/\P{L}+/u)
    const known = ofType('figure').map(({document}) => document['basis'])
    const counts = ['measured', 'reported', 'estimated'].map(
      (basis) => known.filter((one) => one === basis).length,
    )
    expect(
      words.map((word) => numbers.split(' ').indexOf(word)).filter((count) => count > 0),
    ).toEqual(counts)
  })

  it('figures at the beginning of a text read well', () => {
    const begun = allCopy.filter(({text}) => text.startsWith('{{'))
    expectNone(
      begun.filter((copy) => /^\p{Ll}/u.test(rendered(copy))),
      'These begin with a small letter: put a word before the figure',
    )
  })
})

describe('search results', () => {
  const [settings] = ofType('siteSettings')
  const siteName = String(settings?.document['name'])
  const pages = [...ofType('page'), ...ofType('article')].map((entry) => {
    const {id, language = 'en', document} = entry
    const {title, description, keywords} = document['seo'] as Seo
    const read = (text: string) => rendered({text, locale: language})
    const shown = documentTitle(read(title), siteName)
    return {id, language, title: shown, description: read(description), keywords}
  })

  it.each(offeredLocales)('search result titles and descriptions are unique in %s', (language) => {
    const own = pages.filter((page) => page.language === language)
    expect(own.length).toBeGreaterThan(0)
    expectNone(duplicates(own.map(({title}) => title)), 'Give each page a title of its own')
    expectNone(
      duplicates(own.map(({description}) => description)),
      'Give each page a description of its own',
    )
  })

  it.each(pages)(
    'title and description fit in search results: $id',
    ({title, description, keywords}) => {
      expect(textLength(title), 'title').toBeLessThanOrEqual(longest.title)
      expect(textLength(description), 'description').toBeGreaterThanOrEqual(110)
      expect(textLength(description), 'description').toBeLessThanOrEqual(longest.description)
      expect(keywords.length, 'keywords').toBeGreaterThan(2)
      expectNone(duplicates(keywords), 'Name each keyword once')
    },
  )
})

describe('copy', () => {
  it('copy contains no placeholder', () => {
    const placeholder = /\b(lorem|ipsum|todo|tbd|fixme|x{3,}|placeholder)\b/i
    expectNone(offences(allRendered, placeholder), 'Write the copy that is still missing')
  })

  it('copy contains no superlatives or boasts', () => {
    const boast =
      /!|\b(revolution\w*|game.chang\w*|cutting.edge|seamless\w*|supercharge\w*|unleash\w*|world.class|effortless\w*)\b|révolution|incontournable|ultime/i
    expectNone(offences(allRendered, boast), 'Say these without boasting, see docs/voice.md')
  })

  it('copy contains no stray spaces', () => {
    expectNone(offences(allRendered, /^\s|\s$|\s{2}|\n/), 'Remove spaces at the ends and in pairs')
  })

  it('copy uses typographic quotes and apostrophes', () => {
    const own = allRendered.filter(({text}) => !rules.quotedLabels.includes(text))
    expectNone(
      offences(own, /["'`]/),
      'Use “ ” and ’, or add the label to quotedLabels in content/copy-rules.json',
    )
  })

  it('English copy has no space before punctuation', () => {
    expectNone(
      offences(allRendered, /\s[:;!?%,.]|[«»]/, 'en'),
      'Remove the space before the mark, and use “ ” in English',
    )
  })

  it('French copy has narrow no-break spaces before punctuation', () => {
    expectNone(
      offences(allRendered, unspacedFrench, 'fr'),
      'Put a narrow no-break space (U+202F) before the mark',
    )
  })

  it.each(['à 9:30', 'à 9 h 30', 'à 19 h 30'])('may name a time of the day: %s', (text) => {
    expect([measured, unspacedFrench].some((pattern) => pattern.test(text))).toBe(false)
    expect(measured.test('en 30 h')).toBe(true)
    expect(unspacedFrench.test('une chose: une autre')).toBe(true)
  })

  it('French copy has no-break spaces inside quotation marks', () => {
    expectNone(
      offences(allRendered, /«(?!\u00A0)|(?<!\u00A0)»|[“”]/, 'fr'),
      'Put no-break spaces (U+00A0) inside « »',
    )
  })

  it('French copy addresses readers as vous', () => {
    const familiar = /(?<!\p{L})(tu|toi|ton|tes)(?!\p{L})/iu
    expectNone(offences(allRendered, familiar, 'fr'), 'Say vous')
  })

  it('contact addresses in copy are example addresses', () => {
    const addresses = entries.flatMap(({document}) =>
      objectsIn(document).flatMap(({object}) =>
        Object.entries(object)
          .filter(([name]) => name !== '_sanityAsset')
          .map(([, field]) => field)
          .flatMap((field) =>
            typeof field === 'string' ? (field.match(/https?:\S+|\S+@[\w.-]*\w/g) ?? []) : [],
          ),
      ),
    )
    expect(addresses.length).toBeGreaterThan(0)
    expectNone(
      addresses.filter((address) => !/\.example(\/|$)/.test(address)),
      'End these addresses in .example',
    )
  })
})

/** Counts the words of a document, tables included. */
function wordsOf(entry: Entry): number {
  const text = copyOf(entry)
    .filter(({at}) => at.includes('.body['))
    .map(rendered)
    .join(' ')
  return text.match(/[\p{L}\d][\p{L}\d’'.,–-]*/gu)?.length ?? 0
}

/** Returns the types of an article's blocks, in order. */
function blocksOf(id: string): unknown[] {
  const entry = entries.find((candidate) => candidate.id === `article-${id}-en`)
  const body = (entry?.document['body'] ?? []) as Fields[]
  return body.map(({_type}) => _type)
}

describe('articles', () => {
  const written = articles.map(({id, ...expected}) => {
    const entry = entries.find((candidate) => candidate.id === `article-${id}-en`)
    return {id, expected, entry}
  })

  it.each(written)('article $id has a realistic reading time', ({expected, entry}) => {
    const words = entry ? wordsOf(entry) : 0
    expect(words).toBeGreaterThanOrEqual(1000)
    expect(words).toBeLessThanOrEqual(1800)
    expect(words / expected.readTime).toBeGreaterThan(150)
    expect(words / expected.readTime).toBeLessThan(230)
  })

  it.each(written)('article $id has a table or figures, and a next step', ({id, entry}) => {
    const types = new Set(blocksOf(id))
    expect(['dataTable', 'embeddedComparison', 'figureRow'].some((type) => types.has(type))).toBe(
      true,
    )
    expect(entry?.document['related']).toHaveLength(3)
    const links = objectsIn(entry?.document['body']).filter(
      ({object}) => object['_ref'] === 'page-app-en',
    )
    expect(links.length).toBeGreaterThan(0)
  })

  it('articles have the specified sections', () => {
    const roi = blocksOf('roi-calculator')
    expect(roi.filter((type) => type === 'nextStep')).toHaveLength(2)
    expect(roi).toEqual(expect.arrayContaining(['embeddedCalculator', 'roadmap', 'figureRow']))
    expect(blocksOf('best-smb-copilot')).toContain('embeddedFaq')
    expect(blocksOf('update-automatically')).toContain('embeddedComparison')
  })
})

describe('facts about others', () => {
  /** Sources outside the company. */
  const others = /salesforce|hubspot|gartner|stanford|gdpr|rgpd/i

  it('facts about other products have a date', () => {
    const undated = ofType('figure').filter(({document}) => {
      const {en} = document['source'] as Record<string, string>
      return others.test(en ?? '') && !document['asOf']
    })
    expectNone(
      undated.map(({id}) => id),
      'Say when this was true in `asOf`',
    )
    const tables = ofType('comparisonTable').filter(({document}) => document['source'])
    expectNone(
      tables.filter(({document}) => !document['asOf']).map(({id}) => id),
      'Say when this was true in `asOf`',
    )
  })
})

const unfilled = [...sectionTypes, ...blockTypes].map(({name}) => name)

it.each(unfilled)('an unfilled %s has each problem once', async (name) => {
  const part = {_key: 'part', _type: name}
  const isBlock = blockTypes.some((block) => block.name === name)
  const sections = [isBlock ? {_key: 'prose', _type: 'prose', body: [part]} : part]
  const document = {_id: 'drafts.new', _type: 'page', language: 'en', sections}
  const problems = (await problemsOf(document)).map(({path, message}) => `${path} ${message}`)
  expect(problems).toEqual([...new Set(problems)])
})
