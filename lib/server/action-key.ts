import {hkdfSync} from 'node:crypto'

import {serverEnv} from './env.ts'

/**
 * Key from which Next.js derives the ids of server actions. It depends on the installation's secret alone, so an
 * unchanged action has the same id in every build.
 */
export function actionKey(): string {
  const key = hkdfSync('sha256', serverEnv().revalidateSecret, '', 'server actions', 32)
  return Buffer.from(key).toString('base64')
}
