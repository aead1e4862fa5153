import {definePlugin, type LocaleSource} from 'sanity'
import {presentationTool} from 'sanity/presentation'

import {draftDisableEndpoint, draftEnableEndpoint} from '../../lib/urls/endpoints'
import {EarlyCommitLayout} from './early-commit'
import {locationsIn} from './locations'
import {mainDocuments} from './main-documents'

/** Sanity's Presentation tool: the site beside its documents, with click-to-edit. */
export const presentation = definePlugin(() => {
  let known: LocaleSource | null = null
  const localeSource = (): LocaleSource => {
    if (!known) throw new Error('The Studio resolves its tools before locations.')
    return known
  }
  return {
    name: 'site-presentation',
    plugins: [
      presentationTool({
        previewUrl: {
          previewMode: {
            enable: draftEnableEndpoint,
            disable: draftDisableEndpoint,
            shareAccess: true,
          },
        },
        resolve: {mainDocuments, locations: locationsIn(localeSource)},
      }),
    ],
    document: {components: {unstable_layout: EarlyCommitLayout}},
    // The tools callback gets translations, location resolvers do not.
    tools: (tools, {i18n}) => {
      known = i18n
      return tools
    },
  }
})
