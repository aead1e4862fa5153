import {createContext, Script} from 'node:vm'

import {typedError} from '../../errors.ts'

/** Everything else waits for a query. */
const MAX_MILLISECONDS = 3000

const sandbox: {work?: () => unknown} = createContext({})
const script = new Script('work()')

/** Runs synchronous work on a query, and interrupts it when the time is up. */
export function inTime<T>(query: string, work: () => T): T {
  sandbox.work = work
  try {
    return script.runInContext(sandbox, {timeout: MAX_MILLISECONDS}) as T
  } catch (error) {
    const {code} = error as {code?: unknown}
    if (code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error
    throw typedError(400, 'queryTimeoutError', 'Query took too long and was stopped', {query})
  } finally {
    delete sandbox.work
  }
}
