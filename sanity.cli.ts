import {defineCliConfig} from 'sanity/cli'

export default defineCliConfig({
  typegen: {
    path: './{app,components,lib}/**/*.{ts,tsx}',
    schema: './lib/content/schema.generated.json',
    generates: './lib/content/types.generated.ts',
    overloadClientMethods: true,
  },
})
