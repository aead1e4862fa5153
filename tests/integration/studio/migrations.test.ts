import {expect} from 'vitest'

import {migrateDataset} from '../../../local/starter/migrations.ts'
import {lakeTest} from '../lake.ts'

const test = lakeTest()

test('lists of points and items have one type each, drafts included, and only once', async ({
  clients: {administrator},
}) => {
  const [key, title] = ['one', 'Title']
  const sections = [
    {_key: 'why', _type: 'whyDifferent', points: [{_key: key, _type: 'point', title}]},
    {_key: 'copilot', _type: 'copilot', intro: 'Kept.', points: []},
    {_key: 'benefits', _type: 'benefits', items: [{_key: key, _type: 'benefit', title}]},
    {_key: 'soon', _type: 'capabilities', items: [{_key: key, _type: 'capability', soon: true}]},
    {_key: 'choices', _type: 'choices'},
    {_key: 'cards', _type: 'milestones', cards: [{_key: key, _type: 'milestone', label: '2025'}]},
    {_key: 'log', _type: 'changelog', entries: [{_key: key, _type: 'entry', date: '2025-11-01'}]},
    {_key: 'tip', _type: 'tip', heading: 'Untouched'},
  ]
  const documents = [
    {_id: 'drafts.page-fr', _type: 'page', language: 'fr', sections},
    {_id: 'shared', _type: 'sharedSection', language: 'en', sections: sections.slice(3, 4)},
  ]
  for (const document of documents) await administrator.create(document)
  await migrateDataset(administrator)

  const stored = () => administrator.getDocuments(documents.map(({_id}) => _id))
  const first = await stored()
  const item = {_key: key, _type: 'item'}
  expect(first.map((document) => document?.['sections'] as unknown)).toEqual([
    [
      {...sections[0], _type: 'pointList', layout: 'rows'},
      {...sections[1], _type: 'pointList', layout: 'columns'},
      {_key: 'benefits', _type: 'itemList', layout: 'sheet', items: [{...item, title}]},
      {_key: 'soon', _type: 'itemList', layout: 'grid', items: [{...item, label: 'Bientôt'}]},
      {_key: 'choices', _type: 'itemList', layout: 'statements', items: []},
      {_key: 'cards', _type: 'itemList', layout: 'milestones', items: [{...item, label: '2025'}]},
      {_key: 'log', _type: 'itemList', layout: 'sheet', items: [{...item, label: 'novembre 2025'}]},
      sections[7],
    ],
    [{_key: 'soon', _type: 'itemList', layout: 'grid', items: [{...item, label: 'Coming soon'}]}],
  ])
  await migrateDataset(administrator)
  expect(await stored()).toEqual(first)
})
