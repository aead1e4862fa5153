/** Response for a health monitor; never cached. */
export function monitorResponse(isHealthy: boolean, body: Record<string, boolean> = {}): Response {
  return Response.json(body, {
    status: isHealthy ? 200 : 503,
    headers: {'cache-control': 'no-store', 'x-robots-tag': 'noindex'},
  })
}
