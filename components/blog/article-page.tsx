import {getTranslations} from 'next-intl/server'

import {ArticleCards} from '@/components/article-cards/article-cards'
import {LanguageNotice} from '@/components/article-cards/language-notice'
import {LongText} from '@/components/blocks/long-text'
import {TableOfContents} from '@/components/contents/table-of-contents'
import {PageBreadcrumb} from '@/components/layout/breadcrumb'
import {OpeningEnd} from '@/components/layout/first-paint'
import type {SectionContext} from '@/components/sections/context'
import {Invitation} from '@/components/sections/invitation/invitation'
import {Cover} from '@/components/ui/cover/cover'
import type {LinkContext} from '@/components/ui/link/link-context'
import {defaultLocale} from '@/lib/i18n/locales'
import {headingsOf} from '@/lib/sanity/headings'
import type {Article} from '@/lib/sanity/pages'
import {itemsOf, sectionEdit, withoutDrag} from '@/lib/sanity/preview/edit'
import type {BlogContent} from '@/lib/sanity/types'
import {absoluteUrl} from '@/lib/seo/urls'
import {isOfferedIn} from '@/lib/urls/document-paths'
import {pageHref} from '@/lib/urls/paths'

import {ArticleNavigation} from './article-navigation'
import {ArticleOpening} from './article-opening'
import {BackToBlog} from './back-to-blog'
import {endingOf} from './ending'
import {Share} from './share'
import {Sources} from './sources'

const sourcesId = 'article_sources'

interface Props {
  article: Article
  /** The blog page's content, for its invitation. */
  blog: BlogContent | null
  context: SectionContext
}

/** The text with contents in the margin, and sources and share buttons below. */
async function Reading({article, context}: Omit<Props, 'blog'>) {
  const {content, language, figures} = article
  const {locale, page, edit, figuresHref} = context
  const own = {locale: language, hasCta: false, edit, figuresHref: figuresHref ?? null}
  // These labels are in the language of the text.
  const t = await getTranslations({locale: language, namespace: 'blog'})
  const block = itemsOf(edit(content), 'body')
  const headings = headingsOf(content.body, language)
    .filter(({level}) => level === 2)
    .concat(
      figures.length > 0 ? [{key: sourcesId, id: sourcesId, text: t('sources'), level: 2}] : [],
    )
  return (
    <div className="frame reading">
      <TableOfContents
        headings={headings}
        edit={(key) => (key === sourcesId ? {} : withoutDrag(block(key)))}
        locale={locale}
        language={language}
      />
      <div className="column">
        <LongText value={content.body} context={own} edit={block} />
        {figures.length > 0 && (
          <Sources id={sourcesId} title={t('sources')} figures={figures} context={own} />
        )}
        <Share
          locale={locale}
          title={content.title}
          url={absoluteUrl(pageHref(locale, page.path))}
        />
      </div>
    </div>
  )
}

interface RelatedProps extends Pick<LinkContext, 'locale' | 'edit'> {
  content: Article['content']
}

async function Related({content, locale, edit}: RelatedProps) {
  const t = await getTranslations({locale, namespace: 'blog'})
  const articles = (content.related ?? []).filter((article) => isOfferedIn(locale, article))
  if (articles.length === 0) return null
  return (
    <section
      className="frame grid related"
      aria-labelledby="article_related"
      {...edit(content)('related')}
    >
      <h2 id="article_related">{t('related')}</h2>
      <ArticleCards articles={articles} locale={locale} edit={edit} heading="h3" />
    </section>
  )
}

/** An article with its breadcrumb, opening, cover, text and related articles. */
export function ArticlePage({article, blog, context}: Props) {
  const {content, language} = article
  const {locale, page, edit} = context
  const lang = language === locale ? undefined : language
  const invitation = endingOf(content, blog)
  return (
    <>
      <div className="article-page">
        <div className="frame way">
          <PageBreadcrumb locale={locale} page={page} edit={edit} lang={lang} />
          <BackToBlog locale={locale} />
          {lang === defaultLocale && <LanguageNotice locale={locale} />}
        </div>
        <article lang={lang}>
          <ArticleOpening content={content} locale={locale} edit={edit} />
          <Cover
            topic={content.topic}
            drawing={content.cover}
            seed={content.path}
            locale={language}
          />
          <OpeningEnd />
          <Reading article={article} context={context} />
        </article>
        <ArticleNavigation content={content} locale={locale} edit={edit} lang={lang} />
        <Related content={content} locale={locale} edit={edit} />
      </div>
      {blog && invitation && (
        <Invitation
          section={invitation}
          context={context}
          edit={sectionEdit(edit, blog, invitation._key)}
          heading="h2"
        />
      )}
    </>
  )
}
