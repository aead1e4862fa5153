import {defineEnableDraftMode} from 'next-sanity/draft-mode'
import {unstable_rethrow} from 'next/navigation'
import {connection} from 'next/server'

import {draftClient} from '@/lib/content/draft-client'
import {serverEnv} from '@/lib/platform/env'

const refuse = (message: string) => new Response(message, {status: 503})

/** Begins a preview for whoever has a secret of the Studio, and leads to the page. */
export async function GET(request: Request): Promise<Response> {
  // A build has neither a secret nor, maybe, the token.
  await connection()
  if (!serverEnv().readToken) {
    return refuse('Drafts cannot be shown: SANITY_API_READ_TOKEN is missing. See .env.example.')
  }
  try {
    return await defineEnableDraftMode({client: draftClient()}).GET(request)
  } catch (error) {
    unstable_rethrow(error)
    return refuse('Drafts cannot be shown: the Content Lake does not answer. Try again.')
  }
}
