/** Addresses that are not pages: each is a file in `app/`, and `proxy.ts` lets requests for them pass. */
export const endpoints: readonly string[] = [
  '/admin/dashboard/export',
  '/admin/session',
  '/api/revalidate',
  '/icon.svg',
]
