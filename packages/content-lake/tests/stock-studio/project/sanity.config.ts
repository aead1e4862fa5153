import {visionTool} from '@sanity/vision'
import {defineConfig} from 'sanity'
import {structureTool} from 'sanity/structure'

import {schemaTypes} from './schema-types'

export default defineConfig({
  projectId: 'local',
  dataset: 'production',
  apiHost: process.env['SANITY_STUDIO_API_HOST'],
  plugins: [structureTool(), visionTool()],
  schema: {types: schemaTypes},
})
