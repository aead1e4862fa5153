import {defineLocaleResourceBundle, type LocaleResourceBundle} from 'sanity'

import {commentsInFrench} from './comments'
import {copyPasteInFrench} from './copy-paste'
import {presentationInFrench} from './presentation'
import {releasesInFrench} from './releases'
import {scheduledDraftsInFrench} from './scheduled-drafts'
import {structureInFrench} from './structure'
import {studioInFrench} from './studio'

/** French texts by Sanity’s namespace. What `@sanity/locale-fr-fr` has and says well needs no line here. */
const inFrench = {
  comments: commentsInFrench,
  'copy-paste': copyPasteInFrench,
  presentation: presentationInFrench,
  releases: releasesInFrench,
  singleDocRelease: scheduledDraftsInFrench,
  structure: structureInFrench,
  studio: studioInFrench,
}

/** Sanity looks for this text in a namespace that lacks it, and so shows its key. */
const closeHistory = defineLocaleResourceBundle({
  locale: 'en-US',
  namespace: 'structure',
  resources: {'changes.action.close-label': 'Close history'},
})

/** Sanity’s own texts that its French locale leaves in English, or names otherwise than the rest. */
export const sanityMessages: LocaleResourceBundle[] = [
  closeHistory,
  ...Object.entries(inFrench).map(([namespace, resources]) =>
    defineLocaleResourceBundle({locale: 'fr-FR', namespace, resources}),
  ),
]
