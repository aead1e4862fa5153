import {articleCardsMarkdown} from '@/components/blog/article-cards.markdown'
import type {SectionMarkdownContext} from '@/components/sections/context'
import {openingMarkdown} from '@/components/sections/opening.markdown'
import {isForeignIn} from '@/lib/i18n/addresses'
import {paragraph, stack} from '@/lib/markdown/write'
import type {Section} from '@/lib/sanity/content'

/** The articles that readers of the language are offered, the newest first. */
export function articleListMarkdown(
  section: Section<'articleList'>,
  context: SectionMarkdownContext,
): string {
  const {heading, articles} = section
  const {locale, level, t} = context
  return stack(
    openingMarkdown({heading}, context),
    articles.some((article) => isForeignIn(locale, article)) && paragraph(t('blog.englishOnly')),
    articleCardsMarkdown(articles, level + 1, context),
  )
}
