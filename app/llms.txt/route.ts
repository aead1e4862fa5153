import {getGuideText} from '@/lib/seo/markdown/published-guide'

export async function GET(): Promise<Response> {
  return new Response(`${await getGuideText()}\n`, {
    headers: {'content-type': 'text/plain; charset=utf-8'},
  })
}
