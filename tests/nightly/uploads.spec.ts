import sharp from 'sharp'

import {contentLake, expect, test} from '../e2e/site.ts'
import {documentPlace, openStudio} from '../e2e/studio/studio.ts'

const id = `article-with-uploads-${crypto.randomUUID().slice(0, 8)}`

/** A unique drawing, so that no earlier upload has the same hash. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><title>${id}</title><script>alert(1)</script><path d="M0 0h40v40z" onclick="alert(2)"/></svg>`

const megabyte = 1024 * 1024

interface Asset {
  _id: string
  url: string
}

const uploaded = () =>
  contentLake.fetch<Asset | null>('*[_id == $id][0].seo.image.asset->{_id, url}', {
    id: `drafts.${id}`,
  })

test.afterAll(async () => {
  const asset = await uploaded()
  await contentLake.delete(`drafts.${id}`)
  if (asset) await contentLake.delete(asset._id)
})

test.describe('the Studio in French', () => {
  test.use({locale: 'fr-FR'})

  test('the French Studio explains a rejected upload and sanitizes SVG files', async ({
    page,
    pageErrors,
  }) => {
    await contentLake.create({_id: `drafts.${id}`, _type: 'article', language: 'en'})
    await openStudio(page, 'editor', documentPlace(id, 'article'))
    await page.getByRole('tab', {name: 'Recherche et partage'}).click()
    const choose = (name: string, mimeType: string, buffer: Buffer) =>
      page.locator('input[type=file]').setInputFiles({name, mimeType, buffer})
    // The Studio rerenders the field while it loads the document, and loses the chosen file.
    const refused = (name: string, mimeType: string, buffer: Buffer, reason: string) =>
      expect(async () => {
        await choose(name, mimeType, buffer)
        await expect(page.getByText(`« ${name} » n’a pas été téléversé`)).toBeVisible({
          timeout: 5000,
        })
        await expect(page.getByText(reason)).toBeVisible({timeout: 5000})
      }).toPass()

    const picture = await sharp({create: {width: 9, height: 9, channels: 3, background: 'red'}})
      .png()
      .toBuffer()
    const huge = Buffer.concat([picture, Buffer.alloc(20 * megabyte)])
    await refused('a.heic', 'image/heic', Buffer.from('heic'), 'Exportez-la dans l’un de ces')
    await refused('huge.png', 'image/png', huge, 'L’image dépasse 20 Mo')
    await refused('half.png', 'image/png', picture.subarray(0, 40), 'L’image est endommagée')

    await choose('drawing.svg', 'image/svg+xml', Buffer.from(drawing))
    await expect.poll(uploaded).not.toBe(null)
    const stored = await (await fetch((await uploaded())?.url ?? '')).text()
    expect(stored).toContain(id)
    expect(stored).not.toContain('alert')

    // The drawing is parsed before it is sanitized; the policy reports that its handler is blocked.
    await pageErrors.expect(/^Executing inline event handler violates /)

    // The list of missing texts contains the new picture and opens its field.
    await page.getByRole('button', {name: 'Une image n’a pas de description.'}).click()
    await expect(page.getByTestId('field-seo.image.alt').getByRole('textbox')).toBeFocused()
  })
})
