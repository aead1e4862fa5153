import type {FilteredResponseQueryOptions, SanityClient} from '@sanity/client'

import {type Addresses, withTranslations} from '../routing/translations'
import {addressesQuery} from './queries'

/** Reads the current addresses of all pages and articles, with their translations and the redirects. */
export async function readAddresses(
  client: SanityClient,
  options: FilteredResponseQueryOptions = {},
): Promise<Addresses> {
  return withTranslations(await client.fetch(addressesQuery, {}, options))
}
