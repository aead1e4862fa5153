import {expect, it} from 'vitest'

import type {Section} from '../../../../../lib/sanity/types'
import {videoNodes} from '../../../../../lib/seo/structured-data/sections'
import {facts} from './facts.ts'

const hash = '0123456789abcdef0123456789abcdef01234567'

const video = {
  _key: 'v1',
  heading: 'A visit in a minute',
  intro: 'From the car to the CRM.',
  picture: {alt: 'A car', asset: {_id: `image-${hash}-1600x900-png`, preview: null}},
  file: {_id: `file-${hash}-mp4`, mimeType: 'video/mp4'},
  url: null,
  publishedAt: '2026-01-31',
}

const nodeOf = (changes: object = {}) =>
  videoNodes({...video, ...changes} as unknown as Section<'video'>, facts)

it('a VideoObject has the embed URL of an allowed site', () => {
  const url = 'https://video.example/1'
  expect(nodeOf({file: null, url})).toMatchObject([{url}])
  expect(nodeOf({file: null, url: 'javascript:alert(1)'})[0]).not.toHaveProperty('url')
})

it('a VideoObject without required properties is omitted', () => {
  expect(nodeOf({publishedAt: null})).toEqual([])
  expect(nodeOf({picture: null})).toEqual([])
})
