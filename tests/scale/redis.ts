import {listens} from '../processes/ports.ts'
import {type Running, start} from '../processes/run.ts'

/** Starts a Redis server without persistence. */
export function startRedis(port: number): Promise<Running> {
  const settings = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
  ]
  return start(['redis-server', ...settings], {isReady: () => listens(port)})
}
