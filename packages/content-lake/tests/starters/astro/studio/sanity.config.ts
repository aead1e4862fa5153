import {defineConfig} from 'sanity'
import {presentationTool} from 'sanity/presentation'
import {structureTool} from 'sanity/structure'

import {post} from './post'

export default defineConfig({
  projectId: process.env['SANITY_STUDIO_PROJECT_ID'] ?? '',
  dataset: process.env['SANITY_STUDIO_DATASET'] ?? 'production',
  plugins: [
    presentationTool({previewUrl: process.env['SANITY_STUDIO_PREVIEW_URL'] ?? ''}),
    structureTool(),
  ],
  schema: {types: [post]},
})
