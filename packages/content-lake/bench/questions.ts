import {searchedWord, slugOf} from './dataset.ts'

/** A query, and its parameters for the n-th request. */
export interface Question {
  name: string
  query: string
  /** The nearest equivalent for groq-js, which has no text search. */
  plain?: string
  params: (index: number) => Record<string, unknown>
}

const translations = `"translations": *[_type == "translation.metadata" && references(^._id)][0]
  .translations[]{language, "path": value->path, "slug": value->slug.current}`

const card = `_id, title, summary, "slug": slug.current, publishedAt, readTime,
  "author": author->{name, role}`

const paragraphs = `body[]{..., markDefs[]{..., "href": coalesce(href, "/" + document->path)}}`

/** A page with everything that its sections refer to. */
const page = `*[_type == "page" && language == $language && path == $path][0]{
  _id, title, path, seo, ${translations},
  "settings": *[_id == "settings"][0]{..., menu[]{label, "path": page->path}},
  sections[]{
    _key, _type, title, text,
    features[]->{_id, title, ${paragraphs}},
    questions[]->{_id, question, ${paragraphs}},
    figures[]->{_id, "value": coalesce(value, 0), label}
  },
  "articles": *[_type == "article" && language == $language] | order(publishedAt desc)[0...3]{${card}}
}`

const article = `*[_type == "article" && language == $language && slug.current == $slug][0]{
  ${card}, seo, ${paragraphs}, ${translations}, related[]->{${card}}
}`

const list = `*[_type == "article" && language == $language && defined(slug.current)]
  | order(publishedAt desc)[0...20]{${card}}`

const search = (condition: string) => `*[_type in ["article", "page"] && language == $language
  && ${condition}] | score(title match $search, summary match $search)
  | order(_score desc)[0...10]{_score, ${card}}`

/** A list in the Studio. */
const recent = `*[_type == $type] | order(_updatedAt desc)[0...50]{_id, _type, _updatedAt, title}`

/** Queries of a website and its Studio, for a dataset of `count` documents. */
export function questionsOf(count: number): Question[] {
  const articles = Math.max(1, Math.floor((count - 100) / 3))
  const spread = (index: number) => (index * 7919) % articles
  return [
    {name: 'page', query: page, params: () => ({language: 'en', path: '/'})},
    {
      name: 'article',
      query: article,
      params: (index) => ({language: 'en', slug: slugOf(spread(index))}),
    },
    {
      name: 'list',
      query: list,
      params: (index) => ({language: index % 2 === 0 ? 'en' : 'fr'}),
    },
    {name: 'Studio', query: recent, params: () => ({type: 'article'})},
    {
      name: 'search',
      query: search('@ match text::query($search)'),
      plain: search('[title, summary, pt::text(body)] match $search'),
      params: (index) => ({language: 'en', search: searchedWord(index)}),
    },
  ]
}
