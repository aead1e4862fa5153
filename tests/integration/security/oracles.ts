import type {Endpoint} from './endpoints.ts'
import {admin, hidden} from './target.ts'

interface Guesses {
  right: string
  wrong: string
}

/** A request that reveals whether a row exists if its result differs between a right and a wrong guess. */
export interface Question extends Guesses {
  ask: (guess: string) => Endpoint
}

const address = {right: hidden.email, wrong: 'undisclosex@mail.example'}
const word = {right: 'undisclosed', wrong: 'undisclosex'}

const filters: ((guess: string) => string)[] = [
  (guess) => `email=eq.${guess}`,
  (guess) => `email=neq.${guess}`,
  (guess) => `email=gte.${guess}`,
  (guess) => `email=in.(${guess},other)`,
  (guess) => `email=not.in.(${guess})`,
  (guess) => `email=like.${guess.slice(0, 9)}*`,
  (guess) => `email=ilike.*${guess}*`,
  (guess) => `email=like(any).{${guess}}`,
  (guess) => `email=match.^${guess}`,
  (guess) => `email=imatch.^${guess}`,
  (guess) => `email=isdistinct.${guess}`,
  (guess) => `or=(email.eq.${guess},email.is.null)`,
  (guess) => `and=(email.eq.${guess},email.not.is.null)`,
  (guess) => `not.and=(email.eq.${guess})`,
  (guess) => `email=fts.${guess}`,
  (guess) => `email_key=eq.${guess}`,
  (guess) => `email_key=lte.${guess}`,
]

const searches: ((guess: string) => string)[] = [
  (guess) => `search=fts.${guess}`,
  (guess) => `search=plfts(simple).${guess}`,
  (guess) => `search=wfts.${guess}`,
  (guess) => `search=cs.${guess}`,
  (guess) => `name=cs.{${guess}}`,
  (guess) => `name=cd.{${guess}}`,
  (guess) => `name=ov.{${guess}}`,
]

function asked(guesses: Guesses, make: (guess: string) => string): Question {
  const path = (guess: string): string => `/rest/v1/waitlist?select=id&${make(guess)}`
  return {...guesses, ask: (guess) => ({path: path(guess), headers: {prefer: 'count=exact'}})}
}

function tried(guesses: Guesses, method: string, filter: string): Question {
  const body = method === 'PATCH' ? {body: '{"name":"x"}'} : {}
  return {
    ...guesses,
    ask: (guess) => ({
      method,
      path: `/rest/v1/waitlist?${filter}${guess}`,
      headers: {'content-type': 'application/json', prefer: 'return=representation,count=exact'},
      ...body,
    }),
  }
}

function called(name: string, guesses: Guesses, valuesOf: (guess: string) => unknown): Question {
  const headers = {'content-type': 'application/json'}
  return {
    ...guesses,
    ask: (guess) => ({
      method: 'POST',
      path: `/rest/v1/rpc/${name}`,
      headers,
      body: JSON.stringify(valuesOf(guess)),
    }),
  }
}

const ids = {right: hidden.id, wrong: hidden.id.replace(/1$/, '2')}
const accounts = {right: admin.email, wrong: 'admix@site.example'}

/** Adds an entry that is refused for its source. */
function added(email: string): Endpoint {
  return {
    method: 'POST',
    path: '/rest/v1/rpc/add_entry',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({entry: {name: 'Ann', email, source: 'unknown'}}),
  }
}

/** Filters and arguments that could reveal whether a row exists. */
export const questions: Question[] = [
  ...filters.map((make) => asked(address, make)),
  ...searches.map((make) => asked(word, make)),
  asked(ids, (guess) => `id=eq.${guess}`),
  ...['PATCH', 'DELETE'].flatMap((method) => [
    tried(address, method, 'email=eq.'),
    tried(ids, method, 'id=eq.'),
    tried(word, method, 'search=plfts(simple).'),
  ]),
  {...address, ask: added},
  ...['list_waitlist', 'count_waitlist', 'count_waitlist_by_day'].map((name) =>
    called(name, word, (search) => ({filter: {search}})),
  ),
  called('erase_entry', ids, (entry) => ({entry})),
  called('read_entry', ids, (entry) => ({entry})),
  called('grant_admin', accounts, (email) => ({address: email})),
]
