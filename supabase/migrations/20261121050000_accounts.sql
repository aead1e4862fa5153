-- Who may do what. Roles live in a table that no API role can write: metadata that a user may edit decides nothing.

create schema if not exists private;
revoke all on schema private from public;
revoke all on schema private from anon, authenticated, service_role;

create table public.profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  display_name text,
  waitlist_seen_at timestamptz,
  created_at timestamptz not null default now(),
  constraint profiles_display_name_length check (char_length(display_name) between 1 and 100)
);

comment on table public.profiles is 'One row per person who can sign in.';
comment on column public.profiles.waitlist_seen_at is 'When this person last looked at the waitlist.';

create table public.user_roles (
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null,
  created_at timestamptz not null default now(),
  primary key (user_id, role),
  constraint user_roles_role_known check (role in ('admin'))
);

comment on table public.user_roles is 'Roles of people who can sign in. Written by service_role only.';

alter table public.profiles enable row level security;
alter table public.user_roles enable row level security;

-- Revoke first: older hosted projects grant everything on new tables to the API roles.
revoke all on table public.profiles, public.user_roles from public;
revoke all on table public.profiles, public.user_roles from anon, authenticated, service_role;

grant select on table public.profiles to authenticated;
grant update (waitlist_seen_at) on table public.profiles to authenticated;
grant select on table public.user_roles to authenticated;
grant select, insert, update, delete on table public.profiles to service_role;
grant select, insert, update, delete on table public.user_roles to service_role;

create policy "people read their own profile" on public.profiles
  for select to authenticated
  using (user_id = (select auth.uid()));

create policy "people update their own profile" on public.profiles
  for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));

create policy "people read their own roles" on public.user_roles
  for select to authenticated
  using (user_id = (select auth.uid()));

-- Someone who enrolled a second factor is an admin only in a session that has used it.
create function public.is_admin() returns boolean
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select exists (
    select from public.user_roles
    where user_id = auth.uid() and role = 'admin'
  ) and (
    coalesce(auth.jwt() ->> 'aal', 'aal1') = 'aal2'
    or not exists (
      select from auth.mfa_factors
      where user_id = auth.uid() and status = 'verified'
    )
  )
$$;

comment on function public.is_admin() is 'Whether the caller holds the admin role, with the second factor if one is enrolled.';

revoke all on function public.is_admin() from public;
revoke all on function public.is_admin() from anon, authenticated, service_role;
grant execute on function public.is_admin() to authenticated;
