import {longTextMarkdown} from '@/components/blocks/long-text.markdown'
import {breadcrumbMarkdown} from '@/components/layout/breadcrumb.markdown'
import {articleCardsMarkdown} from '@/components/markdown/parts'
import {shapeMarkdown} from '@/components/markdown/shape'
import {formatDay, formatMonth} from '@/lib/i18n/dates'
import {defaultLocale, type Locale} from '@/lib/i18n/locales'
import {textIn} from '@/lib/i18n/localized'
import {type Translator, translatorFor} from '@/lib/i18n/messages'
import {formatFigure} from '@/lib/sanity/figures'
import type {Article} from '@/lib/sanity/pages'
import type {BlogContent, FigureNote} from '@/lib/sanity/types'
import {type MarkdownContext, pair} from '@/lib/seo/markdown/context'
import {preface} from '@/lib/seo/markdown/preface'
import {heading, list, numbered, paragraph, stack} from '@/lib/seo/markdown/write'
import {absoluteUrl} from '@/lib/seo/urls'
import {hrefIn, isOfferedIn} from '@/lib/urls/document-paths'
import {blogPath, pageHref} from '@/lib/urls/paths'

import {endingOf} from './ending'

/** Author, dates and reading time. */
function facts({content}: Article, context: MarkdownContext): string {
  const {locale, t} = context
  const {author, publishedAt, updatedAt, readTime} = content
  const writer = [author?.name, textIn(author?.role, locale)].filter(Boolean).join(', ')
  return list(
    author &&
      pair(
        t('blog.author'),
        author.profileUrl ? {text: writer, href: author.profileUrl} : writer,
        context,
      ),
    publishedAt && pair(t('blog.published'), formatDay(locale, publishedAt), context),
    updatedAt && pair(t('blog.updated'), formatDay(locale, updatedAt), context),
    pair(t('blog.length'), t('blog.minutes', {minutes: readTime}), context),
  )
}

/** Sources of a text's figures, in order of first mention. */
function sources(figures: FigureNote[], language: Locale, t: Translator): string {
  if (figures.length === 0) return ''
  const notes = figures.map((figure) => {
    const {label, source, asOf} = figure
    const dated = asOf ? ` ${formatMonth(language, asOf)}.` : ''
    return paragraph(
      {text: formatFigure(figure, language), strong: true},
      ` ${textIn(label, language)}. ${textIn(source, language)}${dated}`,
    )
  })
  return stack(heading(2, t('blog.sources')), numbered(...notes))
}

/** Links to the previous and next article. */
function turn({content}: Article, context: MarkdownContext): string {
  const {locale, t} = context
  const links = (['older', 'newer'] as const).map((name) => {
    const neighbor = content[name]
    const href = neighbor && hrefIn(locale, neighbor)
    const link = href && {text: neighbor.title, href: absoluteUrl(href)}
    return link && pair(t(`blog.${name}`), link, context)
  })
  return links.some(Boolean)
    ? stack(paragraph({text: t('blog.more'), strong: true}), list(...links))
    : ''
}

function related({content}: Article, context: MarkdownContext): string {
  const articles = (content.related ?? []).filter((article) => isOfferedIn(context.locale, article))
  if (articles.length === 0) return ''
  return stack(heading(2, context.t('blog.related')), articleCardsMarkdown(articles, 3, context))
}

/** An article as Markdown: title, metadata, text, sources and related links. */
export function articleMarkdown(
  article: Article,
  {locale, path, blog}: {locale: Locale; path: string; blog: BlogContent | null},
): string {
  const {content, language, figures} = article
  const {title, summary, body} = content
  const t = translatorFor(locale)
  const shared = {locale, hasCta: false, url: absoluteUrl(pageHref(locale, path)), t}
  const about = preface({summary, language, translations: content.translations}, shared)
  const page = {title, path, parent: blog && {title: blog.title, path: blogPath}}
  const invitation = endingOf(content, blog)
  // These labels are in the language of the text.
  const own = {...shared, locale: language, t: translatorFor(language)}
  return stack(
    heading(1, title),
    about,
    breadcrumbMarkdown({locale, page}),
    language !== locale && language === defaultLocale && paragraph(t('blog.englishOnly')),
    facts(article, shared),
    longTextMarkdown(body, own),
    sources(figures, language, own.t),
    turn(article, shared),
    related(article, shared),
    invitation && shapeMarkdown(invitation, {...shared, level: 2}),
  )
}
