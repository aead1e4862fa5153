import {readTexts} from './body.ts'
import type {Database} from './database.ts'
import type {Forward} from './forward.ts'

// As in supabase/config.toml: tabs and requests refresh one session at once.
const reuseInterval = '10 seconds'

/**
 * Refreshes sessions one after the other. A token used a second time within the interval is answered with the session's
 * newest tokens, where lite would end the session: lite does so for the token before the newest only.
 */
export function refreshInTurn(database: Database, forward: Forward): Forward {
  async function refresh(request: Request): Promise<Response> {
    const [token] = (await readTexts(request, ['refresh_token'])) ?? []
    const [reused] = await database.query<{parent: string}>(
      `select newest.parent
       from auth.refresh_tokens used join auth.refresh_tokens newest using (session_id)
       where used.token = $1 and used.revoked and used.updated_at > now() - $2::interval and not newest.revoked`,
      [token, reuseInterval],
    )
    if (!reused?.parent) return forward(request)
    const {url, headers} = request
    const body = JSON.stringify({refresh_token: reused.parent})
    return forward(new Request(url, {method: 'POST', headers, body}))
  }

  let last: Promise<unknown> = Promise.resolve()
  return (request) => {
    const answer = last.then(() => refresh(request))
    last = answer.catch(() => {})
    return answer
  }
}
