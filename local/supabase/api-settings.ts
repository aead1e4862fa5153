/** Settings of sign-in and the API, the same as in `supabase/config.toml`, which the embedded service does not read. */
export const apiSettings = {
  auth: {
    refresh_token_reuse_interval: 10,
    enable_signup: false,
    enable_anonymous_sign_ins: false,
    minimum_password_length: 12,
    sessions: {timebox: '12h', inactivity_timeout: '3h'},
  },
  api: {schemas: ['public'], max_rows: 1000},
}
