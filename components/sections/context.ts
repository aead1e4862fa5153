import type {ComponentType, ReactNode} from 'react'

import type {BreadcrumbPage} from '@/components/layout/breadcrumb'
import type {ShapeContext} from '@/components/markdown/shape'
import type {LinkContext} from '@/components/ui/link/link-context'
import type {Locale} from '@/lib/i18n/locales'
import type {SentForm} from '@/lib/leads/fields'
import type {Edit, SectionedPage} from '@/lib/sanity/preview/edit'
import type {Section, SectionContent, SectionType} from '@/lib/sanity/types'
import type {Search} from '@/lib/search/search'

/** Props of the wrapper around a section in draft mode. */
export interface SectionGuardProps {
  section: SectionContent
  locale: Locale
  /** Edit attributes of the section's fields. */
  edit: Edit
  /** The section as visitors see it. */
  children: ReactNode
}

export type SectionGuard = ComponentType<SectionGuardProps>

/** Context of the sections of a page. */
export interface SectionContext extends LinkContext {
  /** The page's name, as in menus and breadcrumbs, its path, its parent page, its last change, and its sections. */
  page: BreadcrumbPage & SectionedPage & {_updatedAt: string; sections?: SectionContent[]}
  /** The page's title for tabs, which its form writes. */
  documentTitle?: string
  /** The page's form, where it was just sent without script. */
  sentForm?: SentForm | undefined
  /** Query and results, on the search page. */
  search?: Search
  /** Wraps each section in previews. */
  guard?: SectionGuard | undefined
}

/** Props of every section component. */
export interface SectionProps<T extends SectionType> {
  section: Section<T>
  context: SectionContext
  /** Edit attributes of the section's fields. */
  edit: Edit
  /** The level of its heading; a page's first heading is its only `h1`. */
  heading: 'h1' | 'h2'
  /** Whether another section of its type has the ids that links name. */
  isRepeated?: boolean
}

/** Writes what follows the opening of a section as Markdown; null leaves the section out. */
export type SectionMarkdown<T extends SectionType> = (
  section: Section<T>,
  context: ShapeContext,
) => string | null
