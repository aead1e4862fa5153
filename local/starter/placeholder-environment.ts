/**
 * Valid values for tools that load the site's code without running it: type generators and checks.
 */
export const placeholderEnvironment = {
  NEXT_PUBLIC_SITE_URL: 'http://localhost:3000',
  NEXT_PUBLIC_SANITY_PROJECT_ID: 'placeholder',
  NEXT_PUBLIC_SANITY_DATASET: 'production',
  NEXT_PUBLIC_SUPABASE_URL: 'http://localhost:54321',
  NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'placeholder-publishable-key',
  SANITY_REVALIDATE_SECRET: 'placeholder-revalidate-secret',
}
