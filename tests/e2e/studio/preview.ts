import type {APIRequestContext, APIResponse} from '@playwright/test'
import {createPreviewSecret} from '@sanity/preview-url-secret/create-secret'

import {draftEnableEndpoint} from '../../../lib/urls/endpoints.ts'
import {contentLake, stack} from '../site.ts'

/** Returns a URL that starts a preview with a secret, as Presentation and shared links use it. */
export function previewHref(secret: string, pathname: string, perspective = 'drafts'): string {
  const parameters = new URLSearchParams({
    'sanity-preview-secret': secret,
    'sanity-preview-pathname': pathname,
    'sanity-preview-perspective': perspective,
  })
  return `${draftEnableEndpoint}?${parameters}`
}

/** Starts a preview as Presentation does; from then on the context shows drafts. */
export async function startPreview(
  request: APIRequestContext,
  pathname = '/',
  perspective = 'drafts',
  options: {maxRedirects?: number} = {},
): Promise<APIResponse> {
  const {secret} = await createPreviewSecret(
    contentLake,
    'test',
    `${stack.siteUrl}/studio`,
    'local-administrator',
  )
  return request.get(previewHref(secret, pathname, perspective), options)
}
