/** Subtitle in document lists: `EN · /about`. Missing parts are omitted. */
export function subtitleOf(language: unknown, ...parts: unknown[]): string {
  const badge = typeof language === 'string' ? language.toUpperCase() : undefined
  return [badge, ...parts].filter((part) => typeof part === 'string' && part !== '').join(' · ')
}
