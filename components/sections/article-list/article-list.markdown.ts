import {articleCardsMarkdown} from '@/components/blog/article-cards.markdown'
import type {SectionMarkdownContext} from '@/components/sections/context'
import {openingMarkdown} from '@/components/sections/opening.markdown'
import type {Section} from '@/lib/content/types'
import {isForeignIn} from '@/lib/routing/addresses'
import {paragraph, stack} from '@/lib/seo/markdown/write'

/** The newest articles that readers of the language are offered. */
export function articleListMarkdown(
  section: Section<'articleList'>,
  context: SectionMarkdownContext,
): string {
  const {heading, articles, hasOlder} = section
  const {locale, level, t} = context
  return stack(
    openingMarkdown({heading}, context),
    articles.some((article) => isForeignIn(locale, article)) && paragraph(t('blog.englishOnly')),
    articleCardsMarkdown(articles, level + 1, context),
    hasOlder && paragraph(t.markup('blog.others', {search: (words) => words})),
  )
}
