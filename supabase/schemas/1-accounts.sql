-- People who can sign in, and their roles. Roles live in a table that no API role can write, because people can edit
-- their own metadata.

create schema if not exists private;

create table public.profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  display_name text,
  created_at timestamptz not null default now(),
  waitlist_visit_at timestamptz,
  waitlist_previous_visit_at timestamptz,
  waitlist_export_at timestamptz,
  constraint profiles_display_name_length check (char_length(display_name) between 1 and 100)
);

comment on table public.profiles is 'One row per person who can sign in.';
comment on column public.profiles.waitlist_visit_at is 'Last request of this person''s current or latest visit to the dashboard.';
comment on column public.profiles.waitlist_previous_visit_at is 'Last request of the visit before that.';
comment on column public.profiles.waitlist_export_at is 'All requests until then are in this person''s exports of the whole list.';

create table public.user_roles (
  user_id uuid references auth.users (id) on delete cascade,
  role text,
  created_at timestamptz not null default now(),
  primary key (user_id, role),
  constraint user_roles_role_known check (role in ('admin'))
);

comment on table public.user_roles is 'Roles of people who can sign in. Written by service_role only.';

alter table public.profiles enable row level security;
alter table public.user_roles enable row level security;

-- Revoke first: older hosted projects grant everything on new tables to the API roles.
revoke all on table public.profiles, public.user_roles from anon, authenticated, service_role;

grant select on table public.profiles, public.user_roles to authenticated;
grant select, insert, update, delete on table public.profiles, public.user_roles to service_role;

create policy "people read their own profile" on public.profiles
  for select to authenticated
  using (user_id = (select auth.uid()));

create policy "people read their own roles" on public.user_roles
  for select to authenticated
  using (user_id = (select auth.uid()));

-- A token outlives its session by up to an hour, so the session is checked too.
create function public.is_admin() returns boolean
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

create function public.grant_admin(address text) returns uuid
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  person uuid := (select id from auth.users where lower(email) = lower(address) limit 1);
begin
  if person is null then
    raise exception 'Nobody has this e-mail address' using errcode = 'P0002';
  end if;

  insert into public.profiles (user_id) values (person) on conflict do nothing;
  insert into public.user_roles (user_id, role) values (person, 'admin') on conflict do nothing;
  return person;
end
$$;

comment on function public.grant_admin(text) is 'Makes an admin of somebody who can already sign in.';

-- An operator runs it for an admin who has lost their authenticator app; then the password alone signs in.
create function public.remove_factors(address text) returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  person uuid := (select id from auth.users where lower(email) = lower(address) limit 1);
  removed integer;
begin
  delete from auth.mfa_factors where user_id = person;
  get diagnostics removed = row_count;
  if removed > 0 then
    insert into public.audit_log (action, subject, entries) values ('factors_removed', person, removed);
  end if;
  return removed;
end
$$;

comment on function public.remove_factors(text) is
  'Removes somebody''s second factors, for an operator. Returns how many there were.';

revoke all on function public.is_admin(), public.grant_admin(text), public.remove_factors(text)
  from public, anon, authenticated, service_role;
grant execute on function public.is_admin() to authenticated;
grant execute on function public.grant_admin(text), public.remove_factors(text) to service_role;
