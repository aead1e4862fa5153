import {spawnSync} from 'node:child_process'
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'

import {expect, it} from 'vitest'

const unit = readFileSync(new URL('../../../deploy/site@.service', import.meta.url), 'utf8')

/** What systemd says of a unit, which names a program of this machine and a folder that is there; '' for nothing. */
function complaints(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'unit-'))
  const here = text.replace('/usr/bin/node', process.execPath).replace('/srv/site/current', folder)
  const file = join(folder, 'site@.service')
  writeFileSync(file, here)
  const {stdout, stderr, error} = spawnSync('systemd-analyze', ['verify', file], {encoding: 'utf8'})
  rmSync(folder, {recursive: true})
  if (error) throw error
  return stdout + stderr
}

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0

it('systemd understands the unit, where this machine has it', () => {
  if (!hasSystemd) return
  expect(complaints(unit)).toBe('')
  expect(complaints(unit.replace('Restart=', 'Restarts='))).toContain('Restarts')
})

it('the unit runs what a build that runs by itself holds, as nobody in particular', () => {
  expect(unit).toMatch(/^ExecStart=\S+\/node server\.js$/m)
  expect(unit).toMatch(/^User=(?!root)\w+$/m)
})
