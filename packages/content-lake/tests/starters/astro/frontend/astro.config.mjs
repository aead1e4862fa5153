import react from '@astrojs/react'
import sanity from '@sanity/astro'
import {defineConfig} from 'astro/config'

// CommonJS modules that the overlays import, for which Vite makes no default exports by itself.
const include = ['isObject', 'groupBy', 'keyBy', 'partition', 'sortedIndex'].map(
  (name) => `lodash/${name}.js`,
)

export default defineConfig({
  output: 'server',
  vite: {optimizeDeps: {include: ['react/compiler-runtime', ...include]}},
  integrations: [
    sanity({
      projectId: process.env['PUBLIC_SANITY_STUDIO_PROJECT_ID'],
      dataset: process.env['PUBLIC_SANITY_STUDIO_DATASET'],
      apiVersion: '2025-09-25',
      useCdn: false,
      stega: {studioUrl: process.env['PUBLIC_SANITY_STUDIO_URL']},
    }),
    react(),
  ],
})
