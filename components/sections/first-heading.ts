import type {SectionContent} from '@/lib/content/types'

/** Index of the section that has the page's `h1`: the first with a heading. */
export function firstHeading(sections: SectionContent[]): number {
  return sections.findIndex(({_type}) => _type !== 'badges')
}
