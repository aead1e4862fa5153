import type {SanityDocument} from '@sanity/client'
import {expect} from 'vitest'

import {migrateDataset} from '../../../local/starter/migrations.ts'
import {lakeTest} from '../lake.ts'

const test = lakeTest()

const ofOneType = {
  name: 'The site',
  tagline: {en: 'Say it once.'},
  headerMenu: {en: [{_key: 'home', _type: 'link', label: 'Home', kind: 'page'}]},
  primaryAction: {en: 'Book a demo'},
  appUrl: 'https://app.example',
}

test('settings of version 1.0.0 are split, drafts and versions included, and only once', async ({
  clients: {administrator},
}) => {
  const ids = ['siteSettings', 'drafts.siteSettings', 'versions.spring.siteSettings']
  for (const _id of ids) await administrator.create({...ofOneType, _id, _type: 'siteSettings'})
  await migrateDataset(administrator)

  const {name: siteName, tagline, headerMenu, ...actions} = ofOneType
  const split = [{name: siteName}, {tagline, headerMenu}, actions]
  const stored = async () => {
    const types = ['siteSettings', 'navigation', 'callsToAction']
    return Promise.all(
      ids.map((id) =>
        administrator.getDocuments(types.map((type) => id.replace('siteSettings', type))),
      ),
    )
  }
  const first = await stored()
  for (const documents of first) {
    for (const [index, document] of documents.entries()) {
      const {_id, _type, _rev, _createdAt, _updatedAt, _system, ...fields} =
        document ?? ({} as SanityDocument)
      expect(fields).toEqual(split[index])
    }
  }
  await migrateDataset(administrator)
  expect(await stored()).toEqual(first)
})
