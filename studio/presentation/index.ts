import {definePlugin, type LocaleSource} from 'sanity'
import {presentationTool} from 'sanity/presentation'

import {draftDisableEndpoint, draftEnableEndpoint} from '../../lib/routing/endpoints'
import {locationsIn} from './locations'
import {mainDocuments} from './main-documents'
import {PreviewedLayout} from './send-soon'

/** The site beside its documents: a click on the page opens the field, and what is written shows at once. */
export const presentation = definePlugin(() => {
  let known: LocaleSource | null = null
  const words = (): LocaleSource => {
    if (!known) throw new Error('The Studio asks for its tools before anything else.')
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
        resolve: {mainDocuments, locations: locationsIn(words)},
      }),
    ],
    document: {components: {unstable_layout: PreviewedLayout}},
    // Resolvers are given no words, and this is called with them.
    tools: (tools, {i18n}) => {
      known = i18n
      return tools
    },
  }
})
