import type {VideoObjectLeaf} from 'schema-dts'

import {fileUrl, pictureSources} from '../../sanity/assets'
import type {Section} from '../../sanity/types'
import {allowedHref} from '../../urls/links'
import {zonedDate} from '../zoned-date'
import type {PageFacts} from './graph'
import {nodeId} from './node-id'
import {withoutEmpty} from './without-empty'

/** Pixels of the picture beside a search result. */
const thumbnailWidth = 1200

/** VideoObject of a section; search engines need its picture and its date. */
export function videoNodes(
  {_key, heading, intro, picture, file, url, publishedAt}: Section<'video'>,
  {url: pageUrl, language}: PageFacts,
): VideoObjectLeaf[] {
  const thumbnail =
    picture && pictureSources(picture, [thumbnailWidth], {ratio: 16 / 9, still: true})
  if (!thumbnail || !publishedAt) return []
  return [
    withoutEmpty<VideoObjectLeaf>({
      '@type': 'VideoObject',
      '@id': nodeId(pageUrl, `video-${_key}`),
      name: heading,
      description: intro,
      thumbnailUrl: thumbnail.src,
      uploadDate: zonedDate(publishedAt),
      contentUrl: fileUrl(file),
      url: file ? null : allowedHref(url),
      inLanguage: language,
      isPartOf: {'@id': nodeId(pageUrl, 'webpage')},
    }),
  ]
}
