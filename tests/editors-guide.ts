import {readFileSync} from 'node:fs'

/** The languages of the editors' guide and of the Studio. */
export const guideLanguages = ['en', 'fr'] as const

export type GuideLanguage = (typeof guideLanguages)[number]

const files = {en: 'editors.md', fr: 'editors.fr.md'}

/** Returns the editors' guide in a language. */
export function guideIn(language: GuideLanguage): string {
  return readFileSync(new URL(`../docs/${files[language]}`, import.meta.url), 'utf8')
}

/** Keyboard keys, symbols, and the language button: bold in the guide, but not names in the interface. */
const keys = /^(Tab|Space|Espace|Enter|Entrée|(Shift|Maj)\+.*|Ctrl\+.*|\P{L}+|[A-Z]{2})$/u

/**
 * Returns the buttons, menus, tools and fields named in a part of the guide, in order; bold lead-ins of list items are
 * left out.
 */
export function namesIn(part: string): string[] {
  const points = part.replaceAll(/^- \*\*[^*]+\*\*/gm, '')
  const bold = [...points.matchAll(/\*\*([^*]+)\*\*(\s*:)?/g)]
  return bold
    .filter(([, , colon]) => !colon)
    .map(([, name = '']) => name)
    .filter((name) => !keys.test(name))
}

/** Returns the names in a task in every language, found by its English heading; tasks have the same order in all. */
export function namesOfTask(heading: string): Record<GuideLanguage, string[]> {
  const [english = [], french = []] = guideLanguages.map((language) =>
    guideIn(language).split(/^## /m),
  )
  const place = english.findIndex((task) => task.startsWith(`${heading}\n`))
  if (place < 0) throw new Error(`The guide has no task “${heading}”.`)
  return {en: namesIn(english[place] ?? ''), fr: namesIn(french[place] ?? '')}
}
