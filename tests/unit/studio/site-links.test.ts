import {evaluate, parse} from 'groq-js'
import {expect, it} from 'vitest'

import {pageHref} from '../../../lib/urls/paths'
import {hrefOnSite, mainDocumentAt} from '../../../studio/client/site-links'
import {entries} from '../content/dataset'

interface Addressed {
  language: 'en' | 'fr'
  path?: string
  slug?: {current: string}
  untranslatedSlugs?: {language: 'en' | 'fr'; slug: string}[]
}

const dataset = entries.flatMap(({type, document}) =>
  type === 'page' || type === 'article' ? [document] : [],
)

const hosts = ['www.example.com', 'localhost:3000']

/** Returns the addresses at which the site shows a document. */
function hrefsOf({language, path, slug, untranslatedSlugs = []}: Addressed): string[] {
  if (path !== undefined) return [pageHref(language, path)]
  return [{language, slug: slug?.current ?? ''}, ...untranslatedSlugs].map((known) =>
    pageHref(known.language, `blog/${known.slug}`),
  )
}

it('an address of the site is a link to its document, on each of its hosts', async () => {
  for (const document of dataset) {
    for (const href of hrefsOf(document as unknown as Addressed)) {
      for (const host of hosts) expect(hrefOnSite(`https://${host}${href}`, hosts)).toBe(href)
      const {filter, params} = mainDocumentAt(href)
      const value = await evaluate(parse(`*[${filter}]._id`), {dataset, params})
      expect([href, ...((await value.get()) as string[])]).toStrictEqual([href, document['_id']])
    }
  }
})

it('an address of another site stays an address', () => {
  for (const url of [
    'https://example.com/about',
    'https://localhost:3001/',
    'about',
    'mailto:a@b.c',
  ]) {
    expect(hrefOnSite(url, hosts)).toBeNull()
  }
})
