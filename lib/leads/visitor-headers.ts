import 'server-only'
import {headers} from 'next/headers'

import {serverEnv} from '../platform/env'

/**
 * Headers that identify the visitor to the database's rate limit. Only the last hop of
 * `x-forwarded-for` was written by a trusted proxy.
 */
export async function visitorHeaders(): Promise<Record<string, string>> {
  const {forwarderToken} = serverEnv()
  if (!forwarderToken) return {}
  const forwarded = (await headers()).get('x-forwarded-for') ?? ''
  const address = forwarded.split(',').at(-1)?.trim()
  return address ? {'x-forwarder-token': forwarderToken, 'x-visitor-address': address} : {}
}
