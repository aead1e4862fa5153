import {getGuideText} from '@/lib/seo/markdown/llms'

export async function GET(): Promise<Response> {
  return new Response(`${await getGuideText()}\n`, {
    headers: {'content-type': 'text/plain; charset=utf-8'},
  })
}
