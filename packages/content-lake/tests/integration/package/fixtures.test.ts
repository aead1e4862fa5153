import {execFile} from 'node:child_process'
import {existsSync} from 'node:fs'
import {createRequire} from 'node:module'
import {join} from 'node:path'
import {promisify} from 'node:util'

import {createClient} from '@sanity/client'
import {expect} from 'vitest'

import {createContentLake} from '../../../src/index.ts'
import {contentLakeTest} from '../../../src/vitest.ts'

const seed = Array.from({length: 150}, (_, index) => ({
  _id: `note-${index}`,
  _type: 'note',
  next: {_type: 'reference', _ref: `note-${(index + 1) % 150}`},
}))
const test = contentLakeTest({seed})

for (const round of ['one', 'another']) {
  test(`${round} test has the seed, and nothing of other tests`, async ({dataset, contentLake}) => {
    const editor = createClient(dataset.client('editor'))
    await expect(editor.fetch('count(*)')).resolves.toBe(150)
    await editor.create({_type: 'note'})
    await expect(createClient(dataset.client()).fetch('count(*)')).resolves.toBe(151)
    expect(contentLake.lake.datasets()).toEqual(['production', dataset.name])
  })
}

test('a lake in memory takes files, and leaves nothing', async () => {
  const lake = await createContentLake({memory: true})
  const {dataDir, tokens, projectId} = lake.options
  const upload = await fetch(`${lake.url}/v1/assets/files/production?filename=a.txt`, {
    method: 'POST',
    headers: {authorization: `Bearer ${tokens['editor']}`},
    body: 'text',
  })
  expect({status: upload.status, projectId}).toEqual({status: 200, projectId: 'local'})
  await lake.close()
  expect(existsSync(dataDir)).toBe(false)
})

test('Playwright’s tests have a dataset each, too', {tags: 'nightly'}, async () => {
  const cli = join(createRequire(import.meta.url).resolve('@playwright/test'), '../cli.js')
  const {stdout} = await promisify(execFile)(process.execPath, [cli, 'test'], {
    cwd: join(import.meta.dirname, 'playwright-project'),
  })
  expect(stdout).toContain('2 passed')
})
