import type {SectionContent} from '@/lib/content/types'

/** Returns the index of the section with the page's `h1`: the first with a heading. */
export function firstHeading(sections: SectionContent[]): number {
  return sections.findIndex(({_type}) => _type !== 'badges')
}
