import {existsSync, globSync, readFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {fileURLToPath} from 'node:url'

import {describe, it} from 'vitest'

import {expectNone} from '../expect-none.ts'
import {anchorsOf} from './markdown.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  ...globSync('docs/**/*.md', {cwd: root}).toSorted(),
]

/** A path from the root of the repository, as code, without placeholders. */
const repositoryPath =
  /`((?:app|components|content|deploy|docs|lib|local|messages|packages|schemas|studio|supabase|tests)\/[^`\s<>*{}]*)`/g

/** Files that CONTRIBUTING.md has the reader make. */
const example = /pric(?:e|ing)|\bde\.\w+$/

describe.each(documents)('%s', (path) => {
  const document = read(path)

  it('links to existing files and headings only', () => {
    const found = document.matchAll(/\]\(<?([^)>\s]+)>?\)|^\[[^\]]+\]: (\S+)$/gm)
    const links = [...found].map(([, href, defined]) => href ?? defined ?? '')
    const missing = links.filter((href) => {
      if (/^https?:/.test(href)) return false
      const [file = '', anchor] = href.split('#')
      const target = file ? join(dirname(path), file) : path
      if (!existsSync(join(root, target))) return true
      return anchor !== undefined && !anchorsOf(read(target)).includes(anchor)
    })
    expectNone(missing, `${path} links to these, which do not exist`)
  })

  it('names existing files', () => {
    const named = [...document.matchAll(repositoryPath)].map(([, file = '']) => file)
    const missing = named.filter((file) => !example.test(file) && !existsSync(join(root, file)))
    expectNone(missing, `${path} names these files, which do not exist`)
  })
})
