/** What stands under the title of a document in a list: `EN · /about`. Parts that are missing are left out. */
export function subtitleOf(language: unknown, ...parts: unknown[]): string {
  const badge = typeof language === 'string' ? language.toUpperCase() : undefined
  return [badge, ...parts].filter((part) => typeof part === 'string' && part !== '').join(' · ')
}
