import type {SanityClient} from '@sanity/client'
import type {SanityDocument, Workspace} from 'sanity'
import {describe, expect, test, vi} from 'vitest'

import type {Issue} from '../../../studio/actions/checks/issues'
import {publishConfirmed, stageAfterChecks, type Stage} from '../../../studio/actions/publishing'
import type {Review} from '../../../studio/actions/review'
import {schema} from '../content/studio'

const review: Review = {plan: {set: [], remove: []}, issues: [], recordActions: []}
const moved: Review = {...review, plan: {set: [{from: '/a', to: '/b'}], remove: ['/b']}}
const placeholder: Issue = {kind: 'placeholder', about: 'Text', path: 'sections[0]'}
const warned: Review = {...review, issues: [placeholder]}
const recordActions = [{actionType: 'sanity.action.document.create'}] as never
const draft = {_id: 'drafts.about', _type: 'page', _rev: 'draft-2'} as SanityDocument
const published = {_id: 'about', _type: 'page', _rev: 'published-1'} as SanityDocument

/** A Content Lake without documents, which notes its actions. */
const lake = () => {
  const client = {
    withConfig: () => client,
    fetch: async () => [],
    action: vi.fn<(actions: unknown) => Promise<object>>(async () => ({})),
  }
  return client
}

describe('publishing', () => {
  const fault: Issue = {kind: 'invalid', about: 'A page needs a title.', path: 'title'}

  test.each<[string, Review, Issue[], Stage]>([
    [
      'goes on with the checked revision',
      {...review, recordActions},
      [],
      {name: 'confirmed', recordActions, checkedRevision: 'draft-2'},
    ],
    ['asks about issues', warned, [], {name: 'asking', review: warned}],
    ['asks about redirects', moved, [], {name: 'asking', review: moved}],
    ['stops at faults', warned, [fault], {name: 'failed', reason: 'Fix it.', faults: [fault]}],
  ])('%s', (_, found, faults, stage) => {
    expect(stageAfterChecks(draft, found, faults, 'Fix it.')).toEqual(stage)
  })

  const publish = async (document: SanityDocument | null, checkedRevision?: string) => {
    const client = lake()
    const workspace = {schema, currentUser: null, getClient: () => client}
    const stage = await publishConfirmed(
      client as unknown as SanityClient,
      workspace as unknown as Workspace,
      {draft: document, published},
      {name: 'confirmed', recordActions, ...(checkedRevision && {checkedRevision})},
      'Fix it.',
    )
    return {stage, actions: client.action.mock.calls}
  }

  const action = {
    actionType: 'sanity.action.document.publish',
    draftId: 'drafts.about',
    publishedId: 'about',
    ifDraftRevisionId: 'draft-2',
    ifPublishedRevisionId: 'published-1',
  }

  test('publishes the revision that was checked', async () => {
    expect(await publish(draft, 'draft-2')).toEqual({
      stage: {name: 'idle'},
      actions: [[[...(recordActions as unknown[]), action]]],
    })
  })

  test.each([undefined, 'draft-1'])('checks another revision first (%s)', async (checked) => {
    const {stage, actions} = await publish(draft, checked)
    expect(stage).toMatchObject({name: 'failed', reason: 'Fix it.'})
    expect(actions).toEqual([])
  })

  test('does nothing without a draft', async () => {
    expect(await publish(null)).toEqual({stage: {name: 'idle'}, actions: []})
  })
})
