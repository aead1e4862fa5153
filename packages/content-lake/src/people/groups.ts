import {isDeepStrictEqual} from 'node:util'

import type {Lake, Person} from '../contract.ts'
import {inDataset, systemIdentity} from '../grants.ts'

const groupOf = ({role, id, grants}: Person) => ({
  _id: `_.groups.${role}`,
  _type: 'system.group',
  members: [id],
  grants,
})

/** Stores the members and grants of roles, of which the Studio lists who can be mentioned. */
export function storeGroups(lake: Lake, dataset: string, people: readonly Person[]): void {
  const groups = people.map((person) => groupOf(inDataset(dataset, person)))
  const ids = groups.map(({_id}) => _id)
  const stored = new Map(lake.documents(dataset, ids, systemIdentity).map((one) => [one._id, one]))
  const changed = groups.filter((group) => {
    const before = stored.get(group._id)
    return !isDeepStrictEqual(before, {...before, ...group})
  })
  const mutations = changed.map((group) => ({createOrReplace: group}))
  if (mutations.length > 0) lake.mutate(dataset, {mutations}, systemIdentity)
}
