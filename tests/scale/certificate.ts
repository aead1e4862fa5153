import {execFileSync} from 'node:child_process'

/** Creates a self-signed certificate for this machine in a folder. */
export function makeCertificate(folder: string): {certificate: string; key: string} {
  const paths = {certificate: `${folder}/certificate.pem`, key: `${folder}/key.pem`}
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject]
  execFileSync('openssl', [...request, '-keyout', paths.key, '-out', paths.certificate], {
    stdio: 'ignore',
  })
  return paths
}
