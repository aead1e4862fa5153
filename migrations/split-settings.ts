import type {Mutation, SanityDocument} from '@sanity/client'
import type {Migration} from 'sanity/migrate'

const movedFields = {
  navigation: [
    'headerMenu',
    'productMenu',
    'compareMenu',
    'guidesMenu',
    'legalMenu',
    'tagline',
    'privacyBlurb',
    'socialUrl',
  ],
  callsToAction: ['primaryAction', 'appAction', 'appUrl'],
}

/** The fields that left Settings. */
export const moved = Object.values(movedFields).flat()

/** Of Settings, its draft and its versions in releases: copies menus, footer and actions into documents of their own. */
export default {
  title: 'Copy menus, footer and calls to action out of Settings',
  documentTypes: ['siteSettings'],
  migrate: {
    document: (settings: SanityDocument): Mutation[] =>
      Object.entries(movedFields).flatMap(([_type, names]) => {
        const fields = Object.entries(settings).filter(([name]) => names.includes(name))
        const _id = settings._id.replace('siteSettings', _type)
        if (fields.length === 0) return []
        return [{createIfNotExists: {...Object.fromEntries(fields), _id, _type}}]
      }),
  },
} satisfies Migration
