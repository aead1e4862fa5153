/**
 * The order of rooms, by folder. In each list a room imports only rooms that come after it; rooms in one row import
 * nothing from each other, nor do rooms that share no list. What two rooms need lives in the lower one or below both.
 *
 * A list may also name a file, such as 'mark.tsx'.
 */
const orders = {
  '': [
    [
      'tests',
      ['app', 'instrumentation.ts', 'next.config.ts', 'proxy.ts', 'sanity.cli.ts'],
      'sanity.config.ts',
      'studio',
      ['components', 'schemas'],
      'lib',
    ],
    ['tests', 'local', ['deploy', 'migrations', 'packages']],
  ],
  'packages/content-lake/': [
    [['bench', 'tests'], 'src'],
    ['vitest.config.ts', 'tests'],
  ],
  'packages/content-lake/src/': [
    [
      ['main.ts', 'index.ts', 'playwright.ts', 'vitest.ts'],
      'commands',
      ['fixtures.ts', 'process.ts'],
      'server.ts',
      'app.ts',
      'images',
      ['assets', 'presence.ts', 'projects', 'stubs', 'webhooks'],
      'people',
      'data',
      'http',
      ['atomic-files.ts', 'grants.ts', 'state.ts'],
      ['contract.ts', 'errors.ts'],
    ],
  ],
  'packages/content-lake/src/data/': [['http', 'lake', 'storage', 'writes', 'groq', 'documents']],
  'studio/': [
    [
      'interface',
      ['tools', 'structure', 'releases'],
      ['page-builder', 'presentation', 'actions'],
      'inputs',
      ['translations', 'figures', 'templates'],
      ['roles', 'client'],
      ['i18n', 'ui'],
    ],
  ],
  'lib/': [['admin', 'leads', 'seo', 'search', 'sanity', 'urls', 'i18n', 'server']],
  'components/': [
    [
      'document',
      'preview',
      ['admin', 'blog'],
      'sections',
      'blocks',
      'markdown',
      [
        'article-cards',
        'calculator',
        'comparison-table',
        'contents',
        'forms',
        'questions',
        'scene',
      ],
      'rich-text',
      ['layout', 'share-card'],
      'ui',
    ],
  ],
}

/** Types of generated files are known everywhere. */
const generated = String.raw`\.generated\.ts$`

const named = (folder, rooms) => rooms.map((room) => folder + room).join(', ') || 'no other room'

const within = (folder, rooms) =>
  `^${folder}(?:${rooms.map((room) => room.replaceAll('.', String.raw`\.`)).join('|')})(?:/|$)`

/** The rooms that a room may import, by the lists of its folder. */
function below(room, lists) {
  const rows = lists.map((list) => ({
    list,
    at: list.findIndex((row) => [row].flat().includes(room)),
  }))
  return rows.flatMap(({list, at}) => (at === -1 ? [] : list.slice(at + 1).flat()))
}

/** One rule for each room of a folder, and one for rooms that no list names. */
function rulesOf([folder, lists]) {
  const rooms = [...new Set(lists.flat(2))]
  const walls = rooms.flatMap((room) => {
    const allowed = below(room, lists)
    const others = rooms.filter((other) => other !== room && !allowed.includes(other))
    const comment = `${folder}${room} may import ${named(folder, allowed)}. Move what both need down.`
    const from = {path: within(folder, [room])}
    const to = {path: within(folder, others), pathNot: generated}
    return others.length > 0 ? [{name: folder + room, severity: 'error', comment, from, to}] : []
  })
  const unlisted = {
    name: `${folder}new-room`,
    severity: 'error',
    comment: 'List the room in .dependency-cruiser.mjs, above the rooms that it imports.',
    from: {},
    to: {path: `^${folder}[^/]+/`, pathNot: within(folder, rooms), dependencyTypesNot: ['core']},
  }
  return [...walls, unlisted]
}

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'circle',
      severity: 'error',
      comment: 'Move what both files need to a third that imports neither.',
      from: {},
      to: {circular: true},
    },
    {
      name: 'unresolved',
      severity: 'error',
      comment: 'No rule sees an import that cannot be resolved.',
      from: {},
      to: {couldNotResolve: true, path: '^[@.]/'},
    },
    {
      name: 'by-name',
      severity: 'error',
      comment: "Import what the package exports: from 'embedded-content-lake'.",
      from: {pathNot: '^packages/content-lake/'},
      to: {path: String.raw`^packages/content-lake/(?!src/(?:index|playwright|vitest)\.ts$)`},
    },
    ...Object.entries(orders).flatMap(rulesOf),
  ],
  options: {
    // TypeScript 7 has no API for tools yet.
    parser: 'swc',
    tsPreCompilationDeps: true,
    tsConfig: {fileName: 'tsconfig.json'},
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['embedded-content-lake/source', 'import', 'node', 'default', 'types'],
    },
    doNotFollow: {path: 'node_modules'},
    // Starters have packages of their own.
    exclude: {
      path: String.raw`(?:^|/)(?:starters|node_modules|dist|\.next|\.data|\.cache)|^[a-z]+:|\.json$`,
    },
  },
}
