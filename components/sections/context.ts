import type {ComponentType, ReactNode} from 'react'

import type {Section, SectionContent, SectionType} from '@/lib/content/types'
import type {Locale} from '@/lib/i18n/locales'
import type {LeadFormKind} from '@/lib/leads/limits'
import type {LeadAction} from '@/lib/leads/typed-values'
import type {DocumentName, Edit} from '@/lib/preview/edit'
import type {Place} from '@/lib/routing/breadcrumb'
import type {LinkContext} from '@/lib/routing/links'
import type {Search} from '@/lib/search/search'
import type {MarkdownContext} from '@/lib/seo/markdown/context'

/** What stands around a section where editors preview. */
export interface SectionGuardProps {
  section: SectionContent
  locale: Locale
  /** At the section's place in its page. */
  edit: Edit
  /** The section as visitors see it. */
  children: ReactNode
}

export type SectionGuard = ComponentType<SectionGuardProps>

/** A page or article that is read somewhere. */
type PlacedDocument = Place & DocumentName

/** What sections need to know about the page they are on. */
export interface SectionContext extends LinkContext {
  /** The page's name, as in menus and breadcrumbs, and its path; and the same of the page above it. */
  page: PlacedDocument & {parent: PlacedDocument | null}
  /** Gives the action of a form, bound to its kind and language. */
  submitLead: (form: LeadFormKind) => LeadAction
  /** What was searched for and what it came to, on the page that searches the site. */
  search?: Search
  /** On pages that editors preview. */
  guard?: SectionGuard | undefined
}

/** What every section component takes. */
export interface SectionProps<T extends SectionType> {
  section: Section<T>
  context: SectionContext
  /** At the section's place in its page. */
  edit: Edit
  /** The page's first heading is its only `h1`. */
  heading: 'h1' | 'h2'
}

/** What the Markdown of a section needs to know about the page. */
export interface SectionMarkdownContext extends MarkdownContext {
  page: Place & {parent: Place | null}
  /** The page's first heading is its only one of the first level. */
  level: 1 | 2
  /** What the document says of itself, below its first heading. */
  preface: string
}

/** Writes a section as Markdown. */
export type SectionMarkdown<T extends SectionType> = (
  section: Section<T>,
  context: SectionMarkdownContext,
) => string
