import type {APIRequestContext, APIResponse} from '@playwright/test'
import {createPreviewSecret} from '@sanity/preview-url-secret/create-secret'

import {draftEnableEndpoint} from '../../../lib/routing/endpoints.ts'
import {contentLake, stack} from '../site.ts'

/** Where a preview begins with a secret: what the Studio gives to the frame of Presentation, or to whoever has a link. */
export function previewHref(secret: string, pathname: string, perspective = 'drafts'): string {
  const parameters = new URLSearchParams({
    'sanity-preview-secret': secret,
    'sanity-preview-pathname': pathname,
    'sanity-preview-perspective': perspective,
  })
  return `${draftEnableEndpoint}?${parameters}`
}

/** Begins a preview as Presentation does; from then on the cookies of these requests show drafts. */
export async function startPreview(
  request: APIRequestContext,
  pathname = '/',
  perspective = 'drafts',
): Promise<APIResponse> {
  const {secret} = await createPreviewSecret(
    contentLake,
    'test',
    `${stack.siteUrl}/studio`,
    'local-administrator',
  )
  return request.get(previewHref(secret, pathname, perspective))
}
