import type {APIRequestContext} from '@playwright/test'

import type {Locale} from '../../../lib/i18n/locales.ts'
import {stringsIn} from '../../../lib/server/json.ts'
import en from '../../../messages/en.json' with {type: 'json'}
import fr from '../../../messages/fr.json' with {type: 'json'}
import type {Language} from '../../fixtures/specified-routes.ts'
import {contentLake, expect, seed, test} from '../site.ts'
import {EditedPage, type Kept, Written} from './edited-page.ts'
import {startPreview} from './preview.ts'

/** A page or article with an address of its own. */
interface Shown extends Kept {
  title: string
  path?: string
  slug?: {current: string}
  sections?: {_key: string; _type: string}[]
}

/** Every document whose content pages show. */
const documentsQuery = `*[_id in $seed && _type in [
  "page", "article", "author", "comparisonTable", "faq", "featureCard", "figure", "roiSettings", "siteSettings",
  "navigation", "callsToAction", "sharedSection"
]]`

async function readWritten(): Promise<{written: Written; pages: Shown[]}> {
  const documents = await contentLake.fetch<Kept[]>(
    documentsQuery,
    {seed},
    {perspective: 'published'},
  )
  const pages = documents.filter(({_type}) => ['page', 'article'].includes(_type)) as Shown[]
  return {written: new Written(documents), pages}
}

/** Returns the address of a page or article. */
function addressOf({language, path, slug}: Shown): string {
  const prefix = language === 'en' ? '' : `/${language}`
  if (slug) return `${prefix}/blog/${slug.current}`
  return path === '/' ? prefix || '/' : `${prefix}/${path}`
}

async function read(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path)
  expect(answer.status(), path).toBe(200)
  return answer.text()
}

/** Returns the texts from documents, without those that the interface uses too. */
function textsOf(written: Written): Record<Language, Set<string>> {
  const own = new Set([...stringsIn(en), ...stringsIn(fr)])
  const texts = (locale: Locale) =>
    new Set([...written.texts(locale)].filter((text) => !own.has(text)))
  return {en: texts('en'), fr: texts('fr')}
}

test('a click on a text opens its field in the Studio', async ({request}) => {
  const {written, pages} = await readWritten()
  const texts = textsOf(written)
  expect((await startPreview(request, '/', 'published')).ok()).toBe(true)
  expect(pages.length).toBeGreaterThan(20)
  const found = new Map<string, number>()
  for (const document of pages) {
    const address = addressOf(document)
    const locale = document.language === 'fr' ? 'fr' : 'en'
    const page = new EditedPage(await read(request, address), written, locale)
    // Shared sections are edited in their own documents.
    const own = (document.sections ?? []).filter(({_type}) => _type !== 'reference')
    const roots = own.map(({_key}) => `sections:${_key}`)
    expect(page.pathsOf(document._id), address).toEqual(expect.arrayContaining(roots))
    expect(page.wrongTargets(), address).toEqual([])
    expect(page.wrongPictures(), address).toEqual([])
    const {shown, lost} = page.texts(texts[locale])
    expect(lost, address).toEqual([])
    found.set(address, shown.length)
  }
  // Guards against a checker that finds no elements and so no faults.
  for (const [address, count] of found) expect(count, address).toBeGreaterThan(15)
})
