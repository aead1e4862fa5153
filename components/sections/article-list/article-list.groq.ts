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
