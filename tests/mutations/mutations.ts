/** A mistake that no tool makes, to inject into the code, and the tests that must catch it. */
export interface Mutation {
  name: string
  file: string
  /** Must occur exactly once in the file. */
  from: string
  to: string
  check: 'types' | 'unit' | 'content-lake' | 'integration' | 'e2e'
  /** When empty, the whole check runs. */
  tests: string[]
  /** A test that runs at night only must catch it. */
  nightly?: boolean
}

const policies = 'lib/server/security/policies.ts'
const policyTests = ['tests/unit/site/server/security/policies.test.ts']

const security: Mutation[] = [
  {
    name: 'pages may send forms anywhere',
    file: policies,
    from: "'form-action': self,",
    to: '',
    check: 'unit',
    tests: policyTests,
  },
  {
    name: 'pages may change their base URL',
    file: policies,
    from: "'base-uri': none,\n    'form-action': self",
    to: "'form-action': self",
    check: 'unit',
    tests: policyTests,
  },
  {
    name: 'pages may embed objects',
    file: policies,
    from: "'object-src': none,",
    to: '',
    check: 'unit',
    tests: policyTests,
  },
  {
    name: 'any page may be framed',
    file: policies,
    from: "'frame-ancestors': framing === 'studio' ? self : none,",
    to: '',
    check: 'unit',
    tests: policyTests,
  },
]

const admin: Mutation[] = [
  {
    name: 'an admin needs no second factor on the site',
    file: 'lib/admin/viewer.ts',
    from: "if (needsSecondFactor) return 'needsSecondFactor'",
    to: '',
    check: 'integration',
    tests: ['tests/integration/admin/sign-in.test.ts'],
  },
  {
    name: 'whoever is signed in is an admin',
    file: 'lib/admin/viewer.ts',
    from: "return data ? 'admin' : 'notAdmin'",
    to: "return 'admin'",
    check: 'integration',
    tests: ['tests/integration/admin/sign-in.test.ts'],
  },
]

const routing: Mutation[] = [
  {
    name: 'a move takes back what an administrator wrote for it',
    file: 'lib/sanity/addresses/write-redirects.ts',
    from: 'byHand.has(href) || isTaken(href)',
    to: 'isTaken(href)',
    check: 'integration',
    tests: ['tests/integration/routing/release-redirects.test.ts'],
  },
]

const content: Mutation[] = [
  {
    name: 'a title counts no more than a text',
    file: 'lib/search/search.groq.ts',
    from: 'boost(seo.title match text::query($search), 6),',
    to: '',
    check: 'integration',
    tests: ['tests/integration/search/search.test.ts'],
  },
  {
    name: 'a message is missing in French',
    file: 'messages/fr.json',
    from: '    "newTab": "s’ouvre dans un nouvel onglet",\n',
    to: '',
    check: 'unit',
    tests: ['tests/unit/site/messages.test.ts'],
  },
  {
    name: 'French copy has a plain space before a question mark',
    file: 'content/pages/app.fr.json',
    from: 'depuis deux semaines\u202F?',
    to: 'depuis deux semaines ?',
    check: 'unit',
    tests: ['tests/unit/content/content.test.ts'],
  },
  {
    name: 'a language has no direction',
    file: 'lib/i18n/languages/fr.ts',
    from: "  direction: 'ltr',\n",
    to: '',
    check: 'types',
    tests: [],
  },
]

const services: Mutation[] = [
  {
    name: 'an editor changes settings',
    file: 'local/sanity/people.ts',
    from: '`(${filter}) && ${content}`',
    to: 'content && filter',
    check: 'integration',
    tests: ['tests/integration/studio/roles.test.ts'],
  },
  {
    name: 'a document may be taken over',
    file: 'packages/content-lake/src/data/writes/permissions.ts',
    from: "if (before) requireOne('update', before, identity)",
    to: '',
    check: 'content-lake',
    tests: ['tests/integration/data/permissions.test.ts'],
  },
  {
    name: 'a failed write undoes nothing',
    file: 'packages/content-lake/src/data/storage/database.ts',
    from: "exec('ROLLBACK')",
    to: "exec('COMMIT')",
    check: 'content-lake',
    tests: ['tests/integration/data/batched.test.ts'],
  },
  {
    name: 'a listener is not told of what leaves its filter',
    file: 'packages/content-lake/src/data/http/listen.ts',
    from: "return before ? [{change, transition: 'disappear'}] : []",
    to: 'return []',
    check: 'content-lake',
    tests: ['tests/integration/data/listen.test.ts'],
  },
  {
    name: 'a stranger hears of drafts',
    file: 'packages/content-lake/src/data/http/listen.ts',
    from: "if (request.identity.role === 'anonymous' && !isPublicId(documentId)) return []",
    to: '',
    check: 'content-lake',
    tests: ['tests/integration/data/listen.test.ts'],
  },
  {
    name: 'publishing a release unpublishes nothing',
    file: 'packages/content-lake/src/data/writes/actions/releases.ts',
    from: 'if (staging.get(publishedId)) unpublish(publishedId, draftIdOf(publishedId), staging)',
    to: '',
    check: 'content-lake',
    tests: ['tests/integration/data/actions.test.ts'],
  },
  {
    name: 'GROQ reads the first documents of an order as they are stored',
    file: 'packages/content-lake/src/data/groq/ordering.ts',
    from: 'if (ordering.length === 0) return documents',
    to: 'if (ordering.length >= 0) return documents',
    check: 'content-lake',
    tests: ['tests/integration/data/indexes.test.ts'],
  },
  {
    name: 'a query may take the worker as long as it likes',
    file: 'packages/content-lake/src/data/query-worker/worker.ts',
    from: 'timeout: milliseconds',
    to: 'timeout: 1e9',
    check: 'content-lake',
    tests: ['tests/integration/data/query-limits.test.ts'],
  },
  {
    name: 'an index of references is read as one of ids',
    file: 'packages/content-lake/src/data/groq/candidates.ts',
    from: "const ids = conditions.get('_id')",
    to: "const ids = conditions.get('_id') ?? conditions.get('references()')",
    check: 'content-lake',
    tests: ['tests/integration/data/random-queries.test.ts'],
  },
  {
    name: 'a subquery that reads the document around it is evaluated once',
    file: 'packages/content-lake/src/data/groq/subqueries.ts',
    from: "node.type === 'Parent' || ",
    to: '',
    check: 'content-lake',
    tests: ['tests/unit/plan.test.ts'],
  },
  {
    name: 'GROQ finds excluded words',
    file: 'packages/content-lake/src/data/documents/text.ts',
    from: '(frequencies[index] === 0) === term.excluded',
    to: 'term.excluded || frequencies[index] !== 0',
    check: 'content-lake',
    tests: ['tests/integration/data/queries.test.ts'],
  },
  {
    name: 'a damaged backup is restored',
    file: 'local/backup/archive.ts',
    from: "length !== size || hash.digest('hex') !== sha256",
    to: 'length !== size || !sha256',
    check: 'integration',
    tests: ['tests/integration/starter/backup.test.ts'],
    nightly: true,
  },
  {
    name: 'a service that dies stays dead',
    file: 'local/starter/processes.ts',
    from: 'child = spawnService(options).child',
    to: 'return',
    check: 'integration',
    tests: ['tests/integration/starter/services.test.ts'],
    nightly: true,
  },
]

/** Each needs a build and a server: a minute and a half. */
const pages: Mutation[] = [
  {
    name: 'a missing page answers 200',
    file: 'lib/urls/not-found.ts',
    from: 'status: 404,',
    to: 'status: 200,',
    check: 'e2e',
    tests: ['routes.spec.ts'],
  },
  {
    name: 'static pages may run any script',
    file: 'lib/sanity/cache/page-cache.ts',
    from: 'entry.headers[policyHeader] = loadingPolicy(place, scriptHashes(entry.html))',
    to: 'void loadingPolicy(place, scriptHashes(entry.html))',
    check: 'e2e',
    tests: ['headers.spec.ts'],
  },
  {
    name: 'a publish invalidates nothing',
    file: 'app/api/revalidate/route.ts',
    from: 'revalidateTag(tag, invalidationDurations)',
    to: 'void [tag, revalidateTag, invalidationDurations]',
    check: 'e2e',
    tests: ['publish.spec.ts'],
  },
  {
    name: 'the menu lacks its first entry',
    file: 'components/layout/site-header.tsx',
    from: 'navigation.headerMenu?.map(',
    to: 'navigation.headerMenu?.slice(1).map(',
    check: 'e2e',
    tests: ['visual.spec.ts'],
  },
  {
    name: 'every page logs an error in the browser',
    file: 'components/document/theme-script.tsx',
    from: 'apply(saved());\n',
    to: "apply(saved());console.error('theme');\n",
    check: 'e2e',
    tests: ['routes.spec.ts'],
  },
  {
    name: 'pages hold a token of the Content Lake',
    file: 'components/document/base-document.tsx',
    from: 'dir={languages[locale].direction}',
    to: 'dir={languages[locale].direction} data-token={process.env.SANITY_API_WRITE_TOKEN}',
    check: 'e2e',
    tests: ['secrets.spec.ts'],
  },
]

/** Cheapest checks first. */
export const mutations: readonly Mutation[] = [
  ...security,
  ...admin,
  ...routing,
  ...content,
  ...services,
  ...pages,
]
