import {articleCardFragment, hasSearchPage, offeredArticles} from '../../../lib/content/fragments'

/** The newest articles only: no phone shows a page of thousands of cards. */
export const articleListFragment = /* groq */ `
  _type == "articleList" => {
    "heading": coalesce(heading, ""),
    "articles": ${offeredArticles}[0...60]{
      ${articleCardFragment}
    },
    "leadsToSearch": defined(${offeredArticles}[60]._id) && ${hasSearchPage}
  }
`
