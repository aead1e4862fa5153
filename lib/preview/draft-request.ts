import 'server-only'
import type {NextRequest} from 'next/server'

import {draftStateEndpoint} from '../routing/endpoints'
import {draftCookie} from './draft-cookie'

/** Values that Next.js refused: forged ones, and those of an earlier build. */
const refused = new Set<string>()

/** As many are remembered; more than one build after another come from somebody who tries. */
const mostRefused = 1000

let accepted: string | null = null

/**
 * Whether a request is from an editor who previews. Next.js alone knows which cookie is its own and does not tell the
 * proxy, so a value that was not seen before is shown to a route of this server.
 */
export async function isDraftRequest({cookies, nextUrl}: NextRequest): Promise<boolean> {
  const value = cookies.get(draftCookie)?.value
  if (!value || refused.has(value)) return false
  if (value === accepted) return true
  const answer = await fetch(new URL(draftStateEndpoint, nextUrl.origin), {
    headers: {cookie: `${draftCookie}=${encodeURIComponent(value)}`},
  }).catch(() => null)
  if (!answer) return false
  if (answer.ok) accepted = value
  else if (refused.size < mostRefused) refused.add(value)
  return answer.ok
}
