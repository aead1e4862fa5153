import {runnerImport} from 'vite'

import {searchedWord, slugOf} from './content-lake-dataset.ts'

/** A query, and its parameters for the n-th request. */
export interface Question {
  name: string
  query: string
  /** The nearest equivalent for groq-js, which has no text search. */
  plain?: string
  params: (index: number) => Record<string, unknown>
  /** Whether every request is the same, so that the answer comes from the cache. */
  isCached?: boolean
}

/** Bundles and imports a module of the site. */
async function read(file: string): Promise<Record<string, string>> {
  const {module} = await runnerImport<Record<string, string>>(file, {
    configFile: false,
    logLevel: 'error',
  })
  return module
}

/** Returns the queries of the site. */
export async function questionsOf(count: number): Promise<Question[]> {
  const {pageQuery = ''} = await read('./components/sections/page-query.ts')
  const {articleQuery = ''} = await read('./components/blog/article-query.ts')
  const {searchQuery = ''} = await read('./lib/search/search.groq.ts')
  const {articleCardFragment = ''} = await read('./lib/content/fragments.ts')
  const articles = Math.max(1, Math.floor((count - 100) / 3))
  const spread = (index: number) => (index * 7919) % articles
  const home = {
    query: pageQuery,
    params: () => ({locale: 'en', path: '/', parent: null}),
  }
  return [
    {...home, name: 'home page'},
    {...home, name: 'home page, asked again', isCached: true},
    {
      name: 'article by slug',
      query: articleQuery,
      params: (index) => {
        const slug = slugOf(spread(index))
        return {locale: 'en', slug, href: `/blog/${slug}`}
      },
    },
    {
      name: 'list page',
      query: `*[_type == "article" && language == $locale && defined(slug.current)]
        | order(publishedAt desc)[0...20]{${articleCardFragment}}`,
      params: (index) => ({locale: index % 2 === 0 ? 'en' : 'fr'}),
    },
    {
      name: 'search',
      query: searchQuery,
      plain: searchQuery
        .replaceAll(
          '@ match text::query($search)',
          '[title, summary, pt::text(body)] match $search',
        )
        .replaceAll('match text::query($search)', 'match $search'),
      params: (index) => ({locale: 'en', searchPath: 'search', search: searchedWord(index)}),
    },
  ]
}
