/** Returns the index of the section with the page's `h1`: the first with a heading. */
export function firstHeading(sections: readonly {_type: string}[]): number {
  return sections.findIndex(({_type}) => _type !== 'badges')
}
