import {articleCardsMarkdown} from '@/components/article-cards/article-cards.markdown'
import type {SectionMarkdown} from '@/components/sections/context'
import {openingMarkdown} from '@/components/sections/opening.markdown'
import {paragraph, stack} from '@/lib/seo/markdown/write'
import {isForeignIn} from '@/lib/urls/addresses'

/** The newest articles in the language. */
export const articleListMarkdown: SectionMarkdown<'articleList'> = (section, context) => {
  const {heading, articles, leadsToSearch} = section
  const {locale, level, t} = context
  return stack(
    openingMarkdown({heading}, context),
    articles.some((article) => isForeignIn(locale, article)) && paragraph(t('blog.englishOnly')),
    articleCardsMarkdown(articles, level + 1, context),
    leadsToSearch && paragraph(t.markup('blog.others', {search: (words) => words})),
  )
}
