import {validLead} from '../fixtures/lead.ts'

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]

const entities: Record<string, string> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
}

const decoded = (text: string) =>
  text.replaceAll(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => entities[entity] ?? entity)

/** Returns the hidden inputs of a page's first lead form, as a browser without script sends them. */
export async function readForm(address: string): Promise<Map<string, string>> {
  const html = await (await fetch(address)).text()
  const form = /<form(?=[^>]*\smethod="POST")[^>]*>.*?<\/form>/is.exec(html)?.[0] ?? ''
  const hidden = [...form.matchAll(/<input[^>]*\stype="hidden"[^>]*>/g)].map(([tag]) => tag)
  if (hidden.length === 0)
    throw new Error(`There is no form that works without script at ${address}.`)
  return new Map(
    hidden.map((tag) => [attribute(tag, 'name') ?? '', decoded(attribute(tag, 'value') ?? '')]),
  )
}

interface Person {
  email: string
  visitor: string
}

function typedBy(email: string): [string, string][] {
  // Browsers send the honeypot too.
  return [...Object.entries(validLead({email})), ['x7', '']]
}

async function post(
  address: string,
  body: FormData,
  headers: Record<string, string>,
): Promise<string> {
  const {origin} = new URL(address)
  const response = await fetch(address, {method: 'POST', body, headers: {origin, ...headers}})
  return response.status === 200 ? response.text() : ''
}

/** Sends the form as a browser without script does; returns whether the response page confirms the entry. */
export async function sendForm(
  address: string,
  fields: Map<string, string>,
  {email, visitor}: Person,
): Promise<boolean> {
  const body = new FormData()
  for (const [name, value] of [...fields, ...typedBy(email)]) body.set(name, value)
  const html = await post(address, body, {'x-forwarded-for': visitor})
  return html.includes('>Demo request received!<')
}

/** Calls the form's server action as React does; returns whether the response confirms the entry. */
export async function callAction(
  address: string,
  fields: Map<string, string>,
  {email, visitor}: Person,
): Promise<boolean> {
  const [name = '', reference = ''] =
    [...fields].find(([key]) => /^\$ACTION_\d+:0$/.test(key)) ?? []
  const {id} = JSON.parse(reference) as {id: string}
  const bound = JSON.parse(fields.get(name.replace(/0$/, '1')) ?? '[]') as unknown[]
  const own = [...fields].filter(([key]) => !key.startsWith('$'))
  const body = new FormData()
  for (const [key, value] of [...own, ...typedBy(email)]) body.set(`_1_${key}`, value)
  body.set('0', JSON.stringify([...bound, '$K1']))
  const headers = {'next-action': id, accept: 'text/x-component', 'x-forwarded-for': visitor}
  return (await post(address, body, headers)).includes('"status":"received"')
}
