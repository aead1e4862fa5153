import {articleCardsMarkdown} from '@/components/markdown/parts'
import type {SectionMarkdown} from '@/components/sections/context'
import {paragraph, stack} from '@/lib/seo/markdown/write'
import {isForeignIn} from '@/lib/urls/document-paths'

import {articleCardFragment, hasSearchPage, offeredArticles} from '../../../lib/sanity/fragments'

/** Only the newest articles: a phone could not render thousands of cards. */
export const articleListFragment = /* groq */ `
  _type == "articleList" => {
    "heading": coalesce(heading, ""),
    "articles": ${offeredArticles}[0...60]{
      ${articleCardFragment}
    },
    "leadsToSearch": defined(${offeredArticles}[60]._id) && ${hasSearchPage}
  }
`

/** The newest articles in the language. */
export const articleListMarkdown: SectionMarkdown<'articleList'> = (section, context) => {
  const {articles, leadsToSearch} = section
  const {locale, level, t} = context
  return stack(
    articles.some((article) => isForeignIn(locale, article)) && paragraph(t('blog.englishOnly')),
    articleCardsMarkdown(articles, level + 1, context),
    leadsToSearch && paragraph(t.markup('blog.others', {search: (words) => words})),
  )
}
