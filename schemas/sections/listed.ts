import type {PreviewConfig} from 'sanity'

import {worded} from '../worded'

interface Options {
  /** The field that names the section. */
  title?: string
  /** The list whose length tells something about the section. */
  list?: string
  /** The field with its picture. */
  media?: string
}

const words = (kind: string) => ({kind, item: 'item', items: 'items'})

/** How a section is listed in the Studio: by its heading, with its kind, how many items it has, and its picture. */
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
