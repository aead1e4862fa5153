/** What a monitor is told, which is true for a moment and of no interest to anybody else. */
export function monitorResponse(isWell: boolean, told: Record<string, boolean> = {}): Response {
  return Response.json(told, {
    status: isWell ? 200 : 503,
    headers: {'cache-control': 'no-store', 'x-robots-tag': 'noindex'},
  })
}
