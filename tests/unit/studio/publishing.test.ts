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

  test('checks a draft again that has changed since, and publishes the checked revision', async () => {
    const action = vi.fn<(actions: unknown) => Promise<object>>(async () => ({}))
    const lake = {withConfig: () => lake, fetch: async () => [], action}
    const client = lake as unknown as SanityClient
    const workspace = {schema, currentUser: null, getClient: () => client} as unknown as Workspace
    const publish = (checkedRevision: string) => {
      const stage = {name: 'confirmed', recordActions, checkedRevision} as const
      return publishConfirmed(client, workspace, {draft, published: null}, stage, 'Fix it.')
    }
    expect(await publish('draft-1')).toMatchObject({name: 'failed', reason: 'Fix it.'})
    expect(action).not.toHaveBeenCalled()
    expect(await publish('draft-2')).toEqual({name: 'idle'})
    expect(action).toHaveBeenCalledOnce()
  })
})
