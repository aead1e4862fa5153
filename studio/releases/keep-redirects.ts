import type {SanityClient} from '@sanity/client'

import {planReleaseRedirects} from '../../lib/routing/release-redirects'
import {stateAfter, type Plans} from './redirect-state'
import {redirectSteps} from './redirect-steps'

/** Writes what is missing and discards what is not needed any more; doing it twice, or two at once, is doing it once. */
async function keepIn(client: SanityClient, release: string, plans: Plans): Promise<void> {
  const state = await stateAfter(client, release, plans)
  if (!state) return
  const needed = planReleaseRedirects(state)
  const {write, discard} = await redirectSteps(release, needed, plans.redirects)
  if (write.length + discard.length === 0) return
  const transaction = client.transaction()
  for (const version of write) {
    const {from, to} = version
    transaction.createIfNotExists(version).patch(version._id, {set: {from, to}})
  }
  for (const id of discard) transaction.delete(id)
  await transaction.commit({tag: 'releases.redirects', visibility: 'async'})
}

/**
 * Gives every release the redirects that its visitors need once it is published, and no others: they are versions in it,
 * so that whoever publishes it, a clock on another machine too, publishes both in one transaction. Throws what the
 * Content Lake answers.
 */
export async function keepRedirects(client: SanityClient, plans: Plans): Promise<void> {
  for (const release of plans.releases) await keepIn(client, release, plans)
}
