import {promisify} from 'node:util'
import {deserialize, serialize} from 'node:v8'
import {constants, gunzip, gzip} from 'node:zlib'

import {askRedis} from './connection.ts'

const pack = promisify(gzip)
const unpack = promisify(gunzip)

/** How long Redis keeps what nobody replaces, in seconds. What is gone is rendered again. */
const lifetime = 7 * 24 * 60 * 60

/** What Redis keeps under a name, or undefined for nothing, or nothing that can be read. */
export async function readEntry<Entry>(name: string): Promise<Entry | undefined> {
  const bytes = await askRedis((redis) => redis.get(name))
  if (!bytes) return undefined
  try {
    return deserialize(await unpack(bytes)) as Entry
  } catch {
    return undefined
  }
}

/** Lets Redis keep an entry; the caller need not wait. Maps and bytes, which JSON has not, stay what they are. */
export async function writeEntry(name: string, entry: unknown): Promise<void> {
  const bytes = await pack(serialize(entry), {level: constants.Z_BEST_SPEED})
  await askRedis((redis) => redis.set(name, bytes, {expiration: {type: 'EX', value: lifetime}}))
}
