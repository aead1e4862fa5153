import type {SectionContent} from '@/lib/content/types'

/** The place of the section whose heading is the page's: the first that has one. */
export function firstHeading(sections: SectionContent[]): number {
  return sections.findIndex(({_type}) => _type !== 'badges')
}
