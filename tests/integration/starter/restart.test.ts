// @module-tag nightly
import {existsSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'

import {afterEach, expect, it} from 'vitest'

import {readCredentials} from '../../../local/credentials.ts'
import {cleanUp, freePorts, editorOf, query, startServices, temporaryFolder} from './starter.ts'

afterEach(cleanUp)

/** Skips the embedded Supabase, which holds no content. */
const elsewhere = {NEXT_PUBLIC_SUPABASE_URL: 'http://localhost:1'}

it("an editor's changes survive a restart on other ports", async () => {
  const dataDir = temporaryFolder()
  const first = await startServices({...elsewhere, ...(await freePorts()), DATA_DIR: dataDir})
  const before = readCredentials(dataDir)
  const count = Number(await query(before, 'count(*)'))
  await editorOf(before).mutate([
    {patch: {id: 'page-home-en', set: {title: 'Edited'}}},
    {create: {_id: 'note', _type: 'note'}},
    {delete: {query: '*[_id in ["translation-page-home", "translation-faq-privacy"]]'}},
  ])
  await expect(query(before, 'count(*)')).resolves.toBeLessThan(count)
  const left = await query(before, '*[]{_id, _rev} | order(_id)')
  await first.end()

  const ports = await freePorts()
  await startServices({...elsewhere, ...ports, DATA_DIR: dataDir})
  const after = readCredentials(dataDir)
  await expect(query(after, '*[]{_id, _rev} | order(_id)')).resolves.toEqual(left)
  await expect(query(after, '*[_id == "page-home-en"][0].title')).resolves.toBe('Edited')
  await expect(query(after, '*[_id == "translation-faq-privacy"][0]')).resolves.toBeNull()
  expect(after).toEqual({
    ...before,
    contentLake: {
      ...before.contentLake,
      url: `http://localhost:${ports['CONTENT_LAKE_PORT']}`,
    },
    supabase: {...before.supabase, url: `http://localhost:${ports['SUPABASE_PORT']}`},
  })
})

it('an interrupted import is completed without changing existing documents', async () => {
  const variables = {...elsewhere, ...(await freePorts()), DATA_DIR: temporaryFolder()}
  const unfinished = join(variables.DATA_DIR, 'content.unfinished')
  const first = await startServices(variables)
  expect(existsSync(unfinished)).toBe(false)
  const credentials = readCredentials(variables.DATA_DIR)
  const ids = await query(credentials, '*[]._id | order(@)')
  await editorOf(credentials).mutate([
    {patch: {id: 'page-home-en', set: {title: 'Edited'}}},
    {delete: {id: 'translation-faq-privacy'}},
  ])
  await first.end()

  // A startup that was interrupted leaves this file.
  writeFileSync(unfinished, '')
  await startServices(variables)
  await expect(query(credentials, '*[]._id | order(@)')).resolves.toEqual(ids)
  await expect(query(credentials, '*[_id == "page-home-en"][0].title')).resolves.toBe('Edited')
  expect(existsSync(unfinished)).toBe(false)
})
