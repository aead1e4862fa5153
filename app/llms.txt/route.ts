import {llmsText} from '@/lib/markdown/guide'
import {getGuides} from '@/lib/sanity/guide'

/** What there is to read, for language models. */
export async function GET(): Promise<Response> {
  return new Response(`${llmsText(await getGuides())}\n`, {
    headers: {'content-type': 'text/plain; charset=utf-8'},
  })
}
