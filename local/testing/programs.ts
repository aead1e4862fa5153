import {step} from '../starter/steps.ts'
import {installSystemPackages, succeeds} from './system-packages.ts'

/** Programs and schemas that tests need besides the site, with the packages that contain them. */
const packages = {
  nginx: 'nginx',
  openssl: 'openssl',
  postgres: 'postgresql',
  'redis-server': 'redis',
  'systemd-analyze': 'systemd',
  wrk: 'wrk',
  'xliff-schema': 'php-symfony-translation',
} as const

export type Program = keyof typeof packages

/** Debian's names where they differ. */
const debian: Partial<Record<Program, string>> = {
  nginx: 'nginx-light',
  'redis-server': 'redis-server',
}

/** Paths of what is not found through PATH. */
const files: Partial<Record<Program, string>> = {
  postgres: '${POSTGRES_BIN:-/usr/lib/postgresql/*/bin}/postgres',
  'xliff-schema':
    '/usr/share/php/Symfony/Component/Translation/Resources/schemas/xliff-core-2.0.xsd',
}

const isThere = (program: Program) =>
  succeeds('which', [program]) ||
  (files[program] !== undefined && succeeds('sh', ['-c', `ls ${files[program]}`]))

const missing = (programs: readonly Program[]) => programs.filter((program) => !isThere(program))

/** Programs of the nightly tests that this machine lacks. */
export const missingPrograms = (): Program[] => missing(Object.keys(packages) as Program[])

/** Installs missing programs with the system's package manager; throws when it cannot. */
export async function needPrograms(...programs: Program[]): Promise<void> {
  const wanted = missing(programs)
  if (wanted.length === 0) return
  await step(`Installing ${wanted.join(' and ')}`, () => {
    const isDebian = succeeds('which', ['apt-get'])
    installSystemPackages(wanted.map((name) => (isDebian && debian[name]) || packages[name]))
    const left = missing(wanted)
    if (left.length > 0) throw new Error(`Install ${left.join(' and ')} to run these tests.`)
  })
}
