import {credentials} from '../supabase/service.ts'
import {forgeToken} from '../supabase/tokens.ts'
import {admin, careful, type Target} from './target.ts'

const {publishableKey} = credentials.supabase

function encode(part: unknown): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}

/** Replaces a token's claims and keeps its signature. */
function tamper(token: string, claims: Record<string, unknown>): string {
  const [header = '', payload = '', signature = ''] = token.split('.')
  const read = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>
  return [header, encode({...read, ...claims}), signature].join('.')
}

type Tokens = Target['tokens']

const forged = {
  'an admin’s token that has expired': () => forgeToken({sub: admin.id, exp: 1_700_000_000}),
  'an admin’s token that is not valid yet': () => forgeToken({sub: admin.id, nbf: 4_000_000_000}),
  'a token signed with another key': () => forgeToken({sub: admin.id}, {secret: 'x'.repeat(43)}),
  'a token signed with an empty key': () => forgeToken({sub: admin.id}, {secret: ''}),
  'a token signed with the publishable key': () =>
    forgeToken({sub: admin.id}, {secret: publishableKey}),
  'a token signed with the list of public keys': () =>
    forgeToken({sub: admin.id}, {secret: JSON.stringify({keys: []})}),
  'a token without a signature, alg none': () => forgeToken({sub: admin.id}, {algorithm: 'none'}),
  'a token without a signature, alg HS256': () => forgeToken({sub: admin.id}).replace(/[^.]+$/, ''),
  'a token whose alg is RS256': () => forgeToken({sub: admin.id}, {algorithm: 'RS256'}),
  'a token whose alg is HS512': () => forgeToken({sub: admin.id}, {algorithm: 'HS512'}),
  'an unsigned claim to be service_role': () =>
    forgeToken({role: 'service_role'}, {algorithm: 'none'}),
  'their own token, role made service_role': ({person}: Tokens) =>
    tamper(person, {role: 'service_role'}),
  'their own token, sub made an admin’s': ({person}: Tokens) => tamper(person, {sub: admin.id}),
  'an admin’s token, aal made aal2': ({careful: token}: Tokens) => tamper(token, {aal: 'aal2'}),
  'two tokens in one': ({person}: Tokens) => `${person}, Bearer ${person}`,
  'a token of dots': () => '..',
} satisfies Record<string, (tokens: Tokens) => string>

/** Attackers whose token is forged or not valid now. Every request of theirs must be rejected. */
export const forgers = Object.keys(forged) as (keyof typeof forged)[]

const signedIn = {
  'a signed-in person without a role': ({person}: Tokens) => person,
  'a signed-in person whose token names a role of its own in its metadata': () =>
    forgeToken({user_metadata: {role: 'admin'}, app_metadata: {role: 'admin', roles: ['admin']}}),
  'an admin who has a second factor and did not use it': ({careful: token}: Tokens) => token,
  'an admin with a second factor whose token says nothing of it': () =>
    forgeToken({sub: careful.id, aal: null}),
} satisfies Record<string, (tokens: Tokens) => string>

/** People with a session but no access to any data. */
export const guests = Object.keys(signedIn) as (keyof typeof signedIn)[]

const keys = {
  'nobody, without a key': {},
  'nobody, with an empty key': {apikey: ''},
  'nobody, with a key of their own': {apikey: 'sb_publishable_of_their_own'},
  'nobody, with the key as a token only': {authorization: `Bearer ${publishableKey}`},
  'nobody, with two keys': {apikey: `${publishableKey}, ${publishableKey}`},
}

/** Attackers without a valid API key. */
export const nobodies = Object.keys(keys) as (keyof typeof keys)[]

/** A visitor who copied the publishable key from a page. */
export const visitor = 'a visitor with the publishable key'

/** Everybody who must not read anything. */
export type Attacker =
  | (typeof forgers)[number]
  | (typeof guests)[number]
  | (typeof nobodies)[number]
  | typeof visitor

/** Returns an attacker's request headers. */
export function headersOf(attacker: Attacker, tokens: Tokens): Record<string, string> {
  if (attacker in keys) return {...keys[attacker as keyof typeof keys]}
  if (attacker === visitor) return {apikey: publishableKey}

  const makers: Record<string, (known: Tokens) => string> = {...forged, ...signedIn}
  return {apikey: publishableKey, authorization: `Bearer ${makers[attacker]?.(tokens) ?? ''}`}
}
