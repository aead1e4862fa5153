/** Response for a health monitor; never cached. */
export function monitorResponse(isWell: boolean, told: Record<string, boolean> = {}): Response {
  return Response.json(told, {
    status: isWell ? 200 : 503,
    headers: {'cache-control': 'no-store', 'x-robots-tag': 'noindex'},
  })
}
