/** Every route answers under every version, as hosted clients mix them. */
const VERSION = /^\/v(?:\d{4}-\d{2}-\d{2}|\d+|X)(?=\/|$)/

/** Path for routing: without host, query or API version. */
export function routePath(request: Request): string {
  const start = request.url.indexOf('/', request.url.indexOf('//') + 2)
  if (start === -1) return '/'
  const path = request.url.slice(start).split(/[?#]/, 1)[0] ?? '/'
  return path.replace(VERSION, '') || '/'
}
