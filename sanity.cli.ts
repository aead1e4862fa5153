import {defineCliConfig} from 'sanity/cli'

export default defineCliConfig({
  typegen: {
    path: './{app,components,lib}/**/*.{ts,tsx}',
    schema: './lib/sanity/schema.generated.json',
    generates: './lib/sanity/types.generated.ts',
    overloadClientMethods: true,
  },
})
