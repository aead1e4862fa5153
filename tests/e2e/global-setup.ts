import {startStack} from '../processes/stack.ts'

/** Builds and starts the whole site once for all tests; returns what ends it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  // Tests name visitors of their own.
  const stack = await startStack({TRUSTED_PROXY: '1'})
  process.env['STACK_SITE_URL'] = stack.siteUrl
  process.env['STACK_DATA_DIR'] = stack.dataDir
  process.env['STACK_DIST_DIR'] = stack.distDir
  process.env['STACK_LOG'] = stack.log
  process.env['STACK_PID'] = String(stack.pid)
  return () => stack.stop()
}
