import {expect} from 'vitest'

import {readDeleted} from '../../../studio/tools/home/read-deleted'
import {lakeTest} from '../lake.ts'

const test = lakeTest()

test('lists documents that are still deleted, latest first', async ({clients}) => {
  const {editor} = clients
  const faq = {_type: 'faq', language: 'en'}
  const remove = (ids: string[]) => editor.delete({query: '*[_id in $ids]', params: {ids}})

  await editor.create({...faq, _id: 'first', question: 'First?'})
  await editor.create({...faq, _id: 'drafts.first', question: 'First, changed?'})
  await editor.create({...faq, _id: 'restored', question: 'Restored?'})
  await editor.create({_id: 'other-type', _type: 'note'})
  await editor.create({...faq, _id: 'drafts.last', question: 'Last?'})
  await remove(['first', 'drafts.first', 'restored', 'other-type'])
  await editor.create({...faq, _id: 'drafts.restored', question: 'Restored?'})
  await remove(['drafts.last'])

  const deleted = await readDeleted(editor, ['faq'])
  expect(deleted).toMatchObject([
    {_id: 'last', _type: 'faq', language: 'en', title: 'Last?'},
    {_id: 'first', title: 'First, changed?'},
  ])
})
