import type {Endpoint} from './endpoints.ts'
import {hidden} from './target.ts'

const json = {'content-type': 'application/json'}
const good = {name: 'Ann', email: 'ann@mail.example'}

function add(body: unknown, headers: Record<string, string> = {}, query = ''): Endpoint {
  return {
    method: 'POST',
    path: `/rest/v1/rpc/add_entry${query}`,
    headers: {...json, ...headers},
    body: typeof body === 'string' ? body : JSON.stringify({entry: body}),
  }
}

function insert(body: unknown, headers: Record<string, string> = {}, query = ''): Endpoint {
  const row = typeof body === 'string' ? body : JSON.stringify(body)
  return {...add(row, headers), path: `/rest/v1/waitlist${query}`}
}

const forbidden = {
  id: '00000000-0000-4000-8000-0000000000ff',
  created_at: '2000-01-01',
  search: 'ann',
  name_key: 'ann',
  further_requests: [],
  role: 'admin',
  user_id: hidden.id,
}

const taken = {...good, email: hidden.email}
const merge = {prefer: 'resolution=merge-duplicates'}

/** Entries with the publishable key that must be rejected as a whole. */
export const refusedEntries: Record<string, Endpoint> = {
  ...Object.fromEntries(
    Object.entries(forbidden).map(([column, value]) => [
      `the column ${column}`,
      add({...good, [column]: value}),
    ]),
  ),
  'no column': add({}),
  'no name': add({email: good.email}),
  'no email address': add({name: good.name}),
  'a name of null': add({...good, name: null}),
  'a list': add([good, good]),
  'a list of a list': add([[good]]),
  'a list of null': add([null]),
  'a list of words': add(['name', 'email']),
  null: add(null),
  'a number': add(1),
  'a word': add('"name"'),
  'the columns as arguments': add(JSON.stringify(good)),
  'an object as email address': add({...good, email: {address: good.email}}),
  'a very deep list': add('['.repeat(20_000) + ']'.repeat(20_000)),
  'an unknown source': add({...good, source: 'admin'}),
  'a language that is no code': add({...good, language: 'English'}),
  'a page of another site': add({...good, page: 'https://evil.example/'}),
  'a line break in the campaign': add({...good, utm_campaign: 'a\nb'}),
  'a NUL': add({...good, name: 'a\u0000b'}),
  'a line break in the name': add({...good, name: 'Ann\nBcc: x'}),
  'plain text': add(JSON.stringify({entry: good}), {'content-type': 'text/plain'}),
  XML: add('<entry/>', {'content-type': 'application/xml'}),
  bytes: add('abc', {'content-type': 'application/octet-stream'}),
  'a form with parts': add('--x', {'content-type': 'multipart/form-data; boundary=x'}),
  'half of JSON': add('{"name":'),
  'JSON with two roots': add(`${JSON.stringify({entry: good})}${JSON.stringify({entry: good})}`),
  'more than 64 kB': add({...good, message: 'x'.repeat(70_000)}),
  'more than 64 kB that are ignored': add({...good, padding: 'x'.repeat(70_000)}),
  'another schema': add(good, {'content-profile': 'private'}),
  'the method GET': {
    path: `/rest/v1/rpc/add_entry?entry=${encodeURIComponent(JSON.stringify(good))}`,
  },
  'the method PUT': {...add(good), method: 'PUT'},
  'an insert': insert(good),
  'an insert of an address that is taken': insert(taken),
  'an insert of a list': insert([good, taken]),
  'an insert to merge': insert(taken, merge, '?on_conflict=email'),
  'an insert to ignore what is there': insert(taken, {prefer: 'resolution=ignore-duplicates'}),
  'an insert to be read back': insert(good, {prefer: 'return=representation'}),
  'an insert of named columns': insert(good, {}, '?columns=name,email'),
  'an insert with the method PUT': {...insert(good, {}, `?id=eq.${hidden.id}`), method: 'PUT'},
  'an insert of CSV': insert('name,email\nAnn,ann@mail.example', {'content-type': 'text/csv'}),
}

const messages = [
  '=HYPERLINK("http://x.example","x")',
  '<script>alert(1)</script>',
  "'; drop table waitlist; --",
]

/** Entries that are accepted, with the expected row. */
export const takenEntries: Record<string, {endpoint: Endpoint; stored: Record<string, unknown>}> = {
  ...Object.fromEntries(
    messages.map((message, index) => {
      const row = {name: message, email: `word-${index}@mail.example`, message}
      return [`the words ${message}`, {endpoint: add(row), stored: row}]
    }),
  ),
  'a wish to count': {
    endpoint: add({...good, email: 'count@mail.example'}, {prefer: 'count=exact,return=minimal'}),
    stored: {email: 'count@mail.example'},
  },
  'a wish to take it back': {
    endpoint: add({...good, email: 'back@mail.example'}, {prefer: 'tx=rollback'}),
    stored: {email: 'back@mail.example'},
  },
}

/** An entry whose email address exists already; it must not change the stored row. */
export const knownEntry = add({name: 'Ann', email: hidden.email.toUpperCase()})
