import {spawnSync} from 'node:child_process'
import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'

import {expect, it} from 'vitest'

const source = new URL('../../deploy/', import.meta.url)
const names = readdirSync(source).filter((name) => /\.(service|timer)$/.test(name))

/** Returns systemd's complaints about a unit, verified beside the others with local programs and folders, or ''. */
function complaints(name: string, change = (text: string) => text): string {
  const folder = mkdtempSync(join(tmpdir(), 'unit-'))
  for (const unit of names) {
    const text = readFileSync(new URL(unit, source), 'utf8')
      .replace(/\/usr\/bin\/(node|npm)/, process.execPath)
      .replace(/(?<=^WorkingDirectory=).*/m, folder)
    writeFileSync(join(folder, unit), unit === name ? change(text) : text)
  }
  const {stdout, stderr, error} = spawnSync('systemd-analyze', ['verify', join(folder, name)], {
    encoding: 'utf8',
  })
  rmSync(folder, {recursive: true})
  if (error) throw error
  return stdout + stderr
}

it.each(names)('systemd understands %s', (name) => {
  expect(complaints(name)).toBe('')
  expect(complaints(name, (text) => text.replace('Description=', 'Descriptions='))).toContain(
    'Descriptions',
  )
})
