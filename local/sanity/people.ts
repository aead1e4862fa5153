import {defaultPeople, type Person, readingGrant} from '../content-lake/index.ts'

/** All but settings; docs/deploy.md describes the same for hosted roles. */
const content = '!(_type in ["siteSettings", "roiSettings"])'

const editing: Partial<Person> = {
  description: 'Reads everything, writes all content but settings.',
  grants: [readingGrant, {filter: content, permissions: ['create', 'update']}],
}

/** The people of the embedded Content Lake: those of Sanity's roles, with this site's rights for editors. */
export const people: readonly Person[] = defaultPeople.map((person) =>
  person.role === 'editor' ? Object.assign({}, person, editing) : person,
)
