import type {Page} from '@playwright/test'

/** The id of a server action as another build would have it: a digit differs. */
export function ofAnotherBuild(id: string): string {
  const [kind, digit, rest] = [id.slice(0, 2), id.slice(2, 3), id.slice(3)]
  return kind + (digit === '0' ? '1' : '0') + rest
}

/** Makes the open page one of another build, as after a deploy, until `page.unrouteAll()`. */
export async function outdate(page: Page): Promise<void> {
  await page.route('**', async (route) => {
    const headers = route.request().headers()
    const id = headers['next-action']
    await route.continue(id ? {headers: {...headers, 'next-action': ofAnotherBuild(id)}} : {})
  })
}
