import type {LinkContext} from '@/lib/i18n/links'
import type {Section, SectionType} from '@/lib/sanity/content'
import type {LeadFormKind, LeadFormState} from '@/lib/waitlist/limits'

/** The server action behind a lead form: the form's state before and after it was sent. */
type LeadAction = (state: LeadFormState, data: FormData) => Promise<LeadFormState>

/** What sections need to know about the page they are on. */
export interface SectionContext extends LinkContext {
  /** Gives the action of a form, bound to its kind and language. */
  submitLead: (form: LeadFormKind) => LeadAction
}

/** What every section component takes. */
export interface SectionProps<T extends SectionType> {
  section: Section<T>
  context: SectionContext
  /** The page's first heading is its only `h1`. */
  heading: 'h1' | 'h2'
}
