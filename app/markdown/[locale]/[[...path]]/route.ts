import {cacheLife, cacheTag} from 'next/cache'

import {articleMarkdown} from '@/components/blog/article-page.markdown'
import {articleQuery} from '@/components/blog/article-query'
import {emptyDatasetMarkdown, notFoundMarkdown} from '@/components/layout/message-page.markdown'
import {pageQuery} from '@/components/sections/page-query'
import {pageMarkdown} from '@/components/sections/page.markdown'
import {defaultLocale, isLocale, type Locale} from '@/lib/i18n/locales'
import {currentText} from '@/lib/sanity/cache'
import {lifetime} from '@/lib/sanity/fetch'
import {getArticle, getBlog, getPage} from '@/lib/sanity/pages'
import {type MachineText, textResponse} from '@/lib/sanity/text-response'
import {absoluteUrl, articleUrl} from '@/lib/seo/urls'
import {storing} from '@/lib/server/storing'
import {articleSlug, homePath, pageHref} from '@/lib/urls/paths'

/** Only the page itself is indexed. */
const headersIn = (locale: Locale) => ({
  'content-type': 'text/markdown; charset=utf-8',
  'content-language': locale,
  // Next.js sets Vary on pages without Accept, so shared caches must not store a response chosen by Accept.
  'cache-control': storing.text,
  vary: 'Accept',
  'x-robots-tag': 'noindex',
})

/** A page as Markdown, with the canonical URL of the page. */
function markdownText(text: string, locale: Locale, canonical: string): MachineText {
  const link = `<${canonical}>; rel="canonical"`
  return {text: `${text}\n`, headers: {...headersIn(locale), link}}
}

async function readArticle(
  locale: Locale,
  path: string,
  slug: string,
): Promise<MachineText | null> {
  const [article, blog] = await Promise.all([
    getArticle(articleQuery, locale, slug),
    getBlog(locale),
  ])
  if (!article) return null
  const text = articleMarkdown(article, {locale, path, blog})
  return markdownText(text, locale, articleUrl(article))
}

async function readPage(locale: Locale, path: string): Promise<MachineText | null> {
  const page = await getPage(pageQuery, locale, path)
  if (!page && path !== homePath) return null
  const text = page ? pageMarkdown(page, locale) : emptyDatasetMarkdown(locale)
  return markdownText(text, locale, absoluteUrl(pageHref(locale, path)))
}

async function readDocument(locale: Locale, path: string): Promise<MachineText | null> {
  'use cache'
  cacheLife(lifetime)
  cacheTag(currentText)
  const slug = articleSlug(path)
  return slug ? readArticle(locale, path, slug) : readPage(locale, path)
}

/** Serves a page as Markdown; only `proxy.ts` rewrites to this route. */
export async function GET(
  request: Request,
  {params}: RouteContext<'/markdown/[locale]/[[...path]]'>,
): Promise<Response> {
  const {locale: requested, path: parts = []} = await params
  const locale = isLocale(requested) ? requested : defaultLocale
  const path = parts.map(decodeURIComponent).join('/') || homePath
  const response = await textResponse(request, () => readDocument(locale, path))
  if (response.status !== 404) return response
  const headers = {...headersIn(locale), 'cache-control': storing.nobody}
  return new Response(`${notFoundMarkdown(locale)}\n`, {status: 404, headers})
}
