import {relative} from 'node:path'

import type {Credentials} from '../credentials.ts'
import {root, type Settings} from './settings.ts'

function studioLink(settings: Settings, credentials: Credentials): string {
  const studio = `${settings.siteUrl}/studio`
  return settings.embeddedContentLake
    ? `${studio}#token=${credentials.contentLake.tokens.administrator}`
    : studio
}

/** Prints the addresses and links, last. */
export function printSummary(settings: Settings, credentials: Credentials): void {
  const lines = [
    ['Site', settings.siteUrl],
    ['Studio', studioLink(settings, credentials)],
    ['Admin', `${settings.siteUrl}/admin/login`],
  ]
  if (settings.embeddedSupabase) {
    lines.push(['', `${credentials.admin.email}  ${credentials.admin.password}`])
  }
  const inside = relative(root, settings.dataDir)
  lines.push(['Data', inside.startsWith('..') ? settings.dataDir : inside])
  console.log()
  for (const [name = '', value = ''] of lines) console.log(`  ${name.padEnd(8)}${value}`)
  console.log('\n  Ctrl-C stops everything.\n')
}
