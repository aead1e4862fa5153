import {documentInternationalization} from '@sanity/document-internationalization'
import {visionTool} from '@sanity/vision'
import {defineConfig, type DocumentActionComponent} from 'sanity'
import {structureTool} from 'sanity/structure'

import {publicEnv} from './lib/env'
import {localeNames, locales} from './lib/i18n/locales'
import {apiVersion} from './lib/sanity/api-version'
import {schemaTypes} from './schemas'
import {singletonDocuments, translatedDocuments} from './schemas/documents'
import {article} from './schemas/documents/article'
import {page} from './schemas/documents/page'
import {redirectingPublish} from './studio/actions/redirecting-publish'
import {createClientFactory} from './studio/client/listener-hosts'
import {inputOf} from './studio/inputs/seo/seo-input'
import {StudioMark} from './studio/mark'
import {structure} from './studio/structure'

const singletonTypes = new Set<string>(singletonDocuments.map((type) => type.name))
const singletonActions = new Set(['publish', 'discardChanges', 'restore'])
const addressedTypes = new Set<string>([page.name, article.name])

/** What editors may do with a document of a type. */
function actionsOf(schemaType: string, actions: DocumentActionComponent[]) {
  if (singletonTypes.has(schemaType)) {
    return actions.filter(({action}) => action && singletonActions.has(action))
  }
  if (!addressedTypes.has(schemaType)) return actions
  return actions.map((action) =>
    action.action === 'publish' ? redirectingPublish(action) : action,
  )
}

/** Whatever is not Sanity's own host brings its sign-in page and speaks HTTP/1.1. */
const otherHost = {
  apiHost: publicEnv.sanityApiHost,
  unstable_clientFactory: createClientFactory(publicEnv.sanityApiHost),
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
  title: 'Website',
  icon: StudioMark,
  projectId: publicEnv.sanityProjectId,
  dataset: publicEnv.sanityDataset,
  ...(publicEnv.sanityIsHosted ? {} : otherHost),
  announcements: {enabled: false},
  tasks: {enabled: false},
  plugins: [
    structureTool({structure}),
    visionTool({defaultApiVersion: apiVersion}),
    documentInternationalization({
      supportedLanguages: locales.map((id) => ({id, title: localeNames[id]})),
      schemaTypes: translatedDocuments.map((type) => type.name),
      weakReferences: true,
    }),
  ],
  schema: {
    types: schemaTypes,
    templates: (templates) => templates.filter(({schemaType}) => !singletonTypes.has(schemaType)),
  },
  form: {components: {input: inputOf}},
  document: {
    comments: {enabled: false},
    actions: (actions, {schemaType}) => actionsOf(schemaType, actions),
  },
})
