import {receiveLead} from '@/lib/leads/submit-lead'

/** Receives the demo and waitlist form, with or without script. */
export function POST(request: Request): Promise<Response> {
  return receiveLead(request)
}
