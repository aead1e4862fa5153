import {textResponse} from '@/lib/sanity/text-response'
import {robotsText} from '@/lib/seo/robots'

export function GET(request: Request): Promise<Response> {
  const headers = {'content-type': 'text/plain; charset=utf-8'}
  return textResponse(request, async () => ({text: robotsText(), headers}))
}
