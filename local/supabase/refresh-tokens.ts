import {apiSettings} from './api-settings.ts'
import {authError} from './auth-error.ts'
import {readTexts} from './body.ts'
import type {Database} from './database.ts'

/** Passes a request on to lite. */
export type Forward = (request: Request) => Promise<Response>

// Tabs and requests refresh one session at once.
const reuseSeconds = apiSettings.auth.refresh_token_reuse_interval

/**
 * Refreshes sessions one after the other. A used token is answered with the session's newest tokens within the interval,
 * where lite would do so for the token before the newest only, but at any time. Later it ends the session.
 */
export function refreshInTurn(database: Database, forward: Forward): Forward {
  async function refresh(request: Request): Promise<Response> {
    const [token] = (await readTexts(request, ['refresh_token'])) ?? []
    const [used] = await database.query<{parent: string; session: string; is_late: boolean}>(
      `select newest.parent, session_id as session, used.updated_at <= now() - make_interval(secs => $2) as is_late
       from auth.refresh_tokens used join auth.refresh_tokens newest using (session_id)
       where used.token = $1 and used.revoked and not newest.revoked`,
      [token, reuseSeconds],
    )
    if (used?.is_late) {
      await database.query('delete from auth.sessions where id = $1', [used.session])
      const message = 'Invalid Refresh Token: Already Used'
      return authError(400, 'refresh_token_already_used', message)
    }
    if (!used?.parent) return forward(request)
    const {url, headers} = request
    const body = JSON.stringify({refresh_token: used.parent})
    return forward(new Request(url, {method: 'POST', headers, body}))
  }

  let last: Promise<unknown> = Promise.resolve()
  return (request) => {
    const answer = last.then(() => refresh(request))
    last = answer.catch(() => {})
    return answer
  }
}
