import {parse} from 'node-html-parser'

import {leadsEndpoint} from '../../lib/urls/paths.ts'

/** A visitor's input in the waitlist form. */
export interface Typed {
  name: string
  email: string
  message: string
}

/** Sends the waitlist form of a site as a browser with script does; returns the answer's status. */
export async function sendForm(
  site: string,
  typed: Typed,
  headers: Record<string, string> = {},
): Promise<string> {
  const response = await fetch(site + leadsEndpoint, {
    method: 'POST',
    headers: {'content-type': 'application/json', ...headers},
    body: JSON.stringify({form: 'waitlist', language: 'fr', ...typed}),
  })
  return response.ok ? ((await response.json()) as {status: string}).status : ''
}

/** Returns the fields of a page's form with this button, as a browser without script sends them. */
export function fieldsOf(html: string, button: string): Record<string, string> {
  const form = parse(html)
    .querySelectorAll('form')
    .find((element) => element.querySelectorAll('button').some(({text}) => text.includes(button)))
  if (!form) throw new Error('There is no form.')
  const fields = form
    .querySelectorAll('input')
    .map(({attributes: {name = '', value = ''}}) => [name, value] as const)
  return Object.fromEntries(fields.filter(([name]) => name))
}
