import {parse} from 'node-html-parser'

const multipart = 'multipart/form-data'

/** What a visitor types into the lead form. */
export interface Typed {
  name: string
  email: string
  message: string
}

/** The fields of a page's first form with this button, or of its first form, as a browser without script sends them. */
export function fieldsOf(html: string, button = ''): Record<string, string> {
  const form = parse(html)
    .querySelectorAll('form')
    .find(
      (element) =>
        element.getAttribute('enctype') === multipart &&
        element.querySelectorAll('button').some(({text}) => text.includes(button)),
    )
  if (!form) throw new Error('There is no form.')
  const fields = form.querySelectorAll('input, textarea').map((input) => {
    const {name = '', value = ''} = input.attributes
    // A line end right after the tag is not part of the text.
    const text = input.tagName === 'TEXTAREA' ? input.text.replace(/^\n/, '') : value
    return [name, text] as const
  })
  return Object.fromEntries(fields.filter(([name]) => name))
}

/** A page's lead form, filled in. */
export function filledForm(html: string, typed: Typed): Record<string, string> {
  return {...fieldsOf(html), ...typed}
}

/** What the form says of what was sent. */
export function answerIn(html: string): string {
  return parse(html).querySelector('#cta form .callout')?.text ?? ''
}
