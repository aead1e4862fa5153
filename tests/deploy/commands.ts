import {readFileSync} from 'node:fs'
import {join} from 'node:path'

import {root} from '../processes/run.ts'
import {sectionOf} from '../unit/docs/markdown.ts'

const guide = readFileSync(join(root, 'docs/deploy.md'), 'utf8')

const blocksOf = (text: string) => [...text.matchAll(/^```sh( elsewhere)?\n(.*?)^```/gms)]

/** Returns each fenced block of commands in a section, without those marked as run elsewhere. */
export const documentedCommands = (heading: string): string[] =>
  blocksOf(sectionOf(guide, heading)).flatMap(([, mark, text = '']) => (mark ? [] : [text.trim()]))

/** Returns what cannot be run without an account. */
export const markedCommands = (): string[] =>
  blocksOf(guide).flatMap(([, mark, text = '']) => (mark ? [text.trim()] : []))
