import {execFile} from 'node:child_process'

import {root} from '../starter/settings.ts'

interface Report {
  metadata?: {vulnerabilities: Record<string, number>}
  vulnerabilities?: Record<string, {severity: string; range: string; fixAvailable: unknown}>
}

/** How long the registry may take, in milliseconds. */
const timeoutMs = 30_000

function readReport(output: string): Report | null {
  try {
    const report = JSON.parse(output) as Report
    return report.metadata ? report : null
  } catch {
    return null
  }
}

/** Vulnerabilities npm knows of; null when the registry does not answer. */
function ask(): Promise<Report | null> {
  const args = ['audit', '--omit=dev', '--json', '--fetch-retries=0']
  const npm = process.env['npm_execpath']
  const [file, ...before] = npm ? [process.execPath, npm] : ['npm']
  const options = {cwd: root, timeout: timeoutMs, maxBuffer: 64 * 1024 * 1024}
  return new Promise((resolve) => {
    // `npm audit` exits with an error when it finds something, too.
    execFile(file ?? 'npm', [...before, ...args], options, (_error, output) =>
      resolve(readReport(output)),
    )
  })
}

const report = await ask()
const serious = Object.entries(report?.vulnerabilities ?? {}).filter(([, {severity}]) =>
  ['high', 'critical'].includes(severity),
)

if (!report) {
  console.log('The registry did not respond, so packages were not audited.')
} else if (serious.length === 0) {
  console.log('No package has a known high or critical vulnerability.')
} else {
  console.error('Packages with known vulnerabilities:')
  for (const [name, {severity, range, fixAvailable}] of serious) {
    console.error(`  ${name} ${range}: ${severity}${fixAvailable ? ', a fix exists' : ''}`)
  }
  process.exitCode = 1
}
