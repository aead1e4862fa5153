import {PHASE_PRODUCTION_BUILD} from 'next/constants.js'

import {serverEnv} from '../platform/env.ts'

/** The Redis of this process; none while the site is built, which reads and writes content of its own. */
export const redisUrl =
  process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD ? undefined : serverEnv().redisUrl
