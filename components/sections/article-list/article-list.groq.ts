import {articleCardFragment} from '../../../lib/sanity/fragments'

export const articleListFragment = /* groq */ `
  _type == "articleList" => {
    heading,
    "articles": *[_type == "article" && defined(slug.current)] | order(publishedAt desc){
      ${articleCardFragment}
    }
  }
`
