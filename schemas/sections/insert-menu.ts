import type {InsertMenuOptions} from 'sanity'

import {thumbnailHref} from '../../lib/routing/thumbnail-href'
import {sectionGroups} from './index'

/** The menu by which an editor inserts a section: groups by what it is good for, and what each looks like on the site. */
export const insertMenu: InsertMenuOptions = {
  groups: sectionGroups.map(({name, title, types}) => ({
    name,
    title,
    of: types.map((type) => type.name),
  })),
  views: [{name: 'grid', previewImageUrl: thumbnailHref}, {name: 'list'}],
}
