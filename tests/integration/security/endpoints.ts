import {careful, hidden, person} from './target.ts'

/** A request that only an admin may get data from. */
export interface Endpoint {
  method?: string
  path: string
  headers?: Record<string, string>
  body?: string
}

const tables = ['waitlist', 'profiles', 'user_roles', 'audit_log', 'outbox']

function ofEveryTable(table: string): Endpoint[] {
  const path = `/rest/v1/${table}`
  const here = `${path}?created_at=gt.2000-01-01`
  const json = {'content-type': 'application/json'}
  const change = JSON.stringify({created_at: '2000-01-01'})
  return [
    {path},
    {method: 'HEAD', path},
    {path: `${path}?select=*`},
    {path: `${path}?limit=1&offset=0`},
    {path: `${path}?limit=0`, headers: {prefer: 'count=exact'}},
    {method: 'HEAD', path, headers: {prefer: 'count=exact'}},
    {path, headers: {prefer: 'count=planned'}},
    {method: 'HEAD', path, headers: {prefer: 'count=estimated'}},
    {path, headers: {range: '0-0', 'range-unit': 'items', prefer: 'count=exact'}},
    {path, headers: {accept: 'text/csv'}},
    {path, headers: {accept: 'application/vnd.pgrst.object+json'}},
    {path, headers: {accept: 'application/vnd.pgrst.plan+json; options=analyze|verbose'}},
    {path, headers: {accept: 'application/geo+json'}},
    {path, headers: {accept: 'application/openapi+json'}},
    {path: `${path}?select=count()`},
    {path: `${path}?select=created_at.max()`},
    {path: `${path}?select=ctid,xmin,tableoid`},
    {path: `${path}?select=created_at::text`},
    {method: 'PATCH', path: here, headers: json, body: change},
    {method: 'PATCH', path, headers: json, body: change},
    {
      method: 'PATCH',
      path: here,
      headers: {...json, prefer: 'return=representation'},
      body: change,
    },
    {method: 'DELETE', path: here},
    {method: 'DELETE', path: here, headers: {prefer: 'return=representation,count=exact'}},
    {method: 'DELETE', path: `${path}?limit=1&order=created_at`},
    {method: 'PUT', path: here, headers: json, body: change},
    {method: 'OPTIONS', path, headers: {'x-http-method-override': 'GET'}},
    {path, headers: {'accept-profile': 'auth'}},
    {path, headers: {'accept-profile': 'private'}},
    {path, headers: {'accept-profile': 'pg_catalog'}},
    {path, headers: {'accept-profile': 'information_schema'}},
    {path, headers: {'accept-profile': 'public,auth'}},
    {method: 'POST', path, headers: {...json, 'content-profile': 'auth'}, body: '{}'},
  ]
}

const waitlist: Endpoint[] = [
  ...['id', 'name,email', 'email:phone', 'search', 'name_key', 'message', '"name"'].map(
    (columns) => ({
      path: `/rest/v1/waitlist?select=${columns}`,
    }),
  ),
  ...[
    'profiles(*)',
    'user_roles(*)',
    'audit_log(*)',
    'users(*)',
    '...profiles(*)',
    'profiles!inner(*)',
  ].map((embedded) => ({path: `/rest/v1/waitlist?select=*,${embedded}`})),
  ...['search', 'email_key.desc', 'created_at.desc.nullslast', 'profiles(user_id)'].map(
    (order) => ({
      path: `/rest/v1/waitlist?order=${order}`,
    }),
  ),
  {path: `/rest/v1/waitlist?id=eq.${hidden.id}`},
  {
    method: 'DELETE',
    path: `/rest/v1/waitlist?id=eq.${hidden.id}`,
    headers: {prefer: 'return=representation'},
  },
]

const others: Endpoint[] = [
  {path: '/rest/v1/profiles?select=*,users(*)'},
  {path: '/rest/v1/profiles?select=*,user_roles(role)'},
  {path: '/rest/v1/user_roles?select=role,users(email)'},
  ...['profiles', 'user_roles', 'audit_log', 'outbox'].map((table) => ({
    method: 'POST',
    path: `/rest/v1/${table}`,
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({user_id: person.id, role: 'admin'}),
  })),
  {
    method: 'POST',
    path: '/rest/v1/user_roles?on_conflict=user_id,role',
    headers: {'content-type': 'application/json', prefer: 'resolution=merge-duplicates'},
    body: JSON.stringify([{user_id: person.id, role: 'admin'}]),
  },
]

/** Whether a request reads the caller's own profile or roles, which they may do. */
function isOwnProfile({method = 'GET', path}: Endpoint): boolean {
  return ['GET', 'HEAD'].includes(method) && /\/(?:profiles|user_roles)\b/.test(path)
}

const everywhere = [...tables.flatMap(ofEveryTable), ...waitlist, ...others]

/** Requests to tables, in every form in which the API returns rows, row counts or changes. */
export const tableEndpoints = everywhere.filter((endpoint) => !isOwnProfile(endpoint))

/** Requests that return people's own profile or roles. */
export const ownEndpoints = everywhere.filter(isOwnProfile)

function call(name: string, values: Record<string, unknown> = {}, headers = {}): Endpoint {
  return {
    method: 'POST',
    path: `/rest/v1/rpc/${name}`,
    headers: {'content-type': 'application/json', ...headers},
    body: JSON.stringify(values),
  }
}

/** Calls of functions, exposed or not. */
export const functionEndpoints: Endpoint[] = [
  call('is_admin'),
  {path: '/rest/v1/rpc/is_admin'},
  call('list_waitlist'),
  call('list_waitlist', {filter: {search: 'undisclosed'}, page_size: 1000}),
  call('list_waitlist', {filter: {search: 'undisclosed'}}, {prefer: 'count=exact'}),
  call('list_waitlist', {sort: 'email', descending: false, after_value: 'a', after_id: hidden.id}),
  {path: '/rest/v1/rpc/list_waitlist?page_size=1000&select=email&order=email'},
  {method: 'HEAD', path: '/rest/v1/rpc/list_waitlist', headers: {prefer: 'count=exact'}},
  {path: '/rest/v1/rpc/list_waitlist', headers: {accept: 'text/csv'}},
  call('count_waitlist'),
  call('count_waitlist', {filter: {search: 'undisclosed'}}),
  {path: '/rest/v1/rpc/count_waitlist?filter=%7B%22search%22%3A%22undisclosed%22%7D'},
  call('count_waitlist_by_attribution'),
  call('count_waitlist_by_attribution', {filter: {search: 'undisclosed'}}),
  call('count_waitlist_by_day'),
  {path: '/rest/v1/rpc/count_waitlist_by_day?filter=%7B%22first_day%22%3A%222000-01-01%22%7D'},
  call('visit_waitlist'),
  call('note_export', {seconds: 0}),
  call('read_entry', {entry: hidden.id}),
  {path: `/rest/v1/rpc/read_entry?entry=${hidden.id}`},
  call('erase_entry', {entry: hidden.id}),
  call('list_admins'),
  call('set_status', {filter: {}, new_status: 'spam'}),
  call('assign_entry', {entry: hidden.id, person: person.id}),
  call('add_note', {entry: hidden.id, note: 'x'}),
  call('erase_entries', {filter: {}, expected: 1}),
  call('purge_waitlist'),
  call('claim_delivery', {receiver: 'hooks.example', receivers: ['hooks.example']}),
  call('claim_delivery', {receiver: 'a', receivers: ['a']}, {'x-forwarder-token': 'guess'}),
  call('record_delivery', {delivery: 1, answer: 200}),
  call('page_results', {only_page: '/app'}),
  call('page_results', {only_page: '/app'}, {'x-forwarder-token': 'guess'}),
  call('send_again', {delivery: 1}),
  call('download_entry', {entry: hidden.id}),
  call('grant_admin', {address: person.email}),
  call('remove_factors', {address: careful.email}),
  ...[
    'client_address',
    'folded',
    'words',
    'count_entry',
    'may_review',
    'purge_rate_limits',
    'refuse_change',
    'require_reviewer',
    'filtered_waitlist',
    'waitlist_query',
    'private.client_address',
    'private.settings',
    'pg_sleep',
    'set_config',
    'current_setting',
    'pg_read_file',
    'query_to_xml',
    'version',
    'uid',
    'jwt',
    'waitlist',
  ].flatMap((name) => [
    call(name),
    call(name, {}, {'content-profile': 'private'}),
    {path: `/rest/v1/rpc/${name}`},
  ]),
  call('list_waitlist', {}, {'content-profile': 'private'}),
  call('list_waitlist', {}, {'content-profile': 'pg_catalog'}),
]

/** Endpoints of services that are not offered, and endpoints that are always closed. */
export const closedEndpoints: Endpoint[] = [
  '/rest/v1/',
  '/rest/v1',
  '/rest/v1/users',
  '/rest/v1/auth.users',
  '/rest/v1/private.settings',
  '/rest/v1/pg_class',
  '/rest/v1/information_schema.tables',
  '/rest/v1/waitlist%2F..%2Fusers',
  '/rest/v1/%2577aitlist',
  '/rest/v1/rpc%2Fset_config',
  '/rest/v1/waitlist/',
  '/rest/v1/waitlist/1',
  '/rest/v1/audit_log_id_seq',
  '/rest/v2/waitlist',
  '/graphql',
  '/graphql/v1',
  '/storage/v1/bucket',
  '/storage/v1/object/list/public',
  '/realtime/v1/websocket',
  '/realtime/v1/api/tenants',
  '/functions/v1/hello',
  '/pg/query',
  '/pg-meta/default/query',
  '/_system/config',
  '/_system/introspect',
  '/_system/info',
  '/auth/v1/admin/users',
  '/auth/v1/admin/audit',
  '/auth/v1/admin/generate_link',
  '/auth/v1/admin/factors',
  '/auth/v1/factors',
  '/auth/v1/invite',
  '/auth/v1/sso',
  '/auth/v1/authorize?provider=github',
  '/auth/v1/callback',
  '/auth/v1/verify?type=recovery&token=000000',
  '/auth/v1/scim/v2/Users',
  '/auth/v1/oauth/clients',
  '/',
  '/metrics',
  '/debug',
  '/.env',
  '/credentials.json',
  '/../credentials.json',
].map((path) => ({path}))

function send(path: string, body: unknown, method = 'POST'): Endpoint {
  const headers = {'content-type': 'application/json'}
  return {method, path, headers, body: JSON.stringify(body)}
}

const newcomer = {email: 'newcomer@site.example', password: 'correct horse battery'}

/** Ways to create or take over an account. All are closed: the operator creates accounts. */
export const accountEndpoints: Endpoint[] = [
  send('/auth/v1/signup', newcomer),
  send('/auth/v1/signup', {...newcomer, data: {role: 'admin'}, app_metadata: {role: 'admin'}}),
  send('/auth/v1/signup', {}),
  send('/auth/v1/otp', {email: newcomer.email, create_user: true, data: {role: 'admin'}}),
  send('/auth/v1/magiclink', {email: newcomer.email}),
  send('/auth/v1/recover', {email: person.email}),
  send('/auth/v1/resend', {type: 'signup', email: person.email}),
  send('/auth/v1/verify', {type: 'email', email: person.email, token: '000000'}),
  send('/auth/v1/invite', {email: newcomer.email}),
  send(
    '/auth/v1/user',
    {data: {role: 'admin'}, app_metadata: {role: 'admin'}, role: 'service_role'},
    'PUT',
  ),
  send('/auth/v1/user', {email: 'taken@site.example', password: 'changed password'}, 'PUT'),
  send('/auth/v1/user', null, 'PUT'),
  send('/auth/v1/user', {}, 'DELETE'),
  send('/auth/v1/admin/users', {...newcomer, email_confirm: true}),
  send(`/auth/v1/admin/users/${person.id}`, {role: 'service_role'}, 'PUT'),
  send(`/auth/v1/admin/users/${person.id}`, {}, 'DELETE'),
  send('/auth/v1/admin/generate_link', {type: 'recovery', email: person.email}),
  send('/auth/v1/token?grant_type=id_token', {provider: 'google', id_token: 'x'}),
  send('/auth/v1/token?grant_type=pkce', {auth_code: 'x', code_verifier: 'y'}),
  send('/auth/v1/token?grant_type=web3', {}),
  send('/auth/v1/token?grant_type=password&grant_type=pkce', {auth_code: 'x'}),
]
