import 'server-only'
import {createHash, timingSafeEqual} from 'node:crypto'

import {serverEnv} from './env'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Whether a request bears `SUPABASE_FORWARDER_TOKEN`, which only this site's server, its database and operator know. */
export function isForwarder(request: Request): boolean {
  const {forwarderToken} = serverEnv()
  const sent = request.headers.get('authorization') ?? ''
  return (
    Boolean(forwarderToken) && timingSafeEqual(digest(sent), digest(`Bearer ${forwarderToken}`))
  )
}
