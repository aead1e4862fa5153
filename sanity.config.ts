import {frFRLocale} from '@sanity/locale-fr-fr'
import {visionTool} from '@sanity/vision'
import {defineConfig} from 'sanity'
import {structureTool} from 'sanity/structure'

import {apiVersion} from './lib/sanity/api'
import {publicEnv} from './lib/server/env'
import {schemaTypes} from './schemas'
import {actionsOf} from './studio/actions'
import {createClientFactory} from './studio/client/client-factory'
import {preferredLast} from './studio/i18n/interface-language'
import {inputOf} from './studio/inputs'
import {figureTexts} from './studio/inputs/figures'
import {pastedTexts} from './studio/inputs/pasted-text'
import {tableEditor} from './studio/inputs/table'
import {studioMessages} from './studio/interface'
import {languageMenu} from './studio/interface/language-menu'
import {StudioMark} from './studio/interface/mark'
import {offlineNotice} from './studio/interface/offline-notice'
import {sanityMessages} from './studio/interface/sanity-messages'
import {pageBuilder} from './studio/page-builder'
import {presentation} from './studio/presentation'
import {releases} from './studio/releases'
import {toolsFor} from './studio/roles/roles'
import {structure} from './studio/structure'
import {documentNode} from './studio/structure/document-node'
import {newDocumentOptions, templatesOf} from './studio/structure/templates'
import {homeTool} from './studio/tools/home'
import {mediaLibrary} from './studio/tools/media'
import {translationsTool} from './studio/tools/translations'
import {translations} from './studio/translations'

/** Whatever is not Sanity's own host brings its sign-in page. */
const otherHost = {
  apiHost: publicEnv.sanityApiHost,
  auth: {
    loginMethod: 'token' as const,
    redirectOnSingle: false,
    providers: [
      {
        name: 'local',
        title: 'This machine',
        url: `${publicEnv.sanityApiHost}/v1/auth/login/local`,
      },
    ],
  },
}

export default defineConfig({
  basePath: '/studio',
  title: 'Studio',
  icon: StudioMark,
  projectId: publicEnv.sanityProjectId,
  dataset: publicEnv.sanityDataset,
  unstable_clientFactory: createClientFactory(
    publicEnv.sanityIsHosted ? undefined : publicEnv.sanityApiHost,
  ),
  ...(publicEnv.sanityIsHosted ? {} : otherHost),
  announcements: {enabled: false},
  i18n: {bundles: [...studioMessages, ...sanityMessages], locales: preferredLast},
  tools: (tools, {currentUser}) => toolsFor(currentUser, tools),
  plugins: [
    frFRLocale(),
    languageMenu(),
    offlineNotice(),
    homeTool(),
    structureTool({structure, defaultDocumentNode: documentNode}),
    presentation(),
    pageBuilder(),
    tableEditor(),
    figureTexts(),
    pastedTexts(),
    mediaLibrary(),
    visionTool({defaultApiVersion: apiVersion}),
    translations(),
    translationsTool(),
    releases(),
  ],
  schema: {
    types: schemaTypes,
    templates: templatesOf,
  },
  form: {components: {input: inputOf}},
  document: {
    actions: (actions, context) => actionsOf(context, actions),
    newDocumentOptions: (items, {currentUser}) => newDocumentOptions(items, currentUser),
  },
})
