import {existsSync, globSync, readFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {fileURLToPath} from 'node:url'

import {describe, expect, it} from 'vitest'

import {expectNone, expectSame} from '../expect-none.ts'
import {anchorsOf, sectionOf} from './markdown.ts'

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

describe('docs/operations.md', () => {
  it('lists the variables of .env.example, and no others', () => {
    const settings = sectionOf(read('docs/operations.md'), '## Settings')
    const listed = [...settings.matchAll(/^\| `([A-Z0-9_]+)`/gm)].map(([, name = '']) => name)
    const documented = [...read('.env.example').matchAll(/^# ([A-Z][A-Z0-9_]*)=/gm)].map(
      ([, name = '']) => name,
    )
    expectSame(
      listed,
      documented,
      'List the variables of .env.example in docs/operations.md, Settings',
    )
  })
})

it('the README has at most 900 words', () => {
  expect(read('README.md').split(/\s+/).filter(Boolean).length).toBeLessThanOrEqual(900)
})

describe('docs/decisions', () => {
  const records = documents.filter((path) => path.startsWith('docs/decisions/'))

  it.each(records.map((path, index) => [path, index + 1] as const))('%s', (path, number) => {
    const record = read(path)
    expect(path).toMatch(new RegExp(`/${String(number).padStart(4, '0')}-[a-z-]+\\.md$`))
    expect(record).toMatch(new RegExp(`^# ${number}\\. `))
    expect([...record.matchAll(/^\*\*(\w+)\.\*\*/gm)].map(([, part]) => part)).toEqual([
      'Context',
      'Decision',
      'Consequences',
    ])
    expect(record.trimEnd().split('\n').length).toBeLessThanOrEqual(15)
    expect(read('docs/architecture.md')).toContain(`(${path.replace('docs/', '')})`)
  })
})

it('CHANGELOG.md begins with the version of package.json', () => {
  const {version} = JSON.parse(read('package.json')) as {version: string}
  expect(/^## (\S+) /m.exec(read('CHANGELOG.md'))?.[1]).toBe(version)
})

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

const forEngineers = documents.filter((path) => !path.startsWith('docs/editors'))

it.each(forEngineers)('table cells in %s fit on one line', (path) => {
  const cells = read(path)
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .flatMap((line) => line.split('|').map((cell) => cell.trim()))
  expectNone(
    cells.filter((cell) => cell.length > 100),
    `Shorten these cells of ${path}, or move them out of the table`,
  )
})
