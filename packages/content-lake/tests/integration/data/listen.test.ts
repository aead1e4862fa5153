import type {LiveEvent, LiveEventMessage, MutationEvent} from '@sanity/client'
import {afterEach, describe, expect, test} from 'vitest'

import {beginningOf, collect, type Collected} from '../../events.ts'
import {DATASET, useLake} from '../../lake.ts'

const used = useLake()
const open: {stop(): void}[] = []

afterEach(() => {
  for (const heard of open.splice(0)) heard.stop()
})

function listen(
  query: string,
  params: Record<string, unknown> = {},
  options: object = {},
  client = used.editor,
): Collected<MutationEvent & {type: string}> {
  const events = ['welcome', 'mutation'] as never
  const heard = collect(client.listen(query, params, {events, ...options}))
  open.push(heard)
  return heard
}

describe('events', () => {
  test('one per document and transaction, with all its mutations', async () => {
    const heard = listen('*[_type == "note"]', {}, {includePreviousRevision: true})
    await heard.wait(1)
    const {_rev: first} = await used.editor.create({_id: 'n1', _type: 'note', n: 1})
    await used.editor
      .transaction()
      .patch('n1', {set: {n: 2}})
      .patch('n1', {inc: {n: 1}})
      .create({_id: 'n2', _type: 'note'})
      .create({_id: 'other', _type: 'another'})
      .commit({transactionId: 'second'})
    const [welcome, created, patched, added] = await heard.wait(4)
    expect(heard.events).toHaveLength(4)
    expect(welcome).toMatchObject({type: 'welcome', listenerName: expect.any(String)})
    expect(created).toMatchObject({
      transition: 'appear',
      documentId: 'n1',
      resultRev: first,
      identity: expect.any(String),
      previous: null,
      visibility: 'query',
    })
    expect(created).not.toHaveProperty('previousRev')
    expect(patched).toMatchObject({
      transition: 'update',
      transactionId: 'second',
      previousRev: first,
      resultRev: 'second',
      result: {n: 3},
      previous: {n: 1},
      mutations: [{patch: {set: {n: 2}}}, {patch: {inc: {n: 1}}}],
      transactionTotalEvents: 2,
      transactionCurrentEvent: 0,
    })
    expect(added).toMatchObject({documentId: 'n2', transactionCurrentEvent: 1})
  })

  test('a document appears and disappears as the filter says', async () => {
    await used.editor.create({_id: 'moving', _type: 'moving', in: false})
    const heard = listen('*[_type == $type && in == true]', {type: 'moving'})
    await heard.wait(1)
    await used.editor.patch('moving').set({in: true}).commit()
    await used.editor.patch('moving').set({in: false}).commit()
    await used.editor.patch('moving').set({other: 1}).commit()
    await used.editor.patch('moving').set({in: true}).commit()
    await used.editor.delete('moving')
    const transitions = (await heard.wait(5)).slice(1).map((event) => event.transition)
    expect(transitions).toStrictEqual(['appear', 'disappear', 'appear', 'disappear'])
  })

  test.each([
    '*[_type == "form"] | order(n) [0...1] {n}',
    '(*[_type == "form"])[].to->n',
    '*[_type == "form"] | score(n > 0)',
  ])('%s hears of all that its filter matches', async (query) => {
    const heard = listen(query)
    await heard.wait(1)
    for (const n of [1, 2]) await used.editor.create({_type: 'form', n})
    expect(await heard.wait(3)).toHaveLength(3)
  })

  test('the lake’s clock is now() in filters', async () => {
    const heard = listen('*[_type == "dated" && dateTime(at) < dateTime(now())]')
    await heard.wait(1)
    used.lake.lake.travelTo(new Date('2100-01-02'))
    await used.editor.create({_id: 'future', _type: 'dated', at: '2100-01-03T00:00:00Z'})
    await used.editor.create({_id: 'past', _type: 'dated', at: '2100-01-01T00:00:00Z'})
    used.lake.lake.travelTo(new Date())
    expect((await heard.wait(2))[1]).toMatchObject({documentId: 'past', transition: 'appear'})
  })

  test('effects, and neither result nor mutations when not wanted', async () => {
    const options = {effectFormat: 'mendoza', includeResult: false, includeMutations: false}
    const heard = listen('*[_id == "effect"]', {}, options)
    await heard.wait(1)
    await used.editor.create({_id: 'effect', _type: 'note'})
    const event = (await heard.wait(2))[1]
    expect(event).toMatchObject({effects: {apply: expect.any(Array), revert: [0, null]}})
    expect(event).not.toHaveProperty('result')
    expect(event).not.toHaveProperty('mutations')
  })

  test('versions only on request, drafts only with a token', async () => {
    const usual = listen('*')
    const all = listen('*', {}, {includeAllVersions: true})
    const anonymous = listen('*', {}, {includeAllVersions: true}, used.anonymous)
    for (const heard of [usual, all, anonymous]) await heard.wait(1)
    await used.editor
      .transaction()
      .create({_id: 'v', _type: 'note'})
      .create({_id: 'drafts.v', _type: 'note'})
      .create({_id: 'versions.r1.v', _type: 'note'})
      .create({_id: 'private.v', _type: 'note'})
      .commit()
    await all.wait(5)
    const counts = [usual, all, anonymous].map((heard) => heard.events.length - 1)
    expect(counts).toStrictEqual([3, 4, 1])
  })
})

const resume = (lastEventId: string, extra = '&enableResume=true') => {
  const path = `/v2025-02-19/data/listen/${DATASET}?query=*${extra}`
  const headers = {'last-event-id': lastEventId}
  return beginningOf((signal) => used.lake.request(path, {as: 'editor', headers, signal}))
}

describe('the stream', () => {
  test.each(['*[', '1 + 1', 'count(*)', '*[nothing()]'])(
    '%s is explained in the stream',
    async (query) => {
      const heard = listen(query)
      await expect(heard.wait(1)).rejects.toThrow(/./)
      const url = `/v2025-02-19/data/listen/${DATASET}?query=${encodeURIComponent(query)}`
      const response = await used.lake.request(url, {as: 'editor'})
      expect(response.status).toBe(200)
      expect(await response.text()).toContain('event: channelError')
    },
  )

  test('a parameter that older clients send as undefined is left out', async () => {
    const query = encodeURIComponent('*[_id == $id]')
    const path = `/v2025-02-19/data/listen/${DATASET}?query=${query}&$version=undefined&$id="a"`
    const heard = await beginningOf((signal) => used.lake.request(path, {as: 'editor', signal}))
    expect(heard).toContain('event: welcome')
  })

  test('resumes where the reader left off', async () => {
    await used.editor.create({_id: 'seen', _type: 'note'})
    const id = /^id: (\S+)$/m.exec(await resume(''))?.[1] ?? ''
    await used.editor.transaction().create({_id: 'missed', _type: 'note'}).delete('seen').commit()
    const text = await resume(id)
    expect(text).toContain('event: welcomeback')
    expect(text).toContain('"documentId":"missed"')
    expect(text).toContain('"documentId":"seen"')
    expect(text).not.toContain('event: welcome\n')
    expect(await resume(id, '')).toContain('event: welcome\n')
    const afterFirst = /^event: mutation\nid: (\S+)$/m.exec(text)?.[1] ?? ''
    const rest = await resume(afterFirst)
    expect(rest).not.toContain('"documentId":"missed"')
    expect(rest).toContain('"documentId":"seen"')
  })

  test.each(['nonsense', '00000000-1', '-'])(
    'restarts after the invalid position %s',
    async (id) => {
      const text = await resume(id)
      expect(text).toContain('event: reset')
      expect(text).not.toContain('event: mutation')
    },
  )
})

function live(includeDrafts: boolean): Collected<LiveEvent> {
  const client = includeDrafts ? used.editor : used.anonymous
  const heard = collect(client.live.events({includeDrafts}))
  open.push(heard)
  return heard
}

const continued = (id: string) => {
  const headers = {'last-event-id': id}
  const path = `/vX/data/live/events/${DATASET}`
  return beginningOf((signal) => used.lake.request(path, {headers, signal}))
}

describe('live events', () => {
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

  test('a reader that reconnects receives what it missed', async () => {
    const id = /^id: (\S+)$/m.exec(await continued(''))?.[1] ?? ''
    await used.editor.patch('page').set({title: 'c'}).commit()
    const text = await continued(id)
    expect(text).toContain('event: welcome')
    expect(text).toContain('event: message')
  })

  test('a reader with an unknown position is told to restart', async () => {
    expect(await continued('elsewhere-7')).toContain('event: restart')
  })
})
