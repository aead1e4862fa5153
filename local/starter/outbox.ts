import type {Settings} from './settings.ts'

/** Milliseconds between calls. The site sends most requests at once; these are for retries, and after a restart. */
const interval = 10_000

/** Asks the site again and again to send what is due to webhooks; where Supabase is hosted, pg_cron can do so. */
export function callOutbox({ports}: Settings, environment: Record<string, string>): void {
  const {LEAD_WEBHOOK_URL, SUPABASE_FORWARDER_TOKEN} = {...process.env, ...environment}
  if (!LEAD_WEBHOOK_URL) return
  const call = () =>
    fetch(`http://localhost:${ports.PORT}/api/outbox`, {
      method: 'POST',
      headers: {authorization: `Bearer ${SUPABASE_FORWARDER_TOKEN}`},
    }).catch(() => undefined)
  setInterval(call, interval).unref()
}
