import {createContext, Script} from 'node:vm'

const context: {work?: () => unknown} = createContext({})
const script = new Script('work()')

/** Thrown by {@link withTimeout}. */
export class TimeoutError extends Error {
  override name = 'TimeoutError'
}

/** Runs synchronous work, interrupted when the time is up; throws a TimeoutError then. */
export function withTimeout<T>(milliseconds: number, work: () => T): T {
  context.work = work
  try {
    return script.runInContext(context, {timeout: milliseconds}) as T
  } catch (error) {
    const {code} = error as {code?: unknown}
    if (code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw new TimeoutError()
    throw error
  } finally {
    delete context.work
  }
}
