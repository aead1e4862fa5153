import type {Metadata} from 'next'
import {notFound} from 'next/navigation'

import {ArticlePage} from '@/components/blog/article-page'
import {articleQuery} from '@/components/blog/article-query'
import {JsonLd} from '@/components/document/json-ld'
import {SiteFrame} from '@/components/layout/site-frame'
import {isLocale, type Locale} from '@/lib/i18n/locales'
import {
  articleTranslations,
  getArticle,
  getBlog,
  getPrerenderedPaths,
  getSiteSettings,
} from '@/lib/sanity/pages'
import {getEdit} from '@/lib/sanity/preview/draft'
import {articleMetadata} from '@/lib/seo/metadata'
import {articleGraph} from '@/lib/seo/structured-data'
import {articleFolder, articleSlug, blogPath} from '@/lib/urls/paths'

// Only the props that the preview route, which renders the same page, passes as well.
type Props = Pick<PageProps<'/[locale]/blog/[slug]'>, 'params'>

/** A slug that no article can have: slugs never start with a hyphen. */
const noSlug = '-'

export async function generateStaticParams({params}: {params: {locale: string}}) {
  const published = await getPrerenderedPaths()
  const slugs = published
    .filter(({locale}) => locale === params.locale)
    .flatMap(({path}) => articleSlug(path) ?? [])
  // Next.js rejects an empty list, so a dataset without articles builds one page that is not found.
  return (slugs.length > 0 ? slugs : [noSlug]).map((slug) => ({slug}))
}

async function readParams(props: Props): Promise<{locale: Locale; slug: string}> {
  const {locale, slug} = await props.params
  if (!isLocale(locale)) notFound()
  return {locale, slug: decodeURIComponent(slug)}
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const {locale, slug} = await readParams(props)
  const [article, settings] = await Promise.all([
    getArticle(articleQuery, locale, slug),
    getSiteSettings(locale),
  ])
  return articleMetadata(article, settings)
}

export default async function Page(props: Props) {
  const {locale, slug} = await readParams(props)
  const [article, blog, settings] = await Promise.all([
    getArticle(articleQuery, locale, slug),
    getBlog(locale),
    getSiteSettings(locale),
  ])
  if (!article) notFound()
  const edit = getEdit()

  const path = `${articleFolder}${slug}`
  const context = {
    locale,
    hasCta: false,
    edit,
    figuresHref: settings?.figuresHref ?? null,
    page: {
      _id: article.content._id,
      _type: article.content._type,
      _updatedAt: article.content._updatedAt,
      title: article.content.title,
      path,
      parent: blog && {...blog, path: blogPath},
    },
  }
  return (
    <SiteFrame
      settings={settings}
      locale={locale}
      hasCta={false}
      edit={edit}
      path={path}
      translations={articleTranslations(article.content)}
    >
      <ArticlePage article={article} blog={blog} context={context} />
      <JsonLd graph={articleGraph(article, context, settings)} />
    </SiteFrame>
  )
}
