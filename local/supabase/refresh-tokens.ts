import {apiSettings} from './api-settings.ts'
import {readTexts} from './body.ts'
import type {Database} from './database.ts'
import type {Forward} from './forward.ts'

// Tabs and requests refresh one session at once.
const reuseSeconds = apiSettings.auth.refresh_token_reuse_interval

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
       where used.token = $1 and used.revoked and used.updated_at > now() - make_interval(secs => $2) and not newest.revoked`,
      [token, reuseSeconds],
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
