import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'

import {expect, stack, test} from './site.ts'

const {contentLake, supabase, admin} = stack.credentials

const secrets = {
  ...contentLake.tokens,
  'key of Supabase': supabase.secretKey,
  'password of the admin': admin.password,
}

/** What the build wrote for the server and for browsers; the rest are its own notes. */
function builtFiles(): string[] {
  return ['server', 'static'].flatMap((folder) => {
    const path = join(stack.distDir, folder)
    return readdirSync(path, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
  })
}

test('no secret is written into the build', () => {
  const files = builtFiles()
  expect(files.length).toBeGreaterThan(100)
  const found: string[] = []
  for (const file of files) {
    const content = readFileSync(file, 'latin1')
    for (const [name, secret] of Object.entries(secrets)) {
      if (content.includes(secret)) found.push(`${name} in ${file.slice(stack.distDir.length + 1)}`)
    }
  }
  expect(found).toEqual([])
})
