import {readFileSync} from 'node:fs'

/** The languages of the editors' guide, and of the Studio. */
export const guideLanguages = ['en', 'fr'] as const

export type GuideLanguage = (typeof guideLanguages)[number]

const files = {en: 'editors.md', fr: 'editors.fr.md'}

/** The editors' guide in a language. */
export function guideIn(language: GuideLanguage): string {
  return readFileSync(new URL(`../docs/${files[language]}`, import.meta.url), 'utf8')
}

/** Keys of the keyboard, signs, and the button that says the language. */
const keys = /^(Tab|Enter|Entrée|(Shift|Maj)\+.*|Ctrl\+.*|\P{L}+|[A-Z]{2})$/u

/** Buttons, menus, tools and fields that a part of the guide names, in order; bold words that begin a point are not. */
export function namesIn(part: string): string[] {
  const points = part.replaceAll(/^- \*\*[^*]+\*\*/gm, '')
  const bold = [...points.matchAll(/\*\*([^*]+)\*\*(\s*:)?/g)]
  return bold
    .filter(([, , colon]) => !colon)
    .map(([, name = '']) => name)
    .filter((name) => !keys.test(name))
}

/** The names of a task in every language, by its English heading; tasks have the same order in all. */
export function namesOfTask(heading: string): Record<GuideLanguage, string[]> {
  const [english = [], french = []] = guideLanguages.map((language) =>
    guideIn(language).split(/^## /m),
  )
  const place = english.findIndex((task) => task.startsWith(`${heading}\n`))
  if (place < 0) throw new Error(`The guide has no task “${heading}”.`)
  return {en: namesIn(english[place] ?? ''), fr: namesIn(french[place] ?? '')}
}
