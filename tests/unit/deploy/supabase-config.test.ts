import {readFileSync} from 'node:fs'
import {join} from 'node:path'

import {expect, test} from 'vitest'

import {root} from '../../../local/starter/settings.ts'
import {apiSettings} from '../../../local/supabase/api-settings.ts'

const text = readFileSync(join(root, 'supabase/config.toml'), 'utf8')

/** The value of a key in a table of the file; all that are compared are written as in JSON. */
function valueOf(table: string, key: string): unknown {
  const [, lines = ''] = text.split(`\n[${table}]\n`)
  const [, value = 'null'] = new RegExp(`^${key} = (.+)$`, 'm').exec(lines.split('\n[')[0]!) ?? []
  return JSON.parse(value)
}

const {
  api,
  auth: {sessions, ...auth},
} = apiSettings

test.each(Object.entries({api, auth, 'auth.sessions': sessions}))(
  'the embedded service has the settings of [%s] in config.toml',
  (table, settings) => {
    const configured = Object.keys(settings).map((key) => [key, valueOf(table, key)])
    expect(Object.fromEntries(configured)).toEqual(settings)
  },
)
