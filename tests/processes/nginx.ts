import {execFileSync} from 'node:child_process'
import {mkdirSync, writeFileSync} from 'node:fs'

import {listens} from './ports.ts'
import {type Running, start} from './run.ts'

/** Validates the `http` block of a configuration and starts nginx with it; all files stay in a folder. */
export async function startNginx(folder: string, port: number, http: string): Promise<Running> {
  mkdirSync(folder, {recursive: true})
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  )
  // As root, nginx would run its workers as another user, who cannot write to the folder.
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const file = `${folder}/nginx.conf`
  writeFileSync(
    file,
    `${user} daemon off; pid ${folder}/pid; error_log stderr warn; worker_processes 1;
     events { worker_connections 2048; }
     http { access_log off; ${temporary.join(' ')} ${http} }`,
  )
  const command = ['nginx', '-e', 'stderr', '-c', file]
  execFileSync('nginx', [...command.slice(1), '-t'], {stdio: 'pipe'})
  return start(command, {isReady: () => listens(port)})
}
