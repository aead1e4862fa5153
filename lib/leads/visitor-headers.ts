import 'server-only'
import {headers} from 'next/headers'

import {serverEnv} from '../platform/env'

/**
 * The headers that tell the database for which visitor the server speaks, so that each visitor has a rate limit of
 * their own. Of `x-forwarded-for` only the last hop was written by a proxy that this server trusts.
 */
export async function visitorHeaders(): Promise<Record<string, string>> {
  const {forwarderToken} = serverEnv()
  if (!forwarderToken) return {}
  const forwarded = (await headers()).get('x-forwarded-for') ?? ''
  const address = forwarded.split(',').at(-1)?.trim()
  return address ? {'x-forwarder-token': forwarderToken, 'x-visitor-address': address} : {}
}
