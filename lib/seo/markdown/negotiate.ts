import {preferences} from '../../routing/preferences'

/** The types of a page, with the parameter that both responses have. */
const html = 'text/html; charset=utf-8'
const markdown = 'text/markdown; charset=utf-8'

/** Whether an Accept header prefers Markdown to HTML. A client that takes anything gets HTML. */
export function prefersMarkdown(accept: string | null): boolean {
  return preferences('accept', accept).mediaType([html, markdown]) === markdown
}
