import type {ReactNode} from 'react'

import {ownValue} from '@/lib/content/inherited-names'
import type {SectionContent} from '@/lib/content/types'
import {itemPath, within} from '@/lib/preview/edit'

import type {SectionContext, SectionProps} from './context'
import {firstHeading} from './first-heading'
import {registry} from './registry'

type AnySection = (props: SectionProps<never>) => ReactNode | Promise<ReactNode>

/** Sections of a page in order. Unknown types render nothing. */
export function Sections({
  sections,
  context,
}: {
  sections: SectionContent[]
  context: SectionContext
}) {
  const first = firstHeading(sections)
  const edit = context.edit(context.page)
  const {guard: Guard, locale} = context
  return sections.map((section, index) => {
    const {_key, _type} = section
    // Each component takes its own type; the registry's type guarantees the match.
    const Section = ownValue(registry, _type) as unknown as AnySection | undefined
    const own = within(edit, itemPath('sections', _key))
    const shown = Section && (
      <Section
        key={_key}
        section={section as never}
        context={context}
        edit={own}
        heading={index === first ? 'h1' : 'h2'}
      />
    )
    if (!Guard) return shown ?? null
    return (
      <Guard key={_key} section={section} locale={locale} edit={own}>
        {shown}
      </Guard>
    )
  })
}
