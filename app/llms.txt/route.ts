import {textResponse} from '@/lib/sanity/text-response'
import {readGuide} from '@/lib/seo/markdown/llms'

export function GET(request: Request): Promise<Response> {
  return textResponse(request, readGuide)
}
