import {formatDay} from '@/lib/i18n/dates'
import type {ArticleCard} from '@/lib/sanity/types'
import type {MarkdownContext} from '@/lib/seo/markdown/context'
import {heading, paragraph, stack} from '@/lib/seo/markdown/write'
import {absoluteUrl} from '@/lib/seo/urls'
import {hrefIn, isOfferedIn} from '@/lib/urls/addresses'

/** Articles offered in a language, each under its linked title. */
export function articleCardsMarkdown(
  articles: ArticleCard[],
  level: number,
  {locale, t}: MarkdownContext,
): string {
  const cards = articles
    .filter((article) => isOfferedIn(locale, article))
    .map((article) => {
      const href = hrefIn(locale, article)
      if (!href) return ''
      const {title, summary, topic, publishedAt, readTime} = article
      const facts = [
        t(`blog.topics.${topic}`),
        formatDay(locale, publishedAt),
        t('blog.readTime', {minutes: readTime}),
      ]
      return stack(
        heading(level, {text: title, href: absoluteUrl(href)}),
        paragraph(summary),
        paragraph(facts.filter(Boolean).join(' · ')),
      )
    })
  return stack(...cards)
}
