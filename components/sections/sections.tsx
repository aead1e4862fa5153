import type {ReactNode} from 'react'

import {OpeningEnd} from '@/components/layout/first-paint'
import {firstHeading} from '@/lib/sanity/headings'
import {sectionEdit} from '@/lib/sanity/preview/edit'
import type {SectionContent} from '@/lib/sanity/types'
import {ownValue} from '@/lib/server/json'

import {documentsOf, namedSections} from './contents'
import type {SectionContext, SectionProps} from './context'
import {sections as manifest} from './manifest'
import {PageContents} from './page-contents'

type AnySection = (props: SectionProps<never>) => ReactNode | Promise<ReactNode>

interface PageSectionProps {
  section: SectionContent
  context: SectionContext
  heading: 'h1' | 'h2'
  isRepeated: boolean
}

/** A section of a page. An unknown type renders nothing. */
function PageSection({section, context, heading, isRepeated}: PageSectionProps) {
  const {guard: Guard, locale} = context
  // Each component takes its own type; the manifest's type guarantees the match.
  const Section = ownValue(manifest, section._type)?.Component as unknown as AnySection | undefined
  const own = sectionEdit(context.edit, context.page, section._key)
  const shown = Section && (
    <Section
      section={section as never}
      context={context}
      edit={own}
      heading={heading}
      isRepeated={isRepeated}
    />
  )
  if (!Guard) return shown ?? null
  return (
    <Guard section={section} locale={locale} edit={own}>
      {shown}
    </Guard>
  )
}

/** Sections of a page in order; a long document has its contents in the margin. */
export function Sections({
  sections,
  context,
}: {
  sections: SectionContent[]
  context: SectionContext
}) {
  const first = sections[firstHeading(sections)]
  const named = namedSections(sections)
  const [opening, ...others] = documentsOf(sections).map((group) => {
    const rendered = group.map((section) => (
      <PageSection
        key={section._key}
        section={section}
        context={context}
        heading={section === first ? 'h1' : 'h2'}
        isRepeated={!named.has(section)}
      />
    ))
    if (group.length === 1) return rendered
    return (
      <div key={`document-${group[0]?._key}`} className="frame reading">
        <PageContents sections={group} context={context} />
        <div>{rendered}</div>
      </div>
    )
  })
  return (
    <>
      {opening}
      <OpeningEnd />
      {others}
    </>
  )
}
