import type {Page} from '@playwright/test'
import type {SanityClient} from '@sanity/client'

import type {Measurement} from '../measure.ts'
import {clickOn, repeat, until} from './clicks.ts'

/** An open Studio and the signed-in user. */
export interface StudioBench {
  page: Page
  client: SanityClient
  siteUrl: string
  token: string
}

const coldStarts = 10

const place = ({siteUrl, token}: StudioBench, path: string) =>
  `${siteUrl}/studio${path}#token=${token}`

/** Measures from navigation to the document lists, each time with an empty browser cache. */
export function openCold(bench: StudioBench): Promise<Measurement> {
  return repeat(coldStarts, async () => {
    const page = await bench.page
      .context()
      .browser()!
      .newPage({viewport: bench.page.viewportSize()})
    const began = performance.now()
    await page.goto(place(bench, '/structure'))
    await page.getByRole('link', {name: /^Pages · /}).waitFor()
    const time = performance.now() - began
    await page.close()
    return time
  })
}

/** Measures from the click on a page in its list until its form is editable. */
export async function openDocuments(bench: StudioBench): Promise<Measurement> {
  const {page, client} = bench
  const documents = await client.fetch<{_id: string; title: string}[]>(
    '*[_type == "page" && language == "en" && !(_id in path("drafts.**"))]{_id, title}',
  )
  await page.goto(place(bench, '/structure/page;page-en'))
  const title = page.getByTestId('field-title').first().getByRole('textbox')
  return repeat(documents.length, async (index) => {
    const document = documents[index]!
    const link = page.locator(`a[href$="page-en;${document._id}"]`)
    await link.scrollIntoViewIfNeeded()
    const clicked = await clickOn(page, link)
    await until(
      async () => (await title.isEditable()) && (await title.inputValue()) === document.title,
    )
    return Date.now() - clicked
  })
}
