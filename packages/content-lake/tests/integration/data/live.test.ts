import type {LiveEvent, LiveEventMessage} from '@sanity/client'
import {afterEach, expect, test} from 'vitest'

import {beginningOf, collect, type Collected} from '../../events.ts'
import {DATASET} from '../../lake.ts'
import {useLake} from '../../lake.ts'

const used = useLake()
const open: {stop(): void}[] = []

afterEach(() => {
  for (const heard of open.splice(0)) heard.stop()
})

function live(includeDrafts: boolean): Collected<LiveEvent> {
  const client = includeDrafts ? used.editor : used.anonymous
  const heard = collect(client.live.events({includeDrafts}))
  open.push(heard)
  return heard
}

test('a published change is announced to everyone, with the tags of the query', async () => {
  await used.editor.create({_id: 'page', _type: 'page', title: 'a'})
  const query = '*[_id == "page"][0]'
  const {syncTags} = await used.anonymous.fetch(query, {}, {filterResponse: false})
  const heard = live(false)
  expect(await heard.wait(1)).toMatchObject([{type: 'welcome'}])
  await used.editor.patch('page').set({title: 'b'}).commit()
  await heard.wait(2)
  expect(heard.events[1]).toMatchObject({type: 'message', id: expect.any(String)})
  const {id, tags} = heard.events[1] as LiveEventMessage
  expect(tags).toStrictEqual(expect.arrayContaining(syncTags ?? ['none']))
  const again = await used.anonymous.fetch(query, {}, {lastLiveEventId: id})
  expect(again).toMatchObject({title: 'b'})
})

test('a draft is announced to those who may see drafts', async () => {
  const everyone = live(false)
  const editors = live(true)
  await everyone.wait(1)
  await editors.wait(1)
  await used.editor.create({_id: 'drafts.page', _type: 'page'})
  expect(await editors.wait(2)).toHaveLength(2)
  expect(everyone.events).toHaveLength(1)
})

test('drafts need a token', async () => {
  const path = `/v2025-02-19/data/live/events/${DATASET}?includeDrafts=true`
  expect((await used.lake.request(path)).status).toBe(403)
})

const resume = (id: string) => {
  const headers = {'last-event-id': id}
  const path = `/vX/data/live/events/${DATASET}`
  return beginningOf((signal) => used.lake.request(path, {headers, signal}))
}

test('a reader that reconnects receives what it missed', async () => {
  const id = /^id: (\S+)$/m.exec(await resume(''))?.[1] ?? ''
  await used.editor.patch('page').set({title: 'c'}).commit()
  const text = await resume(id)
  expect(text).toContain('event: welcome')
  expect(text).toContain('event: message')
})

test('a reader with an unknown position is told to restart', async () => {
  expect(await resume('elsewhere-7')).toContain('event: restart')
})
