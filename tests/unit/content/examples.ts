import {sectionExamples} from '../../../local/testing/section-examples.ts'
import type {Fields} from './dataset'

const hash = '0123456789abcdef0123456789abcdef01234567'
const preview = 'data:image/png;base64,iVBORw0KGgo='

const [picture, logo] = ['1440x900-png', '320x80-png'].map((end) => `image-${hash}-${end}`)
const file = `file-${hash}-mp4`

/** The page of sections that the seed does not use, and its assets. */
export const examples: Fields[] = [
  sectionExamples({picture: picture!, logo: logo!, file, captions: file}),
  {_id: picture, _type: 'sanity.imageAsset', metadata: {isOpaque: true, lqip: preview}},
  {_id: logo, _type: 'sanity.imageAsset', metadata: {isOpaque: false}},
  {_id: file, _type: 'sanity.fileAsset', mimeType: 'video/mp4'},
]
