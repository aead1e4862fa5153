import {listens} from '../processes/ports.ts'
import {type Running, start} from '../processes/run.ts'

/** A Redis server that keeps nothing on a disk. */
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
