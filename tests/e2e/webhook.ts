import type {Received} from '../processes/webhook-receiver.ts'
import {stack} from './site.ts'

/** Returns what the webhook of the stack has received about somebody; nothing while it is away. */
export async function receivedAbout(email: string): Promise<Received[]> {
  const response = await fetch(new URL('/received', stack.webhookUrl)).catch(() => null)
  const all = response ? ((await response.json()) as Received[]) : []
  return all.filter((one) => one.email === email)
}

/** Kills the webhook, which starts again two seconds later. */
export const killWebhook = () => fetch(new URL('/kill', stack.webhookUrl), {method: 'POST'})
