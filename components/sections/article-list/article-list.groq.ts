import {articleCardFragment, offeredArticles} from '../../../lib/content/fragments'

/** The newest only: a page with thousands of cards is of no use, and no phone shows it. */
export const articleListFragment = /* groq */ `
  _type == "articleList" => {
    heading,
    "articles": ${offeredArticles}[0...60]{
      ${articleCardFragment}
    },
    "hasOlder": defined(${offeredArticles}[60]._id)
  }
`
