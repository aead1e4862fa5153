-- Baseline: supabase/schemas at the first release. Change the schemas, then add a migration that makes the same change.

-- People who can sign in, and their roles. Roles live in a table that no API role can write, because people can edit
-- their own metadata.

create schema if not exists private;
revoke all on schema private from public;
revoke all on schema private from anon, authenticated, service_role;

create table public.profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  display_name text,
  created_at timestamptz not null default now(),
  waitlist_visit_at timestamptz,
  waitlist_previous_visit_at timestamptz,
  constraint profiles_display_name_length check (char_length(display_name) between 1 and 100)
);

comment on table public.profiles is 'One row per person who can sign in.';
comment on column public.profiles.waitlist_visit_at is 'Last request of this person''s current or latest visit to the dashboard.';
comment on column public.profiles.waitlist_previous_visit_at is 'Last request of the visit before that.';

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

-- Entries that visitors leave. With the publishable key anybody may add one, through add_entry(), and read nothing back.

-- Ignores case, accents and ligatures, for search and sorting.
create function private.folded(value text) returns text
  language sql
  immutable parallel safe
  return lower(regexp_replace(normalize(value, nfkd), '[\u0300-\u036f]', '', 'g'));

-- Keeps letters and digits. The text search parser would keep "ann@mail.example", "a/b" and "-12" whole and drop "<b>".
create function private.words(value text) returns text
  language sql
  immutable parallel safe
  return regexp_replace(private.folded(value), '[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+', ' ', 'g');

create table public.waitlist (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null,
  company text,
  phone text,
  message text,
  source text not null default 'waitlist',
  language text not null default 'en',
  created_at timestamptz not null default now(),
  -- Sorted byte by byte, so that a page's cursor means the same in every database.
  name_key text collate "C" not null generated always as (private.folded(name)) stored,
  email_key text collate "C" not null generated always as (private.folded(email)) stored,
  company_key text collate "C" not null generated always as (private.folded(coalesce(company, ''))) stored,
  search tsvector not null generated always as (
    to_tsvector(
      'pg_catalog.simple',
      private.words(name || ' ' || email || ' ' || coalesce(company, '') || ' ' || coalesce(message, ''))
    )
  ) stored,
  page text,
  landing_page text,
  utm_source text,
  utm_medium text,
  utm_campaign text,
  constraint waitlist_name_length check (char_length(name) between 1 and 100),
  constraint waitlist_name_format check (name !~ '^\s|\s$|[[:cntrl:]]'),
  constraint waitlist_email_length check (char_length(email) <= 255),
  constraint waitlist_email_format check (email ~ '^[^\s@[:cntrl:]]+@[^\s@[:cntrl:]]+\.[^\s@[:cntrl:]]+$'),
  constraint waitlist_company_length check (char_length(company) between 1 and 100),
  constraint waitlist_company_format check (company !~ '^\s|\s$|[[:cntrl:]]'),
  constraint waitlist_phone_length check (char_length(phone) between 1 and 50),
  constraint waitlist_phone_format check (phone !~ '^\s|\s$|[[:cntrl:]]'),
  -- 1000 characters typed by the visitor, and room for the tag that marks a free-trial request.
  constraint waitlist_message_length check (char_length(message) between 1 and 1100),
  constraint waitlist_message_format check (message !~ '^\s|\s$'),
  constraint waitlist_source_known check (source in ('waitlist', 'demo', 'exit-popup', 'exit-popup-free-trial')),
  -- Any language code: only the site knows which languages it has.
  constraint waitlist_language_format check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$'),
  constraint waitlist_page_length check (char_length(page) <= 200),
  constraint waitlist_page_format check (page ~ '^/[!-~]*$'),
  constraint waitlist_landing_page_length check (char_length(landing_page) <= 200),
  constraint waitlist_landing_page_format check (landing_page ~ '^/[!-~]*$'),
  constraint waitlist_utm_source_length check (char_length(utm_source) between 1 and 100),
  constraint waitlist_utm_source_format check (utm_source !~ '^\s|\s$|[[:cntrl:]]'),
  constraint waitlist_utm_medium_length check (char_length(utm_medium) between 1 and 100),
  constraint waitlist_utm_medium_format check (utm_medium !~ '^\s|\s$|[[:cntrl:]]'),
  constraint waitlist_utm_campaign_length check (char_length(utm_campaign) between 1 and 100),
  constraint waitlist_utm_campaign_format check (utm_campaign !~ '^\s|\s$|[[:cntrl:]]')
);

comment on table public.waitlist is 'Requests left in the waitlist and demo forms.';
comment on column public.waitlist.source is 'The form or popup that the entry came from.';
comment on column public.waitlist.language is 'The language of the page that the form was on.';
comment on column public.waitlist.search is 'The words of name, e-mail address, company and message.';
comment on column public.waitlist.page is 'The path of the page that the form was on.';
comment on column public.waitlist.landing_page is 'The path of the first page of the visit.';

create unique index waitlist_email_key on public.waitlist (lower(email));
create index waitlist_newest on public.waitlist (created_at desc, id desc);
create index waitlist_by_name on public.waitlist (name_key, id);
create index waitlist_by_email on public.waitlist (email_key, id);
create index waitlist_by_company on public.waitlist (company_key, id);
create index waitlist_by_source on public.waitlist (source, created_at desc, id desc);
create index waitlist_by_page on public.waitlist (page, created_at desc, id desc);
create index waitlist_by_campaign on public.waitlist (utm_campaign, created_at desc, id desc);
-- Without fastupdate: without autovacuum its list of recent entries grows, and every search reads it.
create index waitlist_search on public.waitlist using gin (search) with (fastupdate = off);

alter table public.waitlist enable row level security;

revoke all on table public.waitlist from public;
revoke all on table public.waitlist from anon, authenticated, service_role;
grant select on table public.waitlist to authenticated;
grant select, insert, update, delete on table public.waitlist to service_role;

create policy "admins read entries" on public.waitlist
  for select to authenticated
  using ((select public.is_admin()));

-- Refused entries count towards the rate limit too, so a refusal is a return value: an error would roll its count back.
-- Only the site's server, which has the token, learns that an e-mail address is on the list already.
create function public.add_entry(
  name text,
  email text,
  company text default null,
  phone text default null,
  message text default null,
  source text default 'waitlist',
  language text default 'en',
  page text default null,
  landing_page text default null,
  utm_source text default null,
  utm_medium text default null,
  utm_campaign text default null
) returns text
  language plpgsql
  security definer
  set search_path = ''
as $$
#variable_conflict use_column
begin
  if not private.allow_entry() then
    return 'too_many';
  end if;

  -- A block of its own, so that an error rolls back the insert but not the count.
  begin
    insert into public.waitlist (
      name, email, company, phone, message, source, language, page, landing_page, utm_source, utm_medium, utm_campaign
    )
      values (
        add_entry.name, add_entry.email, nullif(add_entry.company, ''), nullif(add_entry.phone, ''),
        nullif(add_entry.message, ''), add_entry.source, add_entry.language, add_entry.page, add_entry.landing_page,
        add_entry.utm_source, add_entry.utm_medium, add_entry.utm_campaign
      )
      on conflict (lower(email)) do nothing;
  exception when integrity_constraint_violation then
    return 'refused';
  end;

  return case when not found and private.is_forwarder() then 'already_received' else 'received' end;
end
$$;

comment on function public.add_entry(text, text, text, text, text, text, text, text, text, text, text, text) is
  'Adds an entry. Returns received, already_received (to the site''s server only), refused or too_many.';

revoke all on function
  private.folded(text), private.words(text),
  public.add_entry(text, text, text, text, text, text, text, text, text, text, text, text)
  from public, anon, authenticated, service_role;
grant execute on function public.add_entry(text, text, text, text, text, text, text, text, text, text, text, text) to anon;
-- A role that writes entries computes their generated columns. The schema stays closed, so it cannot call these by name.
grant execute on function private.folded(text), private.words(text) to service_role;

-- Rate limits, which also hold for somebody who calls the API with the publishable key.

create table private.settings (
  id boolean primary key default true,
  window_seconds integer not null default 600,
  entries_per_address integer not null default 120,
  entries_overall integer not null default 3000,
  forwarder_token_sha256 bytea,
  waitlist_retention interval not null default '24 months',
  sign_in_window_seconds integer not null default 600,
  sign_ins_per_email integer not null default 10,
  sign_ins_per_address integer not null default 30,
  stranger_sign_ins_per_email integer not null default 100,
  recent_sign_in interval not null default '15 minutes',
  constraint settings_single_row check (id),
  constraint settings_window_positive check (window_seconds between 1 and 86400),
  constraint settings_limits_positive check (entries_per_address >= 0 and entries_overall >= 0),
  constraint settings_retention_positive check (waitlist_retention > interval '0'),
  constraint settings_sign_in_window_positive check (sign_in_window_seconds between 1 and 86400),
  constraint settings_sign_in_limits_positive check (sign_ins_per_email >= 0 and sign_ins_per_address >= 0),
  constraint settings_stranger_sign_ins_positive check (stranger_sign_ins_per_email >= 0),
  constraint settings_recent_sign_in_positive check (recent_sign_in > interval '0')
);

comment on table private.settings is 'One row of limits that an operator may change.';
comment on column private.settings.forwarder_token_sha256 is
  'Hash of the token that lets a web server name its visitor''s address in x-visitor-address.';

insert into private.settings default values;

create table private.rate_limit_salts (
  day date primary key,
  salt text not null default gen_random_uuid()::text || gen_random_uuid()::text
);

create table private.rate_limit_counters (
  bucket text not null,
  window_start timestamptz not null,
  entries integer not null default 1,
  primary key (bucket, window_start)
);

comment on table private.rate_limit_counters is
  'Entries per window. A bucket is "overall" or a salted hash of an address; salts are deleted after a day.';

-- Each new visitor purges, which would otherwise read all counters.
create index rate_limit_counters_oldest on private.rate_limit_counters (window_start);

alter table private.settings enable row level security;
alter table private.rate_limit_salts enable row level security;
alter table private.rate_limit_counters enable row level security;

revoke all on all tables in schema private from public;
revoke all on all tables in schema private from anon, authenticated, service_role;

create function private.is_forwarder() returns boolean
  language sql
  stable
  set search_path = ''
as $$
  select coalesce(
    sha256(convert_to(nullif(current_setting('request.headers', true), '')::json ->> 'x-forwarder-token', 'UTF8'))
      = forwarder_token_sha256,
    false
  )
  from private.settings
$$;

-- Hosted Supabase overwrites cf-connecting-ip. Of x-forwarded-for only the last hop was written by a gateway.
-- A server that does not know its visitor's address is counted by its own.
create function private.client_address() returns text
  language plpgsql
  stable
  set search_path = ''
as $$
declare
  headers json := nullif(current_setting('request.headers', true), '')::json;
begin
  return coalesce(
    case when private.is_forwarder() then nullif(trim(headers ->> 'x-visitor-address'), '') end,
    nullif(trim(headers ->> 'cf-connecting-ip'), ''),
    nullif(trim(regexp_replace(headers ->> 'x-forwarded-for', '^.*,', '')), ''),
    'unknown'
  );
end
$$;

create function private.address_bucket(address text) returns text
  language plpgsql
  set search_path = ''
as $$
declare
  today date := (now() at time zone 'utc')::date;
begin
  insert into private.rate_limit_salts (day) values (today) on conflict do nothing;

  return (
    select encode(sha256(convert_to(salt || address, 'UTF8')), 'hex')
    from private.rate_limit_salts
    where day = today
  );
end
$$;

create function private.purge_rate_limits() returns void
  language sql
  set search_path = ''
as $$
  delete from private.rate_limit_counters where window_start < now() - interval '1 day';
  delete from private.rate_limit_salts where day < (now() at time zone 'utc')::date;
$$;

create function private.count_entry(counted_bucket text, seconds integer) returns integer
  language sql
  set search_path = ''
as $$
  insert into private.rate_limit_counters as counter (bucket, window_start)
  values (counted_bucket, date_bin(make_interval(secs => seconds), now(), timestamptz 'epoch'))
  on conflict (bucket, window_start) do update set entries = counter.entries + 1
  returning entries
$$;

create function private.allow_entry() returns boolean
  language plpgsql
  set search_path = ''
as $$
declare
  settings private.settings := (select s from private.settings as s);
  overall integer;
begin
  if private.count_entry(private.address_bucket(private.client_address()), settings.window_seconds)
    > settings.entries_per_address
  then
    return false;
  end if;

  -- Last, because its row stays locked until the transaction ends.
  overall := private.count_entry('overall', settings.window_seconds);
  if overall = 1 then
    perform private.purge_rate_limits();
  end if;

  return overall <= settings.entries_overall;
end
$$;

revoke all on function
  private.is_forwarder(), private.client_address(), private.address_bucket(text), private.purge_rate_limits(),
  private.count_entry(text, integer), private.allow_entry()
  from public, anon, authenticated, service_role;

-- Limits attempts to sign in, successful or not: a success that reset the count would pay for guesses at other accounts.

-- Attempts are counted by account and visitor, and by account and device for a browser that has signed in before, so
-- that guesses from elsewhere lock nobody out. All unknown browsers together have a limit for each account.
create function public.allow_sign_in(email text, device text default null) returns boolean
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  settings private.settings := (select s from private.settings as s);
  address text := private.client_address();
  account text := lower(trim(coalesce(allow_sign_in.email, '')));
  origin text := coalesce('device ' || allow_sign_in.device, 'address ' || address);
  attempts integer := private.count_entry(
    private.address_bucket('sign-in from ' || address), settings.sign_in_window_seconds
  );
begin
  if attempts = 1 then
    perform private.purge_rate_limits();
  end if;
  -- Not counted against the e-mail address: one visitor could otherwise lock many people out.
  if attempts > settings.sign_ins_per_address then
    return false;
  end if;
  if private.count_entry(
    private.address_bucket('sign-in as ' || account || ' by ' || origin), settings.sign_in_window_seconds
  ) > settings.sign_ins_per_email then
    return false;
  end if;

  return allow_sign_in.device is not null or private.count_entry(
    private.address_bucket('sign-in as ' || account), settings.sign_in_window_seconds
  ) <= settings.stranger_sign_ins_per_email;
end
$$;

comment on function public.allow_sign_in(text, text) is
  'Counts an attempt to sign in. False when there were too many from this visitor or for this e-mail address.';

revoke all on function public.allow_sign_in(text, text) from public, anon, authenticated, service_role;
grant execute on function public.allow_sign_in(text, text) to anon, authenticated;

-- Who may review entries, and the log of what happens to them: each read in full, export and erasure.

create table public.audit_log (
  id bigint generated always as identity primary key,
  actor uuid,
  action text not null,
  subject uuid,
  entries integer,
  created_at timestamptz not null default now(),
  constraint audit_log_action_known check (
    action in ('entry_read', 'entries_exported', 'entries_erased', 'role_granted', 'role_revoked', 'factors_removed')
  )
);

comment on table public.audit_log is 'Append-only. Holds ids and counts, nothing personal.';
comment on column public.audit_log.actor is 'The person who did it; null for an operator or the service itself.';
comment on column public.audit_log.subject is 'The entry, or the person whose role changed; null for several.';

alter table public.audit_log enable row level security;

revoke all on table public.audit_log from public;
revoke all on table public.audit_log from anon, authenticated, service_role;
revoke all on sequence public.audit_log_id_seq from public, anon, authenticated, service_role;
grant select on table public.audit_log to authenticated, service_role;

create policy "admins read the audit log" on public.audit_log
  for select to authenticated
  using ((select public.is_admin()));

create function private.refuse_change() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  raise exception 'The audit log is append-only' using errcode = '42501';
end
$$;

create trigger audit_log_append_only
  before update or delete or truncate on public.audit_log
  for each statement execute function private.refuse_change();

create function private.log_role_change() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if tg_op in ('DELETE', 'UPDATE') then
    insert into public.audit_log (actor, action, subject) values (auth.uid(), 'role_revoked', old.user_id);
  end if;
  if tg_op in ('INSERT', 'UPDATE') then
    insert into public.audit_log (actor, action, subject) values (auth.uid(), 'role_granted', new.user_id);
  end if;
  return null;
end
$$;

create trigger user_roles_are_logged
  after insert or update or delete on public.user_roles
  for each row execute function private.log_role_change();

-- One line per statement: a purge of many rows is one event.
create function private.log_erasure() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  ids uuid[] := (select array_agg(id) from erased);
begin
  if ids is not null then
    insert into public.audit_log (actor, action, subject, entries)
    values (auth.uid(), 'entries_erased', case when cardinality(ids) = 1 then ids[1] end, cardinality(ids));
  end if;
  return null;
end
$$;

create trigger waitlist_erasures_are_logged
  after delete on public.waitlist
  referencing old table as erased
  for each statement execute function private.log_erasure();

-- Functions for admins run as their owner and ask this instead of the policy: PostgreSQL would apply row-level security
-- before a search, without the search's index. Inside such a function the setting still names the request's role.
create function private.may_review() returns boolean
  language sql
  stable
  set search_path = ''
as $$
  select public.is_admin() or current_setting('role', true) is not distinct from 'service_role'
$$;

create function private.require_reviewer() returns void
  language plpgsql
  stable
  set search_path = ''
as $$
begin
  if not public.is_admin() and current_setting('role', true) is distinct from 'service_role' then
    raise exception 'Only an admin may do this' using errcode = '42501';
  end if;
end
$$;

-- Exporting and erasing need a sign-in of the last minutes, so that an unattended browser is not enough.
create function private.require_recent_sign_in() returns void
  language plpgsql
  stable
  set search_path = ''
as $$
begin
  perform private.require_reviewer();
  if current_setting('role', true) is distinct from 'service_role' and not exists (
    select from auth.sessions
    where id::text = auth.jwt() ->> 'session_id'
      and created_at > now() - (select recent_sign_in from private.settings)
  ) then
    raise sqlstate 'PT403' using message = 'The last sign-in is too long ago', hint = 'Sign in again.';
  end if;
end
$$;

create function public.log_entry_read(entry uuid) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform private.require_reviewer();
  insert into public.audit_log (actor, action, subject) values (auth.uid(), 'entry_read', entry);
end
$$;

create function public.log_export(entries integer) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform private.require_recent_sign_in();
  insert into public.audit_log (actor, action, entries) values (auth.uid(), 'entries_exported', log_export.entries);
end
$$;

create function public.erase_entry(entry uuid) returns boolean
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform private.require_recent_sign_in();
  delete from public.waitlist where id = entry;
  return found;
end
$$;

comment on function public.erase_entry(uuid) is 'Erases one entry on its author''s request. Returns whether there was one.';

-- It also analyzes the table, because PGlite has no autovacuum to do it.
create function public.purge_waitlist() returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  purged integer;
begin
  delete from public.waitlist
  where created_at < now() - (select waitlist_retention from private.settings);
  get diagnostics purged = row_count;
  analyze public.waitlist;
  return purged;
end
$$;

comment on function public.purge_waitlist() is 'Erases entries older than the retention time. For a daily job.';

revoke all on function
  private.refuse_change(), private.log_role_change(), private.log_erasure(), private.may_review(),
  private.require_reviewer(), private.require_recent_sign_in(),
  public.log_entry_read(uuid), public.log_export(integer), public.erase_entry(uuid), public.purge_waitlist()
  from public, anon, authenticated, service_role;
grant execute on function public.log_entry_read(uuid), public.log_export(integer), public.erase_entry(uuid)
  to authenticated, service_role;
grant execute on function public.purge_waitlist() to service_role;

-- The dashboard: visits, pages of entries, and counts.

create function public.visit_waitlist() returns table (previous_visit timestamptz, new_entries bigint)
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  ends_after constant interval := '30 minutes';
  since timestamptz;
begin
  if not public.is_admin() then
    raise exception 'Only an admin may do this' using errcode = '42501';
  end if;

  insert into public.profiles as profile (user_id, waitlist_visit_at) values (auth.uid(), now())
  on conflict (user_id) do update set
    waitlist_previous_visit_at = case
      when profile.waitlist_visit_at > now() - ends_after then profile.waitlist_previous_visit_at
      else profile.waitlist_visit_at
    end,
    waitlist_visit_at = now()
  returning waitlist_previous_visit_at into since;

  -- On a first visit nothing is new: no time is later than null.
  return query select since, (select count(*) from public.waitlist where created_at > since);
end
$$;

comment on function public.visit_waitlist is
  'Records an admin''s visit. Returns when the previous one ended and how many entries came since. A visit ends after half an hour.';

-- Matches entries that have a word beginning with each word of the search. Null, which filters nothing, without words.
create function private.waitlist_query(search text) returns tsquery
  language sql
  immutable parallel safe
  set search_path = ''
as $$
  with typed as (
    select distinct word
    from unnest(string_to_array(left(private.words(left(search, 300)), 300), ' ')) as word
    where word <> ''
  ),
  query as (
    select to_tsquery('pg_catalog.simple', string_agg(word || ':*', ' & ')) as words from typed
  )
  select words from query where numnode(words) > 0
$$;

create function private.refuse_argument(message text) returns void
  language plpgsql
  immutable
  set search_path = ''
as $$
begin
  raise exception using errcode = '22023', message = refuse_argument.message;
end
$$;

-- A single expression, so that the planner inlines it into the calling query and uses the indexes.
create function private.entry_matches(
  entry_search tsvector, entry_source text, entry_created_at timestamptz, entry_page text, entry_campaign text,
  query tsquery, sources text[], first_day date, last_day date, pages text[], campaigns text[]
)
  returns boolean
  language sql
  immutable parallel safe
  return (query is null or entry_search @@ query)
    and (sources is null or entry_source = any (sources))
    and (first_day is null or entry_created_at >= first_day::timestamp at time zone 'utc')
    and (last_day is null or entry_created_at < (last_day + 1)::timestamp at time zone 'utc')
    and (pages is null or entry_page = any (pages))
    and (campaigns is null or entry_campaign = any (campaigns));

create function public.list_waitlist(
  search text default null,
  sources text[] default null,
  first_day date default null,
  last_day date default null,
  sort text default 'created_at',
  descending boolean default true,
  after_value text default null,
  after_id uuid default null,
  backwards boolean default false,
  page_size integer default 50,
  pages text[] default null,
  campaigns text[] default null
)
  returns table (
    id uuid, name text, email text, company text, phone text, message text, source text, language text,
    created_at timestamptz, page text, landing_page text, utm_source text, utm_medium text, utm_campaign text, sort_value text
  )
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  -- The variable parts of the query. None contains text from the caller.
  key text := case sort
    when 'created_at' then 'created_at' when 'name' then 'name_key'
    when 'email' then 'email_key' when 'company' then 'company_key'
  end;
  key_type text := case sort when 'created_at' then 'timestamptz' else 'text' end;
  shown text := case sort
    when 'created_at' then $shown$ to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') $shown$
    else key
  end;
  shown_order text := case when descending then 'desc' else 'asc' end;
  -- A page before the cursor is read in reverse order, from the cursor.
  read_order text := case when descending <> backwards then 'desc' else 'asc' end;
  beyond text := case when descending <> backwards then '<' else '>' end;

  query tsquery := private.waitlist_query(search);
  wanted integer := least(greatest(coalesce(page_size, 50), 1), 1000);
  filtered boolean := coalesce(
    query::text, sources::text, first_day::text, last_day::text, pages::text, campaigns::text
  ) is not null;
  near integer := case when filtered then greatest(2000, 4 * wanted) else wanted end;
begin
  if key is null then
    perform private.refuse_argument('sort is one of created_at, name, email, company');
  end if;
  if descending is null or backwards is null then
    perform private.refuse_argument('descending and backwards are true or false');
  end if;
  if (after_value is null) <> (after_id is null) then
    perform private.refuse_argument('after_value and after_id belong together');
  end if;
  if not private.may_review() then
    return;
  end if;

  -- The next entries in sort order usually contain a page of matches. If not, all matches are found through the filters'
  -- indexes and sorted. The planner alone might read the whole sort order in search of a rare word.
  return query execute format(
    'with near as materialized (
       select * from public.waitlist
       where $6 is null or (%1$s, id) %2$s ($5::%3$s, $6)
       order by %1$s %4$s, id %4$s
       limit $8
     ),
     near_matches as materialized (
       select * from near
       where private.entry_matches(search, source, created_at, page, utm_campaign, $1, $2, $3, $4, $9, $10)
       order by %1$s %4$s, id %4$s
       limit $7
     ),
     answer as materialized (
       select (select count(*) from near) < $8 or (select count(*) from near_matches) = $7 as is_near
     ),
     all_matches as (
       select * from (
         select * from public.waitlist
         where not (select is_near from answer)
           and ($6 is null or (%1$s, id) %2$s ($5::%3$s, $6))
           and private.entry_matches(search, source, created_at, page, utm_campaign, $1, $2, $3, $4, $9, $10)
         offset 0
       ) as unordered
       order by %1$s %4$s, id %4$s
       limit $7
     )
     select id, name, email, company, phone, message, source, language, created_at,
       page, landing_page, utm_source, utm_medium, utm_campaign, %5$s
     from (
       select * from near_matches where (select is_near from answer)
       union all
       select * from all_matches
     ) as page
     order by %1$s %6$s, id %6$s',
    key, beyond, key_type, read_order, shown, shown_order
  )
  using query, sources, first_day, last_day, after_value, after_id, wanted, near, pages, campaigns;
end
$$;

comment on function public.list_waitlist is
  'One page of the entries that match, for admins. sort_value and id of its last row are the cursor of the next page; with backwards, its first.';

create function public.count_waitlist(
  search text default null,
  sources text[] default null,
  first_day date default null,
  last_day date default null,
  pages text[] default null,
  campaigns text[] default null
)
  returns bigint
  language plpgsql
  stable
  security definer
  set search_path = ''
  set plan_cache_mode = 'force_custom_plan'
as $$
declare
  query tsquery := private.waitlist_query(search);
begin
  if not private.may_review() then
    return 0;
  end if;

  return (
    select count(*) from public.waitlist as entry
    where private.entry_matches(
      entry.search, entry.source, entry.created_at, entry.page, entry.utm_campaign,
      query, sources, first_day, last_day, pages, campaigns
    )
  );
end
$$;

comment on function public.count_waitlist is 'How many entries match, for admins.';

create function public.count_waitlist_by_day(
  search text default null,
  sources text[] default null,
  first_day date default null,
  last_day date default null,
  pages text[] default null,
  campaigns text[] default null
)
  returns table (day date, entries bigint)
  language plpgsql
  stable
  security definer
  set search_path = ''
  set plan_cache_mode = 'force_custom_plan'
as $$
declare
  query tsquery := private.waitlist_query(search);
begin
  if not private.may_review() then
    return;
  end if;

  return query
    select (entry.created_at at time zone 'utc')::date, count(*)
    from public.waitlist as entry
    where private.entry_matches(
      entry.search, entry.source, entry.created_at, entry.page, entry.utm_campaign,
      query, sources, first_day, last_day, pages, campaigns
    )
    group by 1
    order by 1;
end
$$;

comment on function public.count_waitlist_by_day is 'The days, in UTC, on which matching entries came, oldest first, for admins.';

create function public.count_waitlist_by_attribution(
  search text default null,
  sources text[] default null,
  first_day date default null,
  last_day date default null
)
  returns table (page text, campaign text, entries bigint)
  language plpgsql
  stable
  security definer
  set search_path = ''
  set plan_cache_mode = 'force_custom_plan'
as $$
declare
  query tsquery := private.waitlist_query(search);
begin
  if not private.may_review() then
    return;
  end if;

  return query
    select entry.page, entry.utm_campaign, count(*)
    from public.waitlist as entry
    where private.entry_matches(
      entry.search, entry.source, entry.created_at, entry.page, entry.utm_campaign,
      query, sources, first_day, last_day, null, null
    )
    group by grouping sets ((entry.page), (entry.utm_campaign))
    having coalesce(entry.page, entry.utm_campaign) is not null
    order by 3 desc, 1, 2
    limit 100;
end
$$;

comment on function public.count_waitlist_by_attribution is
  'The pages and campaigns with the most matching entries, a page or a campaign in each row, for admins.';

revoke all on function
  private.waitlist_query(text), private.refuse_argument(text),
  private.entry_matches(tsvector, text, timestamptz, text, text, tsquery, text[], date, date, text[], text[]),
  public.visit_waitlist(),
  public.list_waitlist(text, text[], date, date, text, boolean, text, uuid, boolean, integer, text[], text[]),
  public.count_waitlist(text, text[], date, date, text[], text[]),
  public.count_waitlist_by_day(text, text[], date, date, text[], text[]),
  public.count_waitlist_by_attribution(text, text[], date, date)
  from public, anon, authenticated, service_role;
grant execute on function
  public.list_waitlist(text, text[], date, date, text, boolean, text, uuid, boolean, integer, text[], text[]),
  public.count_waitlist(text, text[], date, date, text[], text[]),
  public.count_waitlist_by_day(text, text[], date, date, text[], text[]),
  public.count_waitlist_by_attribution(text, text[], date, date)
  to authenticated, service_role;
grant execute on function public.visit_waitlist() to authenticated;
