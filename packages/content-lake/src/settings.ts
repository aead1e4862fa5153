import {mkdtempSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join, resolve} from 'node:path'

import type {ContentLakeOptions, Settings} from './contract.ts'
import {defaultPeople} from './people/people.ts'
import {readTokens} from './people/tokens.ts'

const DEFAULTS = {
  port: 54_330,
  dataDir: '.content-lake',
  memory: false,
  projectId: 'local',
  datasets: ['production'] as const,
  people: defaultPeople,
  corsOrigins: [],
  maxUploadMegabytes: 500,
  historyDays: 30,
  allowedHosts: [],
  webhooks: [],
}

/** Options with defaults filled in, and without tokens unless they were given. */
export type Filled = Omit<Settings, 'tokens'> & Pick<ContentLakeOptions, 'tokens'>

/** Fills in the defaults. Touches no files. */
export function withDefaults(options: ContentLakeOptions): Filled {
  const given = Object.entries(options).filter(([, value]) => value !== undefined)
  const settings = {
    ...DEFAULTS,
    ...(options.memory && {port: 0}),
    ...(Object.fromEntries(given) as ContentLakeOptions),
  }
  return {...settings, dataDir: resolve(settings.dataDir)}
}

/** Makes the folder of a lake in memory, and reads or makes the tokens. */
export function withFiles(settings: Filled): Settings {
  const dataDir = settings.memory ? mkdtempSync(join(tmpdir(), 'content-lake-')) : settings.dataDir
  return {...settings, dataDir, tokens: settings.tokens ?? readTokens(dataDir, settings.people)}
}
