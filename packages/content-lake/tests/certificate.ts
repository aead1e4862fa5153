import {execFileSync} from 'node:child_process'
import {readFileSync} from 'node:fs'
import {join} from 'node:path'

/** Creates a certificate for some names in a folder, as mkcert would. */
export function makeCertificate(folder: string, names: readonly string[]) {
  const [certFile, keyFile] = [join(folder, 'cert.pem'), join(folder, 'key.pem')]
  const alternatives = `subjectAltName=${names.map((name) => `DNS:${name}`).join(',')}`
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2']
  const subject = ['-subj', '/CN=localhost', '-addext', alternatives]
  const files = ['-keyout', keyFile, '-out', certFile]
  execFileSync('openssl', [...request, ...subject, ...files], {stdio: 'ignore'})
  return {certFile, cert: readFileSync(certFile, 'utf8'), key: readFileSync(keyFile, 'utf8')}
}
