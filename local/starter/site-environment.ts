import {forwarderToken} from '../supabase/keys.ts'
import {revalidateSecret, type Credentials} from './credentials.ts'
import type {Settings} from './settings.ts'

function contentLakeVariables({contentLake}: Credentials, secret: string) {
  return {
    NEXT_PUBLIC_SANITY_PROJECT_ID: contentLake.projectId,
    NEXT_PUBLIC_SANITY_DATASET: contentLake.dataset,
    NEXT_PUBLIC_SANITY_API_HOST: contentLake.url,
    SANITY_REVALIDATE_SECRET: secret,
    // It reaches the browsers of whoever previews drafts, so it is the one that may only read.
    SANITY_API_READ_TOKEN: contentLake.tokens.viewer,
    // Editors may not change the redirects that an administrator wrote; a rename may.
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

/** The variables that point the site at the embedded services; what the environment names itself is left alone. */
export function siteEnvironment(
  settings: Settings,
  credentials: Credentials,
): Record<string, string> {
  const embedded = settings.embeddedContentLake || settings.embeddedSupabase
  return {
    // A site on hosted services has an address of its own, which nobody can guess.
    ...(embedded ? {NEXT_PUBLIC_SITE_URL: settings.siteUrl} : {}),
    NEXT_DIST_DIR: settings.distDir,
    ...(settings.embeddedContentLake
      ? contentLakeVariables(credentials, revalidateSecret(credentials))
      : {}),
    ...(settings.embeddedSupabase ? supabaseVariables(credentials) : {}),
  }
}
