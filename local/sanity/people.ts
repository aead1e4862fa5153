import {defaultPeople, type DocumentGrant, type Person} from 'embedded-content-lake'

/** Filter for everything but settings; docs/deploy.md sets up the same for hosted roles. */
const content = '!(_type in ["siteSettings", "roiSettings"])'

const descriptions: Partial<Record<string, string>> = {
  editor: 'Reads everything, writes all content but settings.',
  contributor: 'Reads everything, writes drafts of all content but settings.',
}

const withoutSettings = ({filter, permissions}: DocumentGrant): DocumentGrant => ({
  filter: permissions.includes('update') ? `(${filter}) && ${content}` : filter,
  permissions,
})

/** Users of the embedded Content Lake: the defaults, of whom only administrators write settings. */
export const people: readonly Person[] = defaultPeople.map((person) => {
  const description = descriptions[person.role]
  if (!description) return person
  const grants = person.grants.map(withoutSettings)
  return Object.assign({}, person, {description, grants})
})
