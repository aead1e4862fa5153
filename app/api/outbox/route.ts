import {after} from 'next/server'

import {deliverLeads} from '@/lib/leads/outbox/deliver'
import {isForwarder} from '@/lib/server/signing'

/** Scheduled call: sends the requests that are due to webhooks, after the response. */
export function POST(request: Request): Response {
  if (!isForwarder(request)) {
    return Response.json({message: 'The token is missing or wrong.'}, {status: 401})
  }
  after(deliverLeads)
  return new Response(null, {status: 202})
}
