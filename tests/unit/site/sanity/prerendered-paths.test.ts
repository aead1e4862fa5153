import {expect, it, vi} from 'vitest'

const place = (language: string, path: string) => ({
  _id: path,
  language,
  path,
  untranslated: null,
})

const articles = Array.from({length: 300}, (_, index) =>
  place(index % 3 === 0 ? 'fr' : 'en', `blog/${index}`),
)
const addresses = {
  pages: [place('en', 'about'), place('fr', 'a-propos')],
  articles,
  translations: [],
  redirects: [],
}

vi.mock('../../../../lib/sanity/fetch', () => ({fetchPublished: async () => addresses}))
vi.mock('../../../../lib/sanity/clients', () => ({client: {}}))

const {getPrerenderedPaths} = await import('../../../../lib/sanity/pages')

it('prerenders all pages and the newest hundred articles per language', async () => {
  const built = await getPrerenderedPaths()
  const numbers = (language: string) =>
    built.flatMap(({locale, path}) =>
      locale === language && path.startsWith('blog/') ? Number(path.slice(5)) : [],
    )
  expect(built.map(({path}) => path)).toEqual(expect.arrayContaining(['about', 'a-propos']))
  expect(numbers('en')).toHaveLength(100)
  expect(numbers('fr')).toHaveLength(100)
  expect(Math.max(...numbers('en'))).toBe(149)
})
