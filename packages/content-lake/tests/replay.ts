import {Mutation} from '@sanity/mutator'
import {expect} from 'vitest'

import type {DataLake} from '../src/data/lake/lake.ts'
import type {TestLake} from './lake.ts'

/** A document without what the lake adds. */
export function plain(document: object): Record<string, unknown> {
  const {_rev, _createdAt, _updatedAt, ...rest} = document as Record<string, unknown>
  return JSON.parse(JSON.stringify(rest)) as Record<string, unknown>
}

/** Expects that the mutations that listeners and the history get lead from a transaction's old documents to the new. */
export function expectReplayed({lake}: TestLake, after: number): void {
  const commit = (lake as DataLake).storage.commitAt(after + 1)
  for (const {documentId, mutations, before, after: wanted} of commit?.changes ?? []) {
    // The library mutates its input.
    const replayed = new Mutation({mutations: structuredClone(mutations)}).apply(before ?? null)
    const found = [documentId, replayed && plain(replayed)]
    expect(found).toStrictEqual([documentId, wanted ? plain(wanted) : null])
  }
}
