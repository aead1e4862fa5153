import {readFileSync} from 'node:fs'

import {validate} from 'dockerfile-utils'
import {expect, it} from 'vitest'

const text = readFileSync(new URL('../../../Dockerfile', import.meta.url), 'utf8')

/** The instructions of each stage, without comments; line continuations are joined. */
const stages = text
  .replace(/^\s*#.*\n/gm, '')
  .replace(/\\\n/g, ' ')
  .split(/^(?=FROM )/m)
  .filter((part) => part.trim())

it('the Dockerfile passes its linter', () => {
  expect(validate(text)).toEqual([])
  expect(validate('FROM node\nRAN ls')).not.toEqual([])
})

it('every stage uses the Node.js version of package.json', () => {
  const manifest = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')
  const {devDependencies} = JSON.parse(manifest) as {devDependencies: Record<'node', string>}
  expect(stages).toHaveLength(2)
  for (const stage of stages) {
    expect(stage).toMatch(new RegExp(`^FROM node:${devDependencies.node}-\\w+-slim( AS \\w+)?\n`))
  }
})

it('copies the manifest of each workspace before it installs the lockfile', () => {
  const manifest = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')
  const {workspaces} = JSON.parse(manifest) as {workspaces: string[]}
  const [copied = ''] = stages[0]?.split('RUN npm ci') ?? []
  for (const folder of workspaces) {
    expect(copied).toContain(`COPY ${folder}/package.json ${folder}/\n`)
  }
})

it('the final stage has a health check, runs unprivileged, and contains no local variables', () => {
  const served = stages.at(-1) ?? ''
  expect(served).toMatch(/^USER node$/m)
  expect(served).toMatch(/^HEALTHCHECK .*\/api\/health/m)
  expect(served).not.toContain('.env')
  const ignored = readFileSync(new URL('../../../.dockerignore', import.meta.url), 'utf8')
  expect(ignored.split('\n')).toEqual(expect.arrayContaining(['.*', 'node_modules']))
})
