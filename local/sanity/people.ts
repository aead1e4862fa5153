import {defaultPeople, type Person, readingGrant} from 'embedded-content-lake'

/** Filter for everything but settings; docs/deploy.md sets up the same for hosted roles. */
const content = '!(_type in ["siteSettings", "roiSettings"])'

const editing: Partial<Person> = {
  description: 'Reads everything, writes all content but settings.',
  grants: [readingGrant, {filter: content, permissions: ['create', 'update']}],
}

/** Users of the embedded Content Lake: the defaults, with this site's permissions for editors. */
export const people: readonly Person[] = defaultPeople.map((person) =>
  person.role === 'editor' ? Object.assign({}, person, editing) : person,
)
