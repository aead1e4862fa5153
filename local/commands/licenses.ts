import {packagesIn, readLockfile, refusedLicenses} from '../dependencies.ts'

const packages = packagesIn(readLockfile())

const lines = packages
  .filter(({dev}) => !dev)
  .map(({name, version, license}) => `${license ?? 'no license'}: ${name} ${version}`)

for (const line of [...new Set(lines)].sort()) console.log(line)

const refused = refusedLicenses(packages)
if (refused.length > 0) {
  console.error(`\nThese licenses are not approved (local/dependencies.ts):`)
  for (const line of refused) console.error(`  ${line}`)
  process.exitCode = 1
}
