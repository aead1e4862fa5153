import {parse} from 'node-html-parser'

const multipart = 'multipart/form-data'

/** A visitor's input in the lead form. */
export interface Typed {
  name: string
  email: string
  message: string
}

/**
 * Returns the fields of a page's first form, or of its first with this button, as a browser without script sends them.
 */
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
    // HTML ignores a newline right after the opening tag.
    const text = input.tagName === 'TEXTAREA' ? input.text.replace(/^\n/, '') : value
    return [name, text] as const
  })
  return Object.fromEntries(fields.filter(([name]) => name))
}

/** Returns the fields of a page's lead form, filled in. */
export function filledForm(html: string, typed: Typed): Record<string, string> {
  return {...fieldsOf(html), ...typed}
}

/** Returns the form's message about the submission. */
export function formMessage(html: string): string {
  return parse(html).querySelector('#cta form .callout')?.text ?? ''
}
