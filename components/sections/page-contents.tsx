import {TableOfContents} from '@/components/contents/table-of-contents'
import {sectionEdit, withoutDrag} from '@/lib/sanity/preview/edit'
import type {SectionContent} from '@/lib/sanity/types'

import {headingField, headingsOfSections} from './contents'
import type {SectionContext} from './context'

interface Props {
  sections: SectionContent[]
  context: SectionContext
}

/** The contents of a page, or of some of its sections. */
export function PageContents({sections, context: {locale, page, edit}}: Props) {
  const fieldOf = (key: string) => headingField(sections.find(({_key}) => _key === key))
  return (
    <TableOfContents
      headings={headingsOfSections(sections)}
      edit={(key) => withoutDrag(sectionEdit(edit, page, key)(fieldOf(key)))}
      locale={locale}
      language={locale}
    />
  )
}
