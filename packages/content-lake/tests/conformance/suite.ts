import {readFileSync} from 'node:fs'
import {join} from 'node:path'

/** A data set of the GROQ test suite. */
export interface SuiteDataset {
  _type: 'dataset'
  _id: string
  /** Absent when it must be loaded from the network. */
  documents?: Record<string, unknown>[]
}

/** A query of the GROQ test suite, with its result. */
export interface SuiteTest {
  _type: 'test'
  _id: string
  filename: string
  name: string
  query: string
  params: Record<string, unknown> | null
  result: unknown
  /** Whether the query is to be answered, not refused. */
  valid: boolean
  dataset?: {_ref: string}
  /** A range, for example `>= 1.0`; 1.0 when absent. */
  version?: string
  features: string[]
}

/** Reads the compiled suite in its folder. */
export function readSuite(folder: string) {
  const lines = readFileSync(join(folder, 'suite.ndjson'), 'utf8').trim().split('\n')
  const entries = lines.map((line) => JSON.parse(line) as SuiteDataset | SuiteTest)
  return {
    datasets: entries.filter((entry) => entry._type === 'dataset'),
    tests: entries.filter((entry) => entry._type === 'test'),
  }
}
