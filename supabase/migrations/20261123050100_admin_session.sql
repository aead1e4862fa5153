-- A token outlives its session by up to an hour: after signing out it makes nobody an admin.

create or replace function public.is_admin() returns boolean
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select exists (
    select from public.user_roles
    where user_id = auth.uid() and role = 'admin'
  ) and exists (
    select from auth.sessions
    where id = nullif(auth.jwt() ->> 'session_id', '')::uuid and user_id = auth.uid()
  ) and (
    coalesce(auth.jwt() ->> 'aal', 'aal1') = 'aal2'
    or not exists (
      select from auth.mfa_factors
      where user_id = auth.uid() and status = 'verified'
    )
  )
$$;

comment on function public.is_admin() is
  'Whether the caller holds the admin role in a session that has not ended, with the second factor if one is enrolled.';
