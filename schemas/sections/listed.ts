import type {PreviewConfig} from 'sanity'

import {worded} from '../worded'

interface Options {
  /** Field with the section's name. */
  title?: string
  /** List whose length is shown. */
  list?: string
  /** Field with the picture. */
  media?: string
}

const words = (kind: string) => ({kind, item: 'item', items: 'items'})

/** Preview of a section in the Studio: heading, type, number of items and picture. */
export function listed(name: string, {title = 'heading', list, media}: Options = {}) {
  return {
    select: {title, ...(list && {list}), ...(media && {media})},
    prepare: worded(words(name), (selection: Record<string, unknown>, {kind, item, items}) => {
      const count = Array.isArray(selection['list']) ? selection['list'].length : 0
      const picture = selection['media']
      return {
        title: (selection['title'] as string | undefined) ?? kind,
        subtitle: count > 0 ? `${kind} · ${count} ${count === 1 ? item : items}` : kind,
        ...(picture ? {media: picture as never} : {}),
      }
    }),
  } satisfies PreviewConfig
}
