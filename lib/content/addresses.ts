import type {FilteredResponseQueryOptions, SanityClient} from '@sanity/client'

import {type Addresses, withTranslations} from '../routing/translations'
import {addressesQuery} from './queries'

/** Where everything is read, as a client sees it at this moment. */
export async function readAddresses(
  client: SanityClient,
  options: FilteredResponseQueryOptions = {},
): Promise<Addresses> {
  return withTranslations(await client.fetch(addressesQuery, {}, options))
}
