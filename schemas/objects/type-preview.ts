import type {PreviewConfig} from 'sanity'

import {bilingual, bilingualPrepare} from '../bilingual'

export interface PreviewFields {
  /** Field with the item's own title. */
  title?: string
  /** List whose length is shown. */
  list?: string
  /** Field with the picture. */
  media?: string
}

const counted = {item: bilingual('item', 'élément'), items: bilingual('items', 'éléments')}

/** Preview of a section or block in the Studio: its own title, type, number of items and picture. */
export function typePreview(type: string, {title = 'heading', list, media}: PreviewFields = {}) {
  return {
    select: {title, ...(list && {list}), ...(media && {media})},
    prepare: bilingualPrepare({type, ...counted}, (selection: Record<string, unknown>, texts) => {
      const count = Array.isArray(selection['list']) ? selection['list'].length : 0
      const picture = selection['media']
      const {type: name, item, items} = texts
      return {
        title: (selection['title'] as string | undefined) ?? name,
        subtitle: count > 0 ? `${name} · ${count} ${count === 1 ? item : items}` : name,
        ...(picture ? {media: picture as never} : {}),
      }
    }),
  } satisfies PreviewConfig
}
