import {articleMarkdown} from '@/components/blog/article-page.markdown'
import {articleQuery} from '@/components/blog/article-query'
import {emptyDatasetMarkdown, notFoundMarkdown} from '@/components/layout/message-page.markdown'
import {pageQuery} from '@/components/sections/page-query'
import {pageMarkdown} from '@/components/sections/page.markdown'
import {articleSlug, getArticle, getBlog} from '@/lib/content/articles'
import {getPage, getPrerenderedPaths} from '@/lib/content/pages'
import {defaultLocale, isLocale, type Locale, locales} from '@/lib/i18n/locales'
import {homePath, pageHref} from '@/lib/routing/paths'
import {missingPageSegment} from '@/lib/seo/markdown/requested'
import {createMarkdownResponse} from '@/lib/seo/markdown/response'
import {absoluteUrl, articleUrl} from '@/lib/seo/urls'

/** Markdown and its canonical URL. */
interface Document {
  text: string
  canonical: string
}

export async function generateStaticParams() {
  const published = await getPrerenderedPaths()
  const listed = published.filter(({path}) => path !== homePath)
  return [
    ...locales.flatMap((locale) => [
      {locale, path: []},
      {locale, path: [missingPageSegment]},
    ]),
    ...listed.map(({locale, path}) => ({locale, path: path.split('/')})),
  ]
}

async function readArticle(locale: Locale, path: string, slug: string): Promise<Document | null> {
  const [article, blog] = await Promise.all([
    getArticle(articleQuery, locale, slug),
    getBlog(locale),
  ])
  if (!article) return null
  return {text: articleMarkdown(article, {locale, path, blog}), canonical: articleUrl(article)}
}

async function readPage(locale: Locale, path: string): Promise<Document | null> {
  const page = await getPage(pageQuery, locale, path)
  if (!page && path !== homePath) return null
  const text = page ? pageMarkdown(page, locale) : emptyDatasetMarkdown(locale)
  return {text, canonical: absoluteUrl(pageHref(locale, path))}
}

function readDocument(locale: Locale, path: string): Promise<Document | null> | null {
  if (path === missingPageSegment) return null
  const slug = articleSlug(path)
  return slug ? readArticle(locale, path, slug) : readPage(locale, path)
}

/** Serves a page as Markdown; only `proxy.ts` rewrites to this route. */
export async function GET(
  _request: Request,
  {params}: RouteContext<'/markdown/[locale]/[[...path]]'>,
): Promise<Response> {
  const {locale: requested, path: parts = []} = await params
  const locale = isLocale(requested) ? requested : defaultLocale
  const path = parts.map(decodeURIComponent).join('/') || homePath
  const document = await readDocument(locale, path)
  if (!document) return createMarkdownResponse(notFoundMarkdown(locale), {locale, status: 404})
  return createMarkdownResponse(document.text, {locale, canonical: document.canonical})
}
