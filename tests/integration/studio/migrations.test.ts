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
  const documents: (Record<string, unknown> & {_id: string; _type: string})[] = [
    {_id: 'drafts.page-fr', _type: 'page', language: 'fr', sections: [...sections, null]},
    {_id: 'shared', _type: 'sharedSection', language: 'en', sections: sections.slice(3, 4)},
    {_id: 'odd', _type: 'page', language: 'en', sections: 'None'},
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
      null,
    ],
    [{_key: 'soon', _type: 'itemList', layout: 'grid', items: [{...item, label: 'Coming soon'}]}],
    'None',
  ])
  await migrateDataset(administrator)
  expect(await stored()).toEqual(first)
})

const row = (cells: unknown[], _key = 'a') => ({_key, _type: 'row', criterion: 'Setup', cells})

test('answers at the beginning of cells get a field of their own, once', async ({
  clients: {administrator},
}) => {
  const tables = [
    {
      _id: 'table-en',
      _type: 'comparisonTable',
      language: 'en',
      rows: [
        row(['Yes, by voice', 'No', 'Depends on the plan']),
        row(['No-code', 'No code', 7], 'b'),
      ],
    },
    {
      _id: 'drafts.table-fr',
      _type: 'comparisonTable',
      language: 'fr',
      rows: [row(['Oui : à l’oral', 'Nonprofit', 'Dépend de l’offre'])],
    },
  ]
  for (const table of tables) await administrator.create(table)
  await migrateDataset(administrator)
  const read = () => administrator.getDocuments(tables.map(({_id}) => _id))
  const stored = await read()
  expect(stored.map((table) => table?.['rows'] as unknown)).toEqual([
    [
      {...row(['by voice', '', 'on the plan']), answers: ['yes', 'no', 'depends']},
      {...row(['No-code', 'No code', 7], 'b'), answers: ['', '', '']},
    ],
    [{...row(['à l’oral', 'Nonprofit', 'de l’offre']), answers: ['yes', '', 'depends']}],
  ])

  // An editor’s text is text, whatever it begins with.
  const edited = administrator.patch('table-en').set({'rows[_key=="b"].cells': ['Yes, we can']})
  await edited.commit()
  const changed = await read()
  await migrateDataset(administrator)
  expect(await read()).toEqual(changed)
})

test('figures about ourselves name how they are known, if their source says it', async ({
  clients: {administrator},
}) => {
  const limits = {_type: 'localizedText', en: 'It’s one week.'}
  const figure = (_id: string, en: string, own = {}) => {
    const source = {_type: 'localizedText', en}
    return administrator.create({_id, _type: 'figure', limits, source, ...own})
  }
  await figure('measured', 'Internal measurement with beta testers, 2025.')
  await figure('drafts.reported', 'Reported by beta testers, 2025.')
  await figure('estimated', 'Internal estimate, 2025.')
  await figure('unknown', 'Our archive.')
  await figure('chosen', 'Reported by beta testers, 2025.', {basis: 'estimated'})
  await figure('of-others', 'A measurement of others.', {limits: undefined})
  await migrateDataset(administrator)
  const stored = await administrator.fetch<{_id: string; basis: string | null}[]>(
    '*[_type == "figure"] | order(_id) {_id, basis}',
  )
  expect(stored.map(({_id, basis}) => [_id, basis])).toEqual([
    ['chosen', 'estimated'],
    ['drafts.reported', 'reported'],
    ['estimated', 'estimated'],
    ['measured', 'measured'],
    ['of-others', null],
    ['unknown', null],
  ])
})

test('the sentences of the demo move to the hero, once', async ({clients: {administrator}}) => {
  const examples = [{_key: 'a', _type: 'demoExample', sentence: 'Met [Acme]', crm: 'hubspot'}]
  const hero = {_key: 'hero', _type: 'hero', title: 'Kept'}
  const demo = {_key: 'demo', _type: 'demo', heading: 'Kept'}
  const scene = {_type: 'scene'}
  const sections = [{...hero, scene}, scene, {...demo, examples}]
  await administrator.create({_id: 'drafts.home', _type: 'page', sections})
  // Nothing else could show the sentences of a page without a hero.
  const other = {_id: 'other', _type: 'page', sections: [{...demo, examples}]}
  await administrator.create(other)
  await administrator.create({...other, _id: 'shared-demo', _type: 'sharedSection'})
  await migrateDataset(administrator)
  const first = await administrator.getDocument('drafts.home')
  expect(first?.['sections']).toEqual([{...hero, examples}, scene, demo])
  expect(await administrator.getDocument('other')).toMatchObject(other)
  expect((await administrator.getDocument('shared-demo'))?.['sections']).toEqual([demo])
  await migrateDataset(administrator)
  expect(await administrator.getDocument('drafts.home')).toEqual(first)
})
