import type {LeadFormKind} from '@/lib/leads/fields'
import type {Heading} from '@/lib/sanity/headings'
import {answered} from '@/lib/sanity/plain-text'
import type {SectionContent, SectionType} from '@/lib/sanity/types'

/** Sections with a call to action, which the contents leave out. */
const prompts = new Set<SectionType>(['invitation', 'callToAction', 'exitPopup'])

/** Sections that form one document when they follow each other. */
const written = new Set<SectionType>(['prose', 'contact'])

/** From this many sections on, a document has contents in the margin. */
const longDocument = 4

/** A section with a heading, or without. */
type Headed = Partial<Record<'heading' | 'headingAfter', string | null>>

/** Whether a section lacks what it shows, so that its component renders nothing. */
function isEmpty(section: SectionContent): boolean {
  if (section._type === 'faqList') return answered(section.questions).length === 0
  if (section._type === 'comparison') return !section.table
  return section._type === 'roiCalculator' && !section.settings
}

/** The field with the heading that a section shows today. */
export function headingField(section: SectionContent | undefined): keyof Headed {
  return section && 'headingAfter' in section && section.headingAfter ? 'headingAfter' : 'heading'
}

/** Returns the headings of sections, with the ids that they have in the page. */
export function headingsOfSections(sections: SectionContent[]): Heading[] {
  return sections.flatMap((section): Heading[] => {
    const {_key: key, _type} = section
    const {[headingField(section)]: text} = section as Headed
    if (!text || prompts.has(_type) || isEmpty(section)) return []
    return [{key, id: `${key}-title`, text, level: 2}]
  })
}

/** Groups the sections of a page: those of a long document together, all others alone. */
export function documentsOf(sections: SectionContent[]): SectionContent[][] {
  const groups: SectionContent[][] = []
  for (const section of sections) {
    const last = groups.at(-1)
    if (last && written.has(section._type) && written.has(last[0]!._type)) last.push(section)
    else groups.push([section])
  }
  return groups.flatMap((group) =>
    group.length < longDocument ? group.map((section) => [section]) : [group],
  )
}

/** Whether a section has the demo form, to which calls to action lead. */
const isDemoForm = (section: SectionContent): boolean =>
  section._type === 'callToAction' && section.form === 'demo'

/** Whether a page has the demo form. On others, calls to action link to the home page's. */
export function hasDemoForm(sections: SectionContent[]): boolean {
  return sections.some(isDemoForm)
}

/** Returns the sections that have the ids that links name: the first of each type, but a demo form before other forms. */
export function namedSections(sections: SectionContent[]): Set<SectionContent> {
  const byRank = [...sections.filter(isDemoForm), ...sections]
  return new Set(
    new Map(byRank.toReversed().map((section) => [section._type, section] as const)).values(),
  )
}

/** Key of the form that shows an answer: the first of the kind that was sent, or else the page's first. */
export function answeredForm(
  sections: SectionContent[],
  sent: LeadFormKind | undefined,
): string | undefined {
  const forms = sections.filter((section) => section._type === 'callToAction')
  return (forms.find(({form}) => form === sent) ?? forms[0])?._key
}
