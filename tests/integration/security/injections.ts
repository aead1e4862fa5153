import type {Endpoint} from './endpoints.ts'

const json = {'content-type': 'application/json'}

/** Values injected in place of a value, name or number. */
export const payloads = [
  "'",
  "''; drop table public.waitlist; --",
  "' or '1'='1",
  "') or 1=1 --",
  '") or 1=1 --',
  '"; delete from public.waitlist; --',
  "x' union select encrypted_password from auth.users --",
  "x'||pg_sleep(9)||'",
  "1; select set_config('role', 'postgres', false)",
  '(select encrypted_password from auth.users limit 1)',
  '$$; drop table public.waitlist; $$',
  "E'\\x27 or 1=1",
  '\\',
  '\u0000',
  '\u02BC or 1=1',
  '%27%20or%201%3D1',
  '/**/or/**/1=1',
  '${1}',
  '{{constructor.constructor}}',
  '{"type":"query","schema":"auth","from":"users","select":["encrypted_password"]}',
  '{"$ref":"email_key"}',
  '*',
  '😀'.repeat(50),
]

function rows(query: string): Endpoint {
  return {path: `/rest/v1/waitlist?${query}`}
}

function call(name: string, values: Record<string, unknown>): Endpoint {
  return {method: 'POST', path: `/rest/v1/rpc/${name}`, headers: json, body: JSON.stringify(values)}
}

/** Every part of a request that ends up in a query. */
export const places: Record<string, (payload: string) => Endpoint> = {
  'a filter’s value': (payload) => rows(`name=eq.${encodeURIComponent(payload)}`),
  'a pattern': (payload) => rows(`name=ilike.${encodeURIComponent(payload)}`),
  'a regular expression': (payload) => rows(`name=match.${encodeURIComponent(payload)}`),
  'a list of values': (payload) => rows(`name=in.(${encodeURIComponent(payload)})`),
  'an array of values': (payload) => rows(`name=eq(any).{${encodeURIComponent(payload)}}`),
  'a search': (payload) => rows(`search=fts.${encodeURIComponent(payload)}`),
  'a search’s language': (payload) => rows(`search=fts(${encodeURIComponent(payload)}).word`),
  'a comparison with null': (payload) => rows(`name=is.${encodeURIComponent(payload)}`),
  'an operator': (payload) => rows(`name=${encodeURIComponent(payload)}.x`),
  'a logical tree': (payload) => rows(`or=(name.eq.${encodeURIComponent(payload)},id.is.null)`),
  'a nested logical tree': (payload) => rows(`and=(or(${encodeURIComponent(payload)}))`),
  'a filter’s column': (payload) => rows(`${encodeURIComponent(payload)}=eq.x`),
  'a path into a column': (payload) => rows(`message->>${encodeURIComponent(payload)}=eq.x`),
  'a selected column': (payload) => rows(`select=${encodeURIComponent(payload)}`),
  'a quoted column': (payload) => rows(`select=${encodeURIComponent(`"${payload}"`)}`),
  'an alias': (payload) => rows(`select=${encodeURIComponent(payload)}:name`),
  'a cast': (payload) => rows(`select=name::${encodeURIComponent(payload)}`),
  'a quoted cast': (payload) => rows(`select=name::${encodeURIComponent(`"${payload}"`)}`),
  'an aggregate': (payload) => rows(`select=name.${encodeURIComponent(payload)}()`),
  'an embedded table': (payload) => rows(`select=*,${encodeURIComponent(payload)}(*)`),
  'an order’s column': (payload) => rows(`order=${encodeURIComponent(payload)}`),
  'an order’s direction': (payload) => rows(`order=name.${encodeURIComponent(payload)}`),
  'a limit': (payload) => rows(`limit=${encodeURIComponent(payload)}`),
  'an offset': (payload) => rows(`offset=${encodeURIComponent(payload)}`),
  'a conflict target': (payload) => ({
    method: 'POST',
    path: `/rest/v1/waitlist?on_conflict=${encodeURIComponent(payload)}`,
    headers: {...json, prefer: 'resolution=merge-duplicates'},
    body: '{"name":"x"}',
  }),
  'a list of columns': (payload) => ({
    method: 'POST',
    path: `/rest/v1/waitlist?columns=${encodeURIComponent(payload)}`,
    headers: json,
    body: '{"name":"x"}',
  }),
  'a key of the body': (payload) => ({
    method: 'POST',
    path: '/rest/v1/waitlist',
    headers: json,
    body: JSON.stringify({name: 'x', [payload]: 'x'}),
  }),
  'a value that a check refuses': (payload) => ({
    method: 'POST',
    path: '/rest/v1/waitlist',
    headers: json,
    body: JSON.stringify({name: 'x', email: payload}),
  }),
  'the schema': (payload) => ({
    path: '/rest/v1/waitlist',
    headers: {'accept-profile': encodeURIComponent(payload)},
  }),
  'a preference': (payload) => ({
    path: '/rest/v1/waitlist?limit=0',
    headers: {
      prefer: `count=${encodeURIComponent(payload)}, timezone=${encodeURIComponent(payload)}`,
    },
  }),
  'a range': (payload) => ({
    path: '/rest/v1/waitlist?limit=0',
    headers: {range: encodeURIComponent(payload)},
  }),
  'a function’s name': (payload) => call(encodeURIComponent(payload), {}),
  'an argument’s name': (payload) => call('count_waitlist', {[payload]: 'x'}),
  'an argument’s name in the address': (payload) => ({
    path: `/rest/v1/rpc/count_waitlist?${encodeURIComponent(payload)}=x`,
  }),
  'the search of the dashboard': (payload) =>
    call('list_waitlist', {filter: {search: `${payload} zzz`}}),
  'the sort of the dashboard': (payload) => call('list_waitlist', {sort: payload}),
  'the cursor of the dashboard': (payload) =>
    call('list_waitlist', {after_value: payload, after_id: payload}),
  'the sources of the dashboard': (payload) =>
    call('list_waitlist', {filter: {sources: [payload]}}),
  'the pages of the dashboard': (payload) => call('list_waitlist', {filter: {pages: [payload]}}),
  'the campaigns of the dashboard': (payload) =>
    call('count_waitlist', {filter: {campaigns: [payload]}}),
  'the days of the dashboard': (payload) =>
    call('count_waitlist_by_day', {filter: {first_day: payload}}),
  'a filter on a function’s answer': (payload) => ({
    ...call('list_waitlist', {}),
    path: `/rest/v1/rpc/list_waitlist?name=eq.${encodeURIComponent(payload)}`,
  }),
  'an entry’s id': (payload) => call('erase_entry', {entry: payload}),
}

const query = {type: 'query', schema: 'auth', from: 'users', select: ['encrypted_password']}
const raw = {
  ...query,
  select: [
    {x: {column: 'email', aggregate: "(select set_config('role', 'postgres', true)) || max"}},
  ],
}
const trees = [
  query,
  raw,
  {$ref: 'email_key'},
  {$not: {$eq: 'x'}},
  {type: 'query', from: 'waitlist'},
]
const operators = [
  'eq',
  'neq',
  'gt',
  'in',
  'is',
  'like',
  'cs',
  'ov',
  'not.eq',
  'not.in',
  'eq(any)',
  'fts',
]

const comparisons: ((value: string) => Endpoint)[] = [
  (value) => rows(`name=in.(${value})`),
  (value) => rows(`or=(name.eq.${value},name.eq.x)`),
  (value) => rows(`and=(or(name.not.eq.${value}))`),
  (value) => rows(`select=*,profiles(*)&profiles.user_id=eq.${value}`),
  (value) => ({...call('is_admin', {}), path: `/rest/v1/rpc/is_admin?is_admin=eq.${value}`}),
  (value) => ({
    ...call('allow_sign_in', {email: 'x'}),
    path: `/rest/v1/rpc/allow_sign_in?allow_sign_in=eq.${value}`,
  }),
  (value) => ({path: `/rest/v1/rpc/count_waitlist?filter=${value}&count_waitlist=eq.${value}`}),
  ...operators.map((operator) => (value: string) => rows(`name=${operator}.${value}`)),
]

/** JSON in place of a value, which must not be parsed as a query. */
export const treesAsValues: Endpoint[] = trees.flatMap((tree) =>
  comparisons.map((compare) => compare(encodeURIComponent(JSON.stringify(tree)))),
)

const inherited = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'valueOf',
  '__defineGetter__',
]

/** Names of inherited object properties. Assigning to them could pollute prototypes for later requests. */
export const inheritedNames: Endpoint[] = inherited.flatMap((name) => [
  rows(`${name}=eq.x`),
  rows(`${name}.polluted=eq.x`),
  rows(`${name}.${name}.polluted=eq.x`),
  rows(`select=${name}:profiles(*)&${name}.polluted=eq.x`),
  rows(`select=*,${name}(*)&${name}.limit=1`),
  rows(`select=${name}`),
  rows(`order=${name}`),
  rows(`or=(${name}.eq.x)`),
  rows(`name=${name}.x`),
  {
    method: 'POST',
    path: '/rest/v1/waitlist',
    headers: json,
    body: `{"${name}":{"polluted":1},"name":"x"}`,
  },
  {
    method: 'POST',
    path: '/rest/v1/rpc/count_waitlist',
    headers: json,
    body: `{"${name}":{"polluted":1}}`,
  },
  {path: `/rest/v1/rpc/count_waitlist?${name}=x`},
  {path: '/rest/v1/waitlist?limit=0', headers: {prefer: `${name}=x`}},
])

/** SQL injected as an aggregate's name, which tries to become the database's owner and look up an account. */
export function asOwner(pattern: string): Endpoint {
  const aggregate = `(case when set_config('role', 'postgres', true) = 'postgres' then exists(
    select from ts_stat('select to_tsvector(''simple'', email) from auth.users where email like ''${pattern}''')
  ) end) and bool_or`
  const tree = {
    type: 'query',
    from: 'pg_class',
    schema: 'pg_catalog',
    select: [{x: {column: 'relrowsecurity', aggregate}}],
    where: {relname: {$eq: 'waitlist'}},
  }
  const value = encodeURIComponent(JSON.stringify(tree))
  return {
    ...call('allow_sign_in', {email: 'x'}),
    path: `/rest/v1/rpc/allow_sign_in?allow_sign_in=eq.${value}`,
  }
}
