import type {InsertMenuOptions} from 'sanity'

import {thumbnailHref} from '../../lib/routing/paths'
import {sectionGroups} from './index'

/** Insert menu with groups and thumbnails. */
export const insertMenu: InsertMenuOptions = {
  groups: sectionGroups.map(({name, title, types}) => ({
    name,
    title,
    of: types.map((type) => type.name),
  })),
  views: [{name: 'grid', previewImageUrl: thumbnailHref}, {name: 'list'}],
}
