/** Options of a field whose values are shown as radio buttons, each with its title. */
export function radio(titles: Record<string, string>) {
  const list = Object.entries(titles).map(([value, title]) => ({value, title}))
  return {layout: 'radio' as const, list}
}
