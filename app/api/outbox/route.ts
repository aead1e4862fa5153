import {after} from 'next/server'

import {deliverLeads} from '@/lib/leads/outbox/deliver'
import {isScheduledCall} from '@/lib/server/signing'
import {storing} from '@/lib/server/storing'

const headers = {'cache-control': storing.nobody}

/** Scheduled call: sends the requests that are due to webhooks, after the response. */
export function POST(request: Request): Response {
  if (!isScheduledCall(request)) {
    return Response.json({message: 'The token is missing or wrong.'}, {status: 401, headers})
  }
  after(deliverLeads)
  return new Response(null, {status: 202, headers})
}

/** Vercel's cron sends GET. */
export const GET = POST
