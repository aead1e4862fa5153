import type {SanityClient} from '@sanity/client'
import {createPreviewSecret} from '@sanity/preview-url-secret/create-secret'
import {enablePreviewAccessSharing} from '@sanity/preview-url-secret/toggle-preview-access-sharing'
import {expect, it, vi} from 'vitest'

import {isFromStudio} from '../../../lib/sanity/clients/studio-request'
import {useLake} from '../lake'

const used = useLake()

// The site's own client has an address of a service that is not running.
vi.mock('../../../lib/sanity/clients', () => ({
  draftClient: (): SanityClient => used.viewer,
}))

const ask = (authorization?: string) =>
  isFromStudio(
    new Request('http://localhost/', {headers: authorization === undefined ? {} : {authorization}}),
  )

it('whoever writes a secret to the dataset is somebody of the Studio, until it is deleted', async () => {
  const {secret} = await createPreviewSecret(
    used.editor,
    'test',
    'http://localhost',
    undefined,
    'asks',
  )
  expect(await ask(`Bearer ${secret}`)).toBe(true)
  expect(await ask(secret)).toBe(false)
  await used.administrator.delete('drafts.asks')
  expect(await ask(`Bearer ${secret}`)).toBe(false)
})

it('neither viewers, who write nothing, nor those who have a shared preview are', async () => {
  const forged = {_id: 'drafts.forged', _type: 'sanity.previewUrlSecret', secret: 'x'.repeat(32)}
  await expect(used.viewer.create(forged)).rejects.toThrow('permission')
  const {secret} = await enablePreviewAccessSharing(used.administrator, 'test', 'http://localhost')
  expect(await ask(`Bearer ${secret}`)).toBe(false)
})

it.each([
  undefined,
  '',
  'Bearer',
  'Bearer ',
  'Bearer short',
  `Bearer ${'x'.repeat(32)}`,
  'Bearer *',
])('nor who sends %j', async (header) => {
  expect(await ask(header)).toBe(false)
})
