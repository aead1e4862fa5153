/**
 * The Content-Security-Policy of the Studio on a Content Lake of one's own. The Studio asks for versions, a font and
 * feedback at hosts that are written into it; this keeps everything on the machine. `apiHost` is a whole origin.
 */
export function studioPolicy(apiHost: string): string {
  const {host, port, protocol} = new URL(apiHost)
  const sockets = `${protocol === 'https:' ? 'wss' : 'ws'}://${host}`
  // Listeners have host names of their own: see studio/client/listener-hosts.ts.
  const listeners = `${protocol}//*.localhost:${port}`
  return [
    `default-src 'self'`,
    `script-src 'self' 'unsafe-inline' 'unsafe-eval'`,
    `style-src 'self' 'unsafe-inline'`,
    `font-src 'self' data:`,
    `img-src 'self' data: blob: ${apiHost}`,
    `media-src 'self' blob: ${apiHost}`,
    `connect-src 'self' ${apiHost} ${listeners} ${sockets} ${sockets.replace('localhost', '*.localhost')}`,
    `worker-src 'self' blob:`,
    `frame-ancestors 'self'`,
    `base-uri 'self'`,
  ].join('; ')
}
