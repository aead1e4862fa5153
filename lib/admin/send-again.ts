'use server'

import {redirect} from 'next/navigation'
import {after} from 'next/server'

import {deliverLeads} from '../leads/outbox/deliver'
import {createSessionClient} from '../server/supabase/server-client'
import {deliveriesHref, parseDeliveriesQuery} from './deliveries'
import {loginHref, deliveriesPath} from './next-path'
import {getViewer} from './viewer'

/** Sends a delivery again, at once, and redirects to the list. The database checks access too, and logs it. */
export async function sendAgain(data: FormData): Promise<void> {
  if ((await getViewer()) === 'nobody') redirect(loginHref({next: deliveriesPath}))
  const client = await createSessionClient()
  const delivery = Number(data.get('delivery')) || 0
  const {data: isSent} = await client.rpc('send_again', {delivery})
  if (isSent) after(deliverLeads)
  const {status, before} = parseDeliveriesQuery(Object.fromEntries(data))
  redirect(deliveriesHref({status, before, notice: isSent ? 'sent-again' : 'not-sent'}))
}
