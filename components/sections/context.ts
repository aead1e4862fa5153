import type {LinkContext} from '@/lib/i18n/links'
import type {Place} from '@/lib/i18n/way'
import type {MarkdownContext} from '@/lib/markdown/context'
import type {Section, SectionType} from '@/lib/sanity/content'
import type {Search} from '@/lib/search/search'
import type {LeadFormKind} from '@/lib/waitlist/limits'
import type {LeadAction} from '@/lib/waitlist/typed-values'

/** What sections need to know about the page they are on. */
export interface SectionContext extends LinkContext {
  /** The page's name, as in menus and breadcrumbs, and its path; and the same of the page above it. */
  page: Place & {parent: Place | null}
  /** Gives the action of a form, bound to its kind and language. */
  submitLead: (form: LeadFormKind) => LeadAction
  /** What was searched for and what it came to, on the page that searches the site. */
  search?: Search
}

/** What every section component takes. */
export interface SectionProps<T extends SectionType> {
  section: Section<T>
  context: SectionContext
  /** The page's first heading is its only `h1`. */
  heading: 'h1' | 'h2'
}

/** What the Markdown of a section needs to know about the page. */
export interface SectionMarkdownContext extends MarkdownContext {
  page: SectionContext['page']
  /** The page's first heading is its only one of the first level. */
  level: 1 | 2
  /** What the document says of itself, below its first heading. */
  preface: string
}
