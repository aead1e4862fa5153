import {revalidateSecret, type Credentials} from '../credentials.ts'
import {forwarderToken} from '../supabase/keys.ts'
import type {Settings} from './settings.ts'

function contentLakeVariables({contentLake}: Credentials, secret: string) {
  return {
    NEXT_PUBLIC_SANITY_PROJECT_ID: contentLake.projectId,
    NEXT_PUBLIC_SANITY_DATASET: contentLake.dataset,
    NEXT_PUBLIC_SANITY_API_HOST: contentLake.url,
    SANITY_REVALIDATE_SECRET: secret,
    // Reaches the browsers of editors who preview, so it is read-only.
    SANITY_API_READ_TOKEN: contentLake.tokens.viewer,
    // An administrator's token, because a rename changes redirects that editors may not edit.
    SANITY_API_WRITE_TOKEN: contentLake.tokens.administrator,
  }
}

function supabaseVariables({supabase}: Credentials) {
  return {
    NEXT_PUBLIC_SUPABASE_URL: supabase.url,
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: supabase.publishableKey,
    SUPABASE_FORWARDER_TOKEN: forwarderToken(supabase.secretKey),
  }
}

/** Variables for the embedded services; variables the user set are not overridden. */
export function siteEnvironment(
  settings: Settings,
  credentials: Credentials,
): Record<string, string> {
  const embedded = settings.embeddedContentLake || settings.embeddedSupabase
  return {
    // With hosted services the site's public URL must be set by the user.
    ...(embedded ? {NEXT_PUBLIC_SITE_URL: settings.siteUrl} : {}),
    NEXT_DIST_DIR: settings.distDir,
    ...(settings.embeddedContentLake
      ? contentLakeVariables(credentials, revalidateSecret(credentials))
      : {}),
    ...(settings.embeddedSupabase ? supabaseVariables(credentials) : {}),
  }
}
