import {readFileSync} from 'node:fs'

import {frFRLocale} from '@sanity/locale-fr-fr'
import {defaultLocale, type LocaleDefinition, type LocaleResourceBundle} from 'sanity'
import {presentationTool} from 'sanity/presentation'
import {structureTool} from 'sanity/structure'
import {expect, test} from 'vitest'

import {bilingualTypes} from '../../../schemas'
import {withTexts} from '../../../schemas/bilingual'
import {studioMessages} from '../../../studio/interface'
import {sanityMessages} from '../../../studio/interface/sanity-messages'
import {
  guideIn,
  guideLanguages,
  type GuideLanguage,
  namesIn,
  namesOfTask,
} from '../../fixtures/editors-guide.ts'
import {expectNone} from '../expect-none.ts'

/**
 * Sanity does not export the English texts of releases and comments; `tests/nightly/guide/` checks these in a
 * browser.
 */
const pressedInBrowser = new Set([
  ...namesOfTask('Ask a colleague').en,
  ...namesOfTask('Prepare a release').en,
])

/** Suffixes of template names, which the guide omits. */
const inLanguage = {en: ' in English', fr: ' en français'}

type Bundle = LocaleResourceBundle

const plugins = [structureTool({}), presentationTool({previewUrl: '/'}), frFRLocale()]

const bundlesOf = (definition: {bundles?: unknown; locales?: unknown} | undefined) => {
  const locales = [definition?.locales ?? []].flat() as LocaleDefinition[]
  const bundles = [definition?.bundles ?? []].flat() as Bundle[]
  return [
    ...bundles,
    ...locales.flatMap(({id, bundles: own = []}) => own.map((bundle) => ({...bundle, locale: id}))),
  ]
}

const bundles: Bundle[] = [
  ...studioMessages,
  ...sanityMessages,
  ...bundlesOf({locales: [defaultLocale]}),
  ...plugins.flatMap(({i18n}) => bundlesOf(i18n)),
] as Bundle[]

async function wordsOf({resources}: Bundle): Promise<string[]> {
  const loaded: unknown = typeof resources === 'function' ? await resources() : resources
  const words = Object(Object(loaded).default ?? loaded) as Record<string, unknown>
  return Object.values(words).filter((word) => typeof word === 'string')
}

function schemaTexts(language: 'en-US' | 'fr-FR'): string[] {
  const texts: string[] = []
  withTexts(bilingualTypes, (text) => {
    texts.push(text[language])
    return ''
  })
  return texts
}

/** Returns every text of the Studio in a language, including the preview bar. */
async function studioTexts(language: GuideLanguage): Promise<Set<string>> {
  const locale = language === 'en' ? 'en-US' : 'fr-FR'
  const own = bundles.filter((bundle) => bundle.locale === locale)
  const words = await Promise.all(own.map(wordsOf))
  const messages = readFileSync(
    new URL(`../../../messages/${language}.json`, import.meta.url),
    'utf8',
  )
  const ofSite = [...messages.matchAll(/: "([^"]+)"/g)].map(([, word = '']) => word)
  const tools = ['Structure', 'Presentation']
  return new Set([...words.flat(), ...schemaTexts(locale), ...ofSite, ...tools])
}

test.each(guideLanguages)(
  'the guide names buttons and fields as the Studio does: %s',
  async (language) => {
    const names = namesIn(guideIn(language))
    expect(names.length).toBeGreaterThan(50)
    const texts = await studioTexts(language)
    const isKnown = (name: string) =>
      texts.has(name) ||
      texts.has(name + inLanguage[language]) ||
      (language === 'en' && pressedInBrowser.has(name))
    expectNone(
      names.filter((name) => !isKnown(name)),
      'The Studio does not say these in bold: correct the guide, or the word in the Studio',
    )
  },
)
