import 'server-only'
import {headers} from 'next/headers'

import {serverEnv} from '../server/env'

/**
 * Headers that identify the visitor to the database's rate limit: this server's token and the last hop of
 * `x-forwarded-for`. Without a trusted proxy anybody could forge that, so all visitors share one limit.
 */
export async function visitorHeaders(): Promise<Record<string, string>> {
  const {forwarderToken, trustedProxy} = serverEnv()
  if (!forwarderToken) return {}
  const token = {'x-forwarder-token': forwarderToken}
  if (!trustedProxy) return token
  const forwarded = (await headers()).get('x-forwarded-for') ?? ''
  const address = forwarded.split(',').at(-1)?.trim()
  return address ? {...token, 'x-visitor-address': address} : token
}
