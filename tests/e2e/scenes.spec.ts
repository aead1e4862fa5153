import type {Page} from '@playwright/test'

import {contentLake, expect, expectAccessible, test} from './site.ts'

const path = 'new-opening'

const stage = {_key: 'stage', _type: 'sceneField', label: 'Stage', value: 'Negotiation'}

const openings = [
  {
    name: 'a phone that records',
    scene: {sentence: 'Just left Quarrow', recordTitle: 'Quarrow', footnote: 'Still talking'},
    shown: ['Listening', 'Just left Quarrow', 'Still talking'],
    changed: {sentence: 'Just left Harvane'},
    after: ['Just left Harvane', 'Still talking'],
  },
  {
    name: 'a sentence in three stages',
    scene: {sentence: '[Ada Quarrow] signs.', recordTitle: 'Opportunity', fields: [stage]},
    shown: ['Ada Quarrow signs.', 'NAME_1 signs.', 'Negotiation'],
    changed: {sentence: '[Ida Harvane] buys for [$900].'},
    after: ['Ida Harvane buys for $900.', 'NAME_1 buys for AMOUNT_1.', 'Negotiation'],
  },
  {
    name: 'what is compared in columns',
    scene: {fields: [{...stage, label: 'A suite', value: 'For everybody'}]},
    shown: ['A suite', 'For everybody'],
    changed: {'fields[0].value': 'For a whole company'},
    after: ['A suite', 'For a whole company'],
  },
  {
    name: 'a record with notes beside the contents of the page',
    scene: {recordTitle: 'Opportunity', fields: [{...stage, note: 'One of your own stages.'}]},
    shown: ['Negotiation', 'One of your own stages.', 'Ask before you connect'],
    changed: {'fields[0].note': 'Your rules check it.'},
    after: ['Your rules check it.', 'Ask before you connect'],
  },
]

const documentWith = (scene: object) => ({
  _id: `page-${path}`,
  _type: 'page',
  language: 'en',
  title: 'Opening',
  path,
  seo: {_type: 'seo', title: 'Opening of a page', description: 'A page that a test made.'},
  sections: [
    {_key: 'header', _type: 'pageHeader', title: 'Opening', scene: {_type: 'scene', ...scene}},
    {_key: 'text', _type: 'prose', heading: 'Ask before you connect', body: []},
  ],
})

async function expectShown(page: Page, texts: string[]): Promise<void> {
  const opening = page.locator('section', {has: page.locator('h1')})
  await expect(async () => {
    await page.goto(`/${path}`)
    for (const text of texts) await expect(opening).toContainText(text, {timeout: 1})
  }).toPass()
}

test.describe('an opening is drawn from what an editor wrote:', () => {
  test.describe.configure({mode: 'serial'})

  test.afterAll(() => contentLake.delete(`page-${path}`))

  for (const {name, scene, shown, changed, after} of openings) {
    test(name, async ({page, request}) => {
      await contentLake.createOrReplace(documentWith(scene))
      await expect.poll(async () => (await request.get(`/${path}`)).status()).toBe(200)
      await expectShown(page, shown)
      await expectAccessible(page)
      const fields = Object.entries(changed).map(([field, value]) => [
        `sections[0].scene.${field}`,
        value,
      ])
      await contentLake.patch(`page-${path}`).set(Object.fromEntries(fields)).commit()
      await expectShown(page, after)
    })
  }
})

test('a legal page opens with words only', async ({page}) => {
  await page.goto('/privacy-policy')
  const opening = page.locator('section', {has: page.locator('h1')})
  await expect(opening.locator('time')).toBeVisible()
  await expect(opening.locator('figure, .waveform')).toHaveCount(0)
})
