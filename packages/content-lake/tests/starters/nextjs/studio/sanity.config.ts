import {defineConfig} from 'sanity'
import {presentationTool} from 'sanity/presentation'
import {structureTool} from 'sanity/structure'

import {post} from './post'

export default defineConfig({
  projectId: process.env['SANITY_STUDIO_PROJECT_ID'] ?? '',
  dataset: process.env['SANITY_STUDIO_DATASET'] ?? 'production',
  plugins: [
    presentationTool({
      previewUrl: {
        origin: process.env['SANITY_STUDIO_PREVIEW_URL'],
        previewMode: {enable: '/api/draft-mode/enable'},
      },
      resolve: {
        locations: {
          post: {
            select: {title: 'title'},
            resolve: (document) => ({locations: [{title: document?.['title'], href: '/'}]}),
          },
        },
      },
    }),
    structureTool(),
  ],
  schema: {types: [post]},
})
