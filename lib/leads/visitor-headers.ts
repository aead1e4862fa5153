import 'server-only'
import {headers} from 'next/headers'

import {serverEnv} from '../platform/env'

/**
 * Headers that identify the visitor to the database's rate limit: the last hop of `x-forwarded-for`, which the trusted proxy
 * wrote. None without such a proxy, whoever sends the header; all visitors then share one limit.
 */
export async function visitorHeaders(): Promise<Record<string, string>> {
  const {forwarderToken, trustedProxy} = serverEnv()
  if (!forwarderToken || !trustedProxy) return {}
  const forwarded = (await headers()).get('x-forwarded-for') ?? ''
  const address = forwarded.split(',').at(-1)?.trim()
  return address ? {'x-forwarder-token': forwarderToken, 'x-visitor-address': address} : {}
}
