import type {Endpoint} from './endpoints.ts'
import {hidden} from './target.ts'

const json = {'content-type': 'application/json'}
const good = {name: 'Ann', email: 'ann@mail.example'}

function insert(body: unknown, headers: Record<string, string> = {}, query = ''): Endpoint {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return {
    method: 'POST',
    path: `/rest/v1/waitlist${query}`,
    headers: {...json, ...headers},
    body: text,
  }
}

const forbidden = {
  id: '00000000-0000-4000-8000-0000000000ff',
  created_at: '2000-01-01',
  search: 'ann',
  name_key: 'ann',
  email_key: 'ann',
  company_key: 'ann',
  role: 'admin',
  user_id: hidden.id,
}

const taken = {...good, email: hidden.email}
const merge = {prefer: 'resolution=merge-duplicates'}
const ignore = {prefer: 'resolution=ignore-duplicates'}

/** Inserts with the publishable key that the database or the gateway must refuse, whole. */
export const refusedInserts: Record<string, Endpoint> = {
  ...Object.fromEntries(
    Object.entries(forbidden).map(([column, value]) => [
      `the column ${column}`,
      insert({...good, [column]: value}),
    ]),
  ),
  'no column': insert({}),
  'no name': insert({email: good.email}),
  'a list whose second row is wrong': insert([good, {...good, email: 'wrong'}]),
  'a list whose second row has a forbidden column': insert([good, {...good, id: forbidden.id}]),
  'a list with the same address twice': insert([good, good]),
  'a list with an address that is taken': insert([good, taken]),
  'a list with more rows than the rate limit lets through': insert(
    Array.from({length: 121}, (_, index) => ({name: 'A', email: `a${index}@b.example`})),
  ),
  'a list of a list': insert([[good]]),
  'a list of null': insert([null]),
  'a list of words': insert(['name', 'email']),
  null: insert('null'),
  'a number': insert('1'),
  'a word': insert('"name"'),
  'an object as e-mail address': insert({...good, email: {address: good.email}}),
  'a very deep list': insert('['.repeat(20_000) + ']'.repeat(20_000)),
  'an unknown source': insert({...good, source: 'admin'}),
  'an unknown language': insert({...good, language: 'de'}),
  'a NUL': insert({...good, name: 'a\u0000b'}),
  'a line break in the name': insert({...good, name: 'Ann\nBcc: x'}),
  'a wish to read it back': insert(good, {prefer: 'return=representation'}),
  'a wish for its address': insert(good, {prefer: 'return=headers-only'}),
  'a wish to read other columns back': insert(
    good,
    {prefer: 'return=representation'},
    '?select=email',
  ),
  'a wish to merge': insert(taken, merge),
  'a wish to merge by address': insert(taken, merge, '?on_conflict=email'),
  'a wish to merge by id': insert({...good, id: hidden.id}, merge, '?on_conflict=id'),
  'a wish to ignore what is there': insert(taken, ignore),
  'a wish to ignore what is there, by address': insert(taken, ignore, '?on_conflict=email'),
  'a wish to merge a new one': insert(good, merge),
  'columns that name a forbidden one': insert(
    {...good, id: forbidden.id},
    {},
    '?columns=name,email,id',
  ),
  'columns that are not there': insert(good, {}, '?columns=name,email,admin'),
  'the method PUT': {...insert({...good, id: hidden.id}), method: 'PUT'},
  'the method PUT on one row': {...insert(good, {}, `?id=eq.${hidden.id}`), method: 'PUT'},
  'plain text': insert(JSON.stringify(good), {'content-type': 'text/plain'}),
  XML: insert('<entry/>', {'content-type': 'application/xml'}),
  bytes: insert('abc', {'content-type': 'application/octet-stream'}),
  'a form with parts': insert('--x', {'content-type': 'multipart/form-data; boundary=x'}),
  'half of JSON': insert('{"name":'),
  'JSON with two roots': insert(`${JSON.stringify(good)}${JSON.stringify(good)}`),
  'CSV with a forbidden column': insert('name,email,id\nAnn,ann@mail.example,1', {
    'content-type': 'text/csv',
  }),
  'a form with a forbidden column': insert('name=Ann&email=ann@mail.example&id=1', {
    'content-type': 'application/x-www-form-urlencoded',
  }),
  'more than 64 kB': insert({...good, message: 'x'.repeat(70_000)}),
  'more than 64 kB that are ignored': insert({...good, padding: 'x'.repeat(70_000)}),
  'another schema': insert(good, {'content-profile': 'private'}),
}

const messages = [
  '=HYPERLINK("http://x.example","x")',
  '<script>alert(1)</script>',
  "'; drop table waitlist; --",
]

/** Inserts that are taken, and what they must have left. */
export const takenInserts: Record<string, {endpoint: Endpoint; stored: Record<string, unknown>}> = {
  ...Object.fromEntries(
    messages.map((message, index) => {
      const row = {name: message, email: `word-${index}@mail.example`, message}
      return [`the words ${message}`, {endpoint: insert(row), stored: row}]
    }),
  ),
  'a forbidden column that is not among the columns': {
    endpoint: insert(
      {...good, email: 'columns@mail.example', id: forbidden.id},
      {},
      '?columns=name,email',
    ),
    stored: {email: 'columns@mail.example'},
  },
  'a wish to count': {
    endpoint: insert(
      {...good, email: 'count@mail.example'},
      {prefer: 'count=exact,return=minimal'},
    ),
    stored: {email: 'count@mail.example'},
  },
  'a wish to take it back': {
    endpoint: insert({...good, email: 'back@mail.example'}, {prefer: 'tx=rollback'}),
    stored: {email: 'back@mail.example'},
  },
}

/** The id that no insert may choose. */
export const chosenId = forbidden.id
