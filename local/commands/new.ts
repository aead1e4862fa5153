import {addLanguage} from '../scaffolding/add-language.ts'
import {addPage} from '../scaffolding/add-page.ts'
import {copyModel, type Model} from '../scaffolding/copy-model.ts'
import {isKebab, type Name, nameOf} from '../scaffolding/name.ts'
import {runDataCommand} from '../starter/command.ts'
import {runProcess} from '../starter/processes.ts'
import {UserError} from '../user-error.ts'

const usage = 'Usage: npm run new -- section <name>, block <name>, page <name> or language <code>'

/** Small models with names of two words: the spellings of a single word cannot be told apart. */
const models: Record<'section' | 'block', Model> = {
  section: {
    name: nameOf('why-different'),
    copied: ['schemas/sections/why-different.ts', 'components/sections/why-different'],
    registries: ['schemas/sections/index.ts', 'components/sections/manifest.ts'],
  },
  block: {
    name: nameOf('next-step'),
    copied: ['schemas/blocks/next-step.ts', 'components/blocks/next-step'],
    registries: [
      'schemas/blocks/index.ts',
      'components/blocks/manifest.ts',
      'lib/seo/feeds/article-html.ts',
    ],
  },
}

function named(kebab: string): Name {
  if (!isKebab(kebab)) throw new UserError(`${kebab} is not a name such as pricing-table.`)
  return nameOf(kebab)
}

const writers: Record<string, (name: string) => string[]> = {
  section: (name) => copyModel(models.section, named(name)),
  block: (name) => copyModel(models.block, named(name)),
  page: (name) => addPage(named(name)),
  language: addLanguage,
}

async function generate(file: string, args: string[]): Promise<void> {
  const code = await runProcess({name: file, file, args, env: {}})
  if (code !== 0) throw new UserError(`${file} exited with code ${code}.`)
}

await runDataCommand(async () => {
  const [kind = '', name, ...others] = process.argv.slice(2)
  const write = writers[kind]
  if (!write || !name || others.length > 0) throw new UserError(usage)
  const files = write(name)
  const sources = files.filter((path) => !path.endsWith('.json'))
  if (sources.length > 0) await generate('node_modules/oxfmt/bin/oxfmt', sources)
  await generate('local/commands/typegen.ts', [])
  console.log(files.map((file) => `  ${file}`).join('\n'))
  console.log(`\n  “Add a ${kind}” in CONTRIBUTING.md lists what is left to write.`)
})
