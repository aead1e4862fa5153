import {connection} from 'next/server'

import {readReadiness, monitorResponse} from '@/lib/server/health'

/** Readiness: whether the Content Lake and Supabase answer. */
export async function GET(): Promise<Response> {
  await connection()
  const {contentLake, supabase} = await readReadiness()
  return monitorResponse(contentLake && supabase, {contentLake, supabase})
}
