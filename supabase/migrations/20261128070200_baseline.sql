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

-- The digits of a phone number from each of them on, as far as four or more remain: a part of it, with or without its
-- country, is the beginning of one. The letter keeps them apart from numbers in other texts. The result grows with the
-- square of the length, so what is longer than a phone number may be is cut.
create function private.phone_keys(value text) returns text
  language sql
  immutable parallel safe
  return (
    select string_agg('p' || substr(digits, start), ' ')
    from regexp_replace(private.folded(left(value, 50)), '[^0-9]', '', 'g') as digits,
      generate_series(1, greatest(length(digits) - 3, 1)) as start
  );

-- What further requests add to the search.
create function private.further_words(requests jsonb) returns text
  language sql
  immutable parallel safe
  return (
    select string_agg(
      coalesce(request ->> 'name', '') || ' ' || coalesce(request ->> 'company', '') || ' '
        || coalesce(request ->> 'message', '') || ' ' || coalesce(private.phone_keys(request ->> 'phone'), ''), ' '
    )
    from jsonb_array_elements(requests) as request
  );

-- Whether a text has nothing invisible, and no white space but single spaces between words, as lib/leads/clean.ts writes it.
create function private.is_line(value text) returns boolean
  language sql
  immutable parallel safe
  return value !~ '^ | $|  |[\u0001-\u001f\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]';

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
  page text,
  landing_page text,
  utm_source text,
  utm_medium text,
  utm_campaign text,
  suspected boolean not null default false,
  further_requests jsonb not null default '[]',
  status text not null default 'new',
  status_by uuid,
  status_at timestamptz,
  notes jsonb not null default '[]',
  search tsvector not null generated always as (
    to_tsvector(
      'pg_catalog.simple',
      private.words(
        name || ' ' || email || ' ' || coalesce(company, '') || ' ' || coalesce(message, '') || ' '
          || coalesce(private.phone_keys(phone), '') || ' ' || coalesce(private.further_words(further_requests), '')
      )
    )
  ) stored,
  consent_version text,
  constraint waitlist_name_length check (char_length(name) between 1 and 100),
  constraint waitlist_name_format check (private.is_line(name)),
  constraint waitlist_email_length check (char_length(email) <= 255),
  -- HTML's rule for email addresses, and a dot in the domain.
  constraint waitlist_email_format check (
    email ~ '^[A-Za-z0-9_.!#$%&''*+/=?^`{|}~-]+@[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?(\.[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$'
  ),
  constraint waitlist_company_length check (char_length(company) between 1 and 100),
  constraint waitlist_company_format check (private.is_line(company)),
  constraint waitlist_phone_length check (char_length(phone) between 1 and 50),
  constraint waitlist_phone_format check (private.is_line(phone)),
  -- 1000 characters typed by the visitor, and room for the tag that marks a free-trial request.
  constraint waitlist_message_length check (char_length(message) between 1 and 1100),
  constraint waitlist_message_format check (private.is_line(regexp_replace(message, '[ \n]+', ' ', 'g'))),
  constraint waitlist_status_known check (status in ('new', 'contacted', 'qualified', 'closed', 'spam')),
  constraint waitlist_source_known check (source in ('waitlist', 'demo', 'exit-popup', 'exit-popup-free-trial')),
  -- Any language code: only the site knows which languages it has.
  constraint waitlist_language_format check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$'),
  constraint waitlist_page_length check (char_length(page) <= 200),
  constraint waitlist_page_format check (page ~ '^/[!-~]*$'),
  constraint waitlist_landing_page_length check (char_length(landing_page) <= 200),
  constraint waitlist_landing_page_format check (landing_page ~ '^/[!-~]*$'),
  constraint waitlist_utm_source_length check (char_length(utm_source) between 1 and 100),
  constraint waitlist_utm_source_format check (private.is_line(utm_source)),
  constraint waitlist_utm_medium_length check (char_length(utm_medium) between 1 and 100),
  constraint waitlist_utm_medium_format check (private.is_line(utm_medium)),
  constraint waitlist_utm_campaign_length check (char_length(utm_campaign) between 1 and 100),
  constraint waitlist_utm_campaign_format check (private.is_line(utm_campaign)),
  constraint waitlist_consent_version_format check (consent_version ~ '^\d{4}-\d{2}-\d{2} [0-9a-f]{64}$')
);

comment on table public.waitlist is 'Requests left in the waitlist and demo forms.';
comment on column public.waitlist.source is 'The form or popup that the entry came from.';
comment on column public.waitlist.language is 'The language of the page that the form was on.';
comment on column public.waitlist.search is 'The words of name, e-mail address, company and message, and the phone number, also of further requests.';
comment on column public.waitlist.suspected is 'Whether it may come from a bot. Left out of lists and counts, and erased after 30 days.';
comment on column public.waitlist.further_requests is 'Later submissions with the same e-mail address, which anybody can type.';
comment on column public.waitlist.status_by is 'The admin who set the status at status_at; null while it is new.';
comment on column public.waitlist.notes is 'Notes of admins: author, text and created_at.';
comment on column public.waitlist.consent_version is
  'The day and the SHA-256 of the text beside the form, as it was shown; null when there was none.';
comment on column public.waitlist.page is 'The path of the page that the form was on.';
comment on column public.waitlist.landing_page is 'The path of the first page of the visit.';

-- An entry with 20 further requests is full: the next one begins another, so strangers cannot close a person's entry.
create unique index waitlist_email_key on public.waitlist (lower(email)) where jsonb_array_length(further_requests) < 20;
create index waitlist_newest on public.waitlist (created_at desc, id desc);
create index waitlist_by_name on public.waitlist (name_key, id);
create index waitlist_by_email on public.waitlist (email_key, id);
create index waitlist_by_company on public.waitlist (company_key, id);
create index waitlist_by_source on public.waitlist (source, created_at desc, id desc);
create index waitlist_by_status on public.waitlist (status, created_at desc, id desc);
create index waitlist_asked_again on public.waitlist (created_at desc, id desc) where further_requests <> '[]';
create index waitlist_suspected on public.waitlist (created_at desc, id desc) where suspected;
-- Without fastupdate: without autovacuum its list of recent entries grows, and every search reads it.
create index waitlist_search on public.waitlist using gin (search) with (fastupdate = off);

alter table public.waitlist enable row level security;

revoke all on table public.waitlist from anon, authenticated, service_role;
-- Admins read entries through functions that log it, so no policy lets them read the table.
grant select, insert, update, delete on table public.waitlist to service_role;

-- The columns that a visitor may fill in.
create view private.new_entry as
  select
    name, email, company, phone, message, source, language, page, landing_page, utm_source, utm_medium, utm_campaign,
    suspected, consent_version
  from public.waitlist;

-- The request that made an entry, as further requests are stored.
create function private.first_request(entry public.waitlist) returns jsonb
  language sql
  stable parallel safe
  return to_jsonb(jsonb_populate_record(null::private.new_entry, to_jsonb(entry))) || jsonb_build_object('created_at', entry.created_at);

-- What a visitor typed, as it is compared: the same text, sent again within minutes from anywhere, is the same request.
create function private.typed(request jsonb) returns jsonb
  language sql
  immutable parallel safe
  return jsonb_strip_nulls(
    (request || jsonb_build_object('email', lower(request ->> 'email')))
      - '{language,page,landing_page,utm_source,utm_medium,utm_campaign,suspected,consent_version,created_at}'::text[]
  );

-- Refused entries count towards the rate limit too, so a refusal is a return value: an error would roll its count back.
-- Only the site's server, which has the token, learns that an e-mail address is on the list already.
create function public.add_entry(entry jsonb) returns text
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  fields private.new_entry;
  is_new boolean;
begin
  if not private.allow_entry() then
    return 'too_many';
  end if;

  -- A block of its own, so that an error rolls back the insert but not the count.
  begin
    -- A form sends an empty field as ''.
    fields := jsonb_populate_record(null::private.new_entry, (
      select jsonb_object_agg(key, nullif(value, '""'))
      from jsonb_each('{"source": "waitlist", "language": "en", "suspected": false}' || entry)
    ));
    -- Generated columns are computed before the columns' own checks, so longer texts than any column takes end here.
    if not to_jsonb(fields) ?& array(select jsonb_object_keys(entry))
      or exists (select from jsonb_each_text(to_jsonb(fields)) where char_length(value) > 1100)
    then
      return 'refused';
    end if;
    -- Again, if an entry was erased or has become full in between.
    loop
      insert into private.new_entry select fields.* on conflict do nothing;
      is_new := found;

      -- For a new entry too, which its own request adds nothing to: otherwise the time would tell which addresses are listed.
      update public.waitlist as known set
        suspected = known.suspected and fields.suspected,
        further_requests = known.further_requests || case
          when exists (
            select from jsonb_array_elements(known.further_requests || private.first_request(known)) as earlier
            where private.typed(earlier) = private.typed(to_jsonb(fields))
              and (earlier ->> 'created_at')::timestamptz > now() - interval '10 minutes'
          ) then '[]'
          else jsonb_strip_nulls(to_jsonb(fields) || jsonb_build_object('created_at', now()))
        end
      where lower(email) = lower(fields.email) and jsonb_array_length(further_requests) < 20;
      if found then
        return case when private.is_forwarder() and not is_new then 'already_received' else 'received' end;
      end if;
    end loop;
  exception when integrity_constraint_violation or data_exception or program_limit_exceeded then
    return 'refused';
  end;
end
$$;

comment on function public.add_entry(jsonb) is
  'Adds an entry, given by column, or a further request to that of its e-mail address. Returns received, already_received (to the site''s server only), refused or too_many.';

revoke all on function private.folded(text), private.words(text), private.phone_keys(text), private.further_words(jsonb), private.is_line(text),
  private.first_request(public.waitlist), private.typed(jsonb), public.add_entry(jsonb)
  from public, anon, authenticated, service_role;
grant execute on function public.add_entry(jsonb) to anon;
-- A role that writes entries computes their columns and checks. The schema stays closed, so it cannot call these by name.
grant execute on function private.folded(text), private.words(text), private.phone_keys(text), private.further_words(jsonb), private.is_line(text) to service_role;

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
  bucket text,
  window_start timestamptz,
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

-- What counts as one visitor: an IPv4 address, also where a gateway writes it as IPv6, or an IPv6 network of 64 bits,
-- which is what one customer gets. Some proxies add a port.
create function private.address_network(address text) returns text
  language plpgsql
  immutable parallel safe
  set search_path = ''
as $$
declare
  ip inet;
begin
  -- Raises for what is no address, which is then its own name.
  ip := regexp_replace(address, '^\[([^]]*)\](:\d+)?$|^([\d.]+):\d+$|%.*$', '\1\3');
  return case
    when ip <<= inet '::ffff:0:0/96' or ip <<= inet '64:ff9b::/96'
      then host(inet '0.0.0.0' + (ip - host(network(set_masklen(ip, 96)))::inet))
    when family(ip) = 6 then network(set_masklen(ip, 64))::text
    else host(ip)
  end;
exception when invalid_text_representation then
  return address;
end
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
  return private.address_network(coalesce(
    case when private.is_forwarder() then nullif(trim(headers ->> 'x-visitor-address'), '') end,
    nullif(trim(headers ->> 'cf-connecting-ip'), ''),
    nullif(trim(regexp_replace(headers ->> 'x-forwarded-for', '^.*,', '')), ''),
    'unknown'
  ));
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
  private.is_forwarder(), private.address_network(text), private.client_address(), private.address_bucket(text), private.purge_rate_limits(),
  private.count_entry(text, integer), private.allow_entry()
  from public, anon, authenticated, service_role;

-- Limits attempts to sign in, successful or not: a success that reset the count would pay for guesses at other accounts.

-- Attempts are counted by account and visitor, and only by account and device for a browser that has signed in before, so
-- that guesses from elsewhere lock no user out. All unknown browsers together have a limit for each account. Only the site's
-- server knows whether a browser has signed in before.
create function public.allow_sign_in(email text, device text default null) returns boolean
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  settings private.settings := (select s from private.settings as s);
  account text := lower(trim(coalesce(allow_sign_in.email, '')));
  known_device text := case when private.is_forwarder() then allow_sign_in.device end;
  address text := private.client_address();
  attempts integer;
begin
  if known_device is not null then
    return private.count_entry(
      private.address_bucket('sign-in as ' || account || ' by device ' || known_device), settings.sign_in_window_seconds
    ) <= settings.sign_ins_per_email;
  end if;

  attempts := private.count_entry(private.address_bucket('sign-in from ' || address), settings.sign_in_window_seconds);
  if attempts = 1 then
    perform private.purge_rate_limits();
  end if;
  -- Not counted against the e-mail address: one visitor could otherwise lock many people out.
  if attempts > settings.sign_ins_per_address then
    return false;
  end if;
  if private.count_entry(
    private.address_bucket('sign-in as ' || account || ' by address ' || address), settings.sign_in_window_seconds
  ) > settings.sign_ins_per_email then
    return false;
  end if;

  return private.count_entry(
    private.address_bucket('sign-in as ' || account), settings.sign_in_window_seconds
  ) <= settings.stranger_sign_ins_per_email;
end
$$;

comment on function public.allow_sign_in(text, text) is
  'Counts an attempt to sign in. False when there were too many from this visitor or for this e-mail address.';

revoke all on function public.allow_sign_in(text, text) from public, anon, authenticated, service_role;
grant execute on function public.allow_sign_in(text, text) to anon, authenticated;

-- Who may review entries, and the log of what happens to them: each page read, read in full, export and erasure.

create table public.audit_log (
  id bigint generated always as identity primary key,
  actor uuid,
  action text not null,
  subject uuid,
  entries integer,
  created_at timestamptz not null default now(),
  constraint audit_log_action_format check (action ~ '^[a-z_]{1,40}$')
);

comment on table public.audit_log is 'Append-only. Holds ids and counts, nothing personal.';
comment on column public.audit_log.actor is 'The person who did it; null for an operator or the service itself.';
comment on column public.audit_log.subject is 'The entry, or the person whose role changed; null for several.';

alter table public.audit_log enable row level security;

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

-- Functions for admins run as their owner and check this instead of the policy: PostgreSQL would apply row-level security
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

create function public.has_recent_sign_in() returns boolean
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select exists (
    select from auth.sessions
    where id::text = auth.jwt() ->> 'session_id'
      and user_id = auth.uid()
      and created_at > now() - (select recent_sign_in from private.settings)
  )
$$;

comment on function public.has_recent_sign_in() is 'Whether the caller signed in within the last minutes of private.settings.';

-- Exporting and erasing need a sign-in of the last minutes, so that an unattended browser is not enough.
create function private.require_recent_sign_in() returns void
  language plpgsql
  stable
  set search_path = ''
as $$
begin
  perform private.require_reviewer();
  if current_setting('role', true) is distinct from 'service_role' and not public.has_recent_sign_in() then
    raise sqlstate 'PT403' using message = 'The last sign-in is too long ago', hint = 'Sign in again.';
  end if;
end
$$;

-- The day on which a purge erases an entry.
create function private.erased_on(entry public.waitlist) returns date
  language sql
  stable
  set search_path = ''
as $$
  select (entry.created_at + case
    when entry.suspected then least(interval '30 days', waitlist_retention) else waitlist_retention
  end)::date
  from private.settings
$$;

create function public.read_entry(entry uuid) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  found_entry jsonb;
begin
  perform private.require_reviewer();
  select to_jsonb(person) || jsonb_build_object('erased_on', private.erased_on(person)) into found_entry
  from public.waitlist as person
  where person.id = read_entry.entry;
  if found then
    insert into public.audit_log (actor, action, subject) values (auth.uid(), 'entry_read', read_entry.entry);
  end if;
  return found_entry;
end
$$;

comment on function public.read_entry(uuid) is
  'One entry in full, and the day it is erased, for admins; null when there is none. The read is logged.';

create function public.erase_entries(entries uuid[]) returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  erased integer;
begin
  perform private.require_recent_sign_in();
  delete from public.waitlist where id = any (entries);
  get diagnostics erased = row_count;
  return erased;
end
$$;

comment on function public.erase_entries(uuid[]) is
  'Erases entries, for admins with a recent sign-in. Returns how many there were. It is logged.';

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
  where created_at < now() - (select waitlist_retention from private.settings)
    or suspected and created_at < now() - interval '30 days';
  get diagnostics purged = row_count;
  delete from public.outbox where created_at < now() - interval '30 days';
  perform private.purge_rate_limits();
  analyze public.waitlist;
  return purged;
end
$$;

comment on function public.purge_waitlist() is
  'Erases entries older than the retention time, and suspected ones after 30 days. For a daily job.';

revoke all on function
  private.refuse_change(), private.log_role_change(), private.log_erasure(), private.may_review(),
  private.require_reviewer(), private.require_recent_sign_in(), private.erased_on(public.waitlist),
  public.has_recent_sign_in(), public.read_entry(uuid), public.erase_entries(uuid[]), public.purge_waitlist()
  from public, anon, authenticated, service_role;
grant execute on function public.has_recent_sign_in() to authenticated;
grant execute on function public.read_entry(uuid), public.erase_entries(uuid[]) to authenticated, service_role;
grant execute on function public.purge_waitlist() to service_role;

-- The dashboard: visits, pages of entries, and counts.

create function public.visit_waitlist()
  returns table (previous_visit timestamptz, new_entries bigint, oldest_entry timestamptz, oldest_kept_until timestamptz)
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
  return query select
    since, (select count(*) from public.waitlist where created_at > since and not suspected),
    next.created_at, next.kept_until
  from private.settings
  left join lateral (
    (select created_at, created_at + waitlist_retention as kept_until from public.waitlist order by created_at limit 1)
    union all
    (
      select created_at, created_at + least(interval '30 days', waitlist_retention) from public.waitlist
      where suspected order by created_at limit 1
    )
    order by 2 limit 1
  ) as next on true;
end
$$;

comment on function public.visit_waitlist is
  'Records an admin''s visit. Returns when the previous one ended, how many entries came since, and which is erased next, and when. A visit ends after half an hour.';

-- Matches entries that have a word beginning with each word of the search, or the phone number that it is part of. Null, which filters nothing, without words.
create function private.waitlist_query(search text) returns tsquery
  language sql
  immutable parallel safe
  set search_path = ''
as $$
  with typed as (
    select btrim(left(private.words(left(search, 300)), 300)) as words
  ),
  query as (
    select
      (
        select to_tsquery('pg_catalog.simple', string_agg(distinct word || ':*', ' & '))
        from unnest(string_to_array(words, ' ')) as word
        where word <> ''
      ) as words,
      -- National numbers may be as short as six digits, after which only the country differs.
      case when words ~ '^(tel )?[0-9 ]+$' then regexp_replace(words, '[^0-9]', '', 'g') end as digits
    from typed
  )
  select case
      when length(digits) > 3 then words || to_tsquery('pg_catalog.simple', 'p' || right(digits, 7) || ':* | p' || right(digits, 6))
      else words
    end
  from query where numnode(words) > 0
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

-- What the dashboard filters by. Null filters nothing. Only the source 'suspected' and ids find suspected entries.
create type private.waitlist_filter as (
  search text,
  sources text[],
  since timestamptz,
  until timestamptz,
  statuses text[],
  ids uuid[],
  requested_after timestamptz
);

create function private.parse_filter(filter jsonb) returns private.waitlist_filter
  language plpgsql
  stable
  set search_path = ''
as $$
declare
  parsed private.waitlist_filter := jsonb_populate_record(null::private.waitlist_filter, filter);
begin
  if not to_jsonb(parsed) ?& array(select jsonb_object_keys(filter)) then
    perform private.refuse_argument('filter has unknown keys');
  end if;
  return parsed;
end
$$;

-- A single expression, so that the planner inlines it into the calling query, drops what is null and uses the indexes.
create function private.entry_matches(entry public.waitlist, filter private.waitlist_filter) returns boolean
  language sql
  stable parallel safe
  return (private.waitlist_query(filter.search) is null or entry.search @@ private.waitlist_query(filter.search))
    and (filter.ids is not null or entry.suspected = coalesce('suspected' = any (filter.sources), false))
    and (filter.sources is null or filter.sources = '{suspected}' or entry.source = any (filter.sources))
    and (filter.since is null or entry.created_at >= filter.since)
    and (filter.until is null or entry.created_at < filter.until)
    and (filter.statuses is null or entry.status = any (filter.statuses))
    and (filter.ids is null or entry.id = any (filter.ids))
    and (
      filter.requested_after is null or entry.created_at > filter.requested_after
      or (
        entry.further_requests <> '[]'
        and (entry.further_requests -> -1 ->> 'created_at')::timestamptz > filter.requested_after
      )
    );

-- One line for a list, however many of its pages and counts are read within an hour. The salted hash says which list it is.
create function private.log_list(filter jsonb) returns void
  language plpgsql
  set search_path = ''
  set plan_cache_mode = 'force_custom_plan'
as $$
declare
  chosen private.waitlist_filter := private.parse_filter(filter);
begin
  if private.count_entry(private.address_bucket(concat('list of ', auth.uid(), filter)), 3600) > 1 then
    return;
  end if;
  insert into public.audit_log (actor, action, entries)
  select auth.uid(), 'entries_listed', count(*) from public.waitlist as entry where private.entry_matches(entry, chosen);
end
$$;

-- What tells of a person: the words of a search find them by a single letter, as ids do.
create function private.log_count(filter private.waitlist_filter, asked jsonb) returns void
  language plpgsql
  set search_path = ''
as $$
begin
  if filter.search is not null or filter.ids is not null then
    perform private.log_list(asked);
  end if;
end
$$;

create function public.list_waitlist(
  filter jsonb default '{}',
  sort text default 'created_at',
  descending boolean default true,
  after_value text default null,
  after_id uuid default null,
  backwards boolean default false,
  page_size integer default 50
)
  returns setof public.waitlist
  language plpgsql
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
  shown_order text := case when descending then 'desc' else 'asc' end;
  -- A page before the cursor is read in reverse order, from the cursor.
  read_order text := case when descending <> backwards then 'desc' else 'asc' end;
  beyond text := case when descending <> backwards then '<' else '>' end;

  wanted integer := least(greatest(coalesce(page_size, 50), 1), 1000);
  is_export boolean := wanted > 100;
  listed integer;
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
  if is_export then
    perform private.require_recent_sign_in();
  end if;

  return query execute format(
    'select * from (
       select * from public.waitlist as entry
       where private.entry_matches(entry, $1) and ($3 is null or (%1$s, id) %2$s ($2::%3$s, $3))
       order by %1$s %4$s, id %4$s
       limit $4
     ) as page
     order by %1$s %5$s, id %5$s',
    key, beyond, key_type, read_order, shown_order
  )
  using private.parse_filter(filter), after_value, after_id, wanted;

  get diagnostics listed = row_count;
  if not is_export then
    perform private.log_list(filter);
  elsif listed > 0 then
    insert into public.audit_log (actor, action, entries) values (auth.uid(), 'entries_exported', listed);
  end if;
end
$$;

comment on function public.list_waitlist is
  'One page of the entries that match, for admins, which is logged once an hour. More than 100 entries need a recent sign-in. The cursor of the next page is the id and sort key of its last row, with backwards of its first.';

create function public.count_waitlist(filter jsonb default '{}') returns bigint
  language plpgsql
  security definer
  set search_path = ''
  set plan_cache_mode = 'force_custom_plan'
as $$
declare
  chosen private.waitlist_filter := private.parse_filter(filter);
begin
  if not private.may_review() then
    return 0;
  end if;

  perform private.log_count(chosen, filter);
  return (select count(*) from public.waitlist as entry where private.entry_matches(entry, chosen));
end
$$;

comment on function public.count_waitlist is 'How many entries match, for admins. Logged as a list when the filter names people.';

create function public.count_waitlist_by_day(filter jsonb default '{}', starts timestamptz[] default '{}') returns jsonb
  language plpgsql
  security definer
  set search_path = ''
  set plan_cache_mode = 'force_custom_plan'
as $$
declare
  chosen private.waitlist_filter := private.parse_filter(filter);
begin
  if not private.may_review() then
    return '[]';
  end if;

  perform private.log_count(chosen, filter);
  chosen.since := coalesce(starts[1], 'infinity');
  chosen.until := null;
  -- One value, which the API cannot cut short.
  return (
    select coalesce(jsonb_agg(coalesce(entries, 0) order by day), '[]')
    from generate_subscripts(starts, 1) as day
    left join (
      select width_bucket(entry.created_at, starts) as day, count(*) as entries
      from public.waitlist as entry
      where private.entry_matches(entry, chosen)
      group by 1
    ) as counted using (day)
  );
end
$$;

comment on function public.count_waitlist_by_day is
  'How many matching entries came from each of some moments to the next, oldest first, whatever the filter''s own days, for admins. Logged like a count.';

create function public.list_admins()
  returns table (user_id uuid, name text, email text, granted_at timestamptz, last_sign_in_at timestamptz)
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
begin
  perform private.require_reviewer();
  return query
    select
      person.id, coalesce(profile.display_name, person.email::text), person.email::text, role.created_at,
      person.last_sign_in_at
    from public.user_roles as role
    join auth.users as person on person.id = role.user_id
    left join public.profiles as profile on profile.user_id = role.user_id
    where role.role = 'admin'
    order by 2, 1;
end
$$;

comment on function public.list_admins() is
  'Admins by name, when they became one, and when they last signed in, for admins.';

create function public.set_status(entries uuid[], new_status text) returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  ids uuid[];
begin
  perform private.require_reviewer();
  with changed as (
    update public.waitlist set status = new_status, status_by = auth.uid(), status_at = now()
    where id = any (entries) and status is distinct from new_status
    returning id
  )
  select array_agg(id) into ids from changed;
  if ids is not null then
    insert into public.audit_log (actor, action, subject, entries)
    values (auth.uid(), 'status_' || new_status, case when cardinality(ids) = 1 then ids[1] end, cardinality(ids));
  end if;
  return coalesce(cardinality(ids), 0);
end
$$;

comment on function public.set_status(uuid[], text) is
  'Sets the status of entries, for admins. Returns how many had another. It is logged.';

create function public.add_note(entry uuid, note text) returns boolean
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform private.require_reviewer();
  if coalesce(char_length(btrim(note, E' \t\r\n')), 0) not between 1 and 2000 then
    perform private.refuse_argument('A note has 1 to 2000 characters');
  end if;
  update public.waitlist
  set notes = notes || jsonb_build_object('author', auth.uid(), 'text', btrim(note, E' \t\r\n'), 'created_at', now())
  where id = entry;
  if found then
    insert into public.audit_log (actor, action, subject) values (auth.uid(), 'note_added', entry);
  end if;
  return found;
end
$$;

comment on function public.add_note(uuid, text) is 'Adds a note to an entry, for admins. Returns whether there is one. It is logged.';

create function public.note_export(seconds integer) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if not public.is_admin() then
    raise exception 'Only an admin may do this' using errcode = '42501';
  end if;
  insert into public.profiles as profile (user_id, waitlist_export_at)
  values (auth.uid(), now() - make_interval(secs => greatest(seconds, 0)))
  on conflict (user_id) do update set waitlist_export_at = greatest(profile.waitlist_export_at, excluded.waitlist_export_at);
end
$$;

comment on function public.note_export(integer) is
  'Records that an admin has exported all that was requested until so many seconds ago.';

revoke all on function public.note_export(integer) from public, anon, authenticated, service_role;
grant execute on function public.note_export(integer) to authenticated;

revoke all on type private.waitlist_filter from public;
revoke all on function
  private.waitlist_query(text), private.refuse_argument(text), private.parse_filter(jsonb),
  private.entry_matches(public.waitlist, private.waitlist_filter),
  private.log_list(jsonb), private.log_count(private.waitlist_filter, jsonb),
  public.visit_waitlist(),
  public.list_admins(), public.set_status(uuid[], text), public.add_note(uuid, text),
  public.list_waitlist(jsonb, text, boolean, text, uuid, boolean, integer),
  public.count_waitlist(jsonb), public.count_waitlist_by_day(jsonb, timestamptz[])
  from public, anon, authenticated, service_role;
grant execute on function
  public.list_admins(), public.set_status(uuid[], text), public.add_note(uuid, text),
  public.list_waitlist(jsonb, text, boolean, text, uuid, boolean, integer),
  public.count_waitlist(jsonb), public.count_waitlist_by_day(jsonb, timestamptz[])
  to authenticated, service_role;
grant execute on function public.visit_waitlist() to authenticated;

-- Deliveries of requests to webhooks. Each request writes a row here in its own transaction; the site's server sends it.

create table public.outbox (
  id bigint generated always as identity primary key,
  event uuid not null default gen_random_uuid(),
  type text not null,
  entry uuid not null references public.waitlist (id) on delete cascade,
  request integer not null,
  endpoint text,
  attempts integer not null default 0,
  answer integer,
  next_try timestamptz default now(),
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  status text not null generated always as (
    case when sent_at is not null then 'sent' when next_try is null then 'refused' else 'waiting' end
  ) stored,
  constraint outbox_type_known check (type in ('lead.created', 'lead.asked_again')),
  constraint outbox_endpoint_length check (char_length(endpoint) between 1 and 300)
);

comment on table public.outbox is 'Deliveries of requests to webhooks. Holds ids, nothing personal; kept for 30 days, or until the entry is erased.';
comment on column public.outbox.event is 'The same for every attempt and endpoint: the header webhook-id.';
comment on column public.outbox.request is 'The entry itself is 0, its first further request 1.';
comment on column public.outbox.endpoint is 'Who gets it: the host of a webhook, and a part of its URL''s hash. Null until the site''s server has named its endpoints.';
comment on column public.outbox.answer is 'HTTP status of the last attempt; null without an answer.';
comment on column public.outbox.next_try is 'Null once it is sent or given up.';

create index outbox_newest on public.outbox (created_at desc, id desc);
create index outbox_entry on public.outbox (entry);
create index outbox_unsent on public.outbox (endpoint, created_at, event) where sent_at is null and next_try is not null;

alter table public.outbox enable row level security;

revoke all on table public.outbox from anon, authenticated, service_role;
revoke all on sequence public.outbox_id_seq from public, anon, authenticated, service_role;
grant select on table public.outbox to authenticated, service_role;

create policy "admins read the outbox" on public.outbox
  for select to authenticated
  using ((select public.is_admin()));

-- Suspected requests are not sent, but an entry is once it is no longer suspected.
create function private.write_outbox() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  request integer := case
    when (new.further_requests -> -1 ->> 'suspected')::boolean then 0 else jsonb_array_length(new.further_requests)
  end;
  is_first boolean := tg_op = 'INSERT' or old.suspected;
begin
  if is_first or request > 0 then
    insert into public.outbox (type, entry, request)
    values (case when is_first then 'lead.created' else 'lead.asked_again' end, new.id, request);
  end if;
  return null;
end
$$;

create trigger waitlist_entries_are_sent
  after insert on public.waitlist
  for each row when (not new.suspected) execute function private.write_outbox();

create trigger waitlist_further_requests_are_sent
  after update of suspected, further_requests on public.waitlist
  for each row when (
    not new.suspected
    and (old.suspected or jsonb_array_length(new.further_requests) > jsonb_array_length(old.further_requests))
  ) execute function private.write_outbox();

-- The site's server has no more rights than a visitor, and a token.
create function private.require_forwarder() returns void
  language plpgsql
  stable
  set search_path = ''
as $$
begin
  if not private.is_forwarder() then
    raise exception 'Only the site''s server may do this' using errcode = '42501';
  end if;
end
$$;

-- A row waits for those before it to the same endpoint until they have been tried twice, and while the endpoint has asked
-- for a pause. An attempt whose result is not recorded may be repeated after 20 seconds. What waits for a webhook that is
-- no longer configured is given up.
create function public.claim_delivery(receiver text, receivers text[])
  returns table (delivery bigint, webhook_id uuid, payload jsonb)
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform private.require_forwarder();

  with undirected as (
    delete from public.outbox where endpoint is null returning *
  )
  insert into public.outbox (event, type, entry, request, created_at, endpoint)
  select event, type, entry, request, created_at, name from undirected cross join unnest(receivers) as name;

  update public.outbox as waiting set next_try = null
  where waiting.sent_at is null and waiting.next_try is not null and waiting.endpoint <> all (receivers);
  -- Until somebody sends again what it has refused so.
  update public.outbox as waiting set next_try = null, answer = 410
  where waiting.sent_at is null and waiting.next_try is not null
    and exists (select from public.outbox as ended where ended.endpoint = waiting.endpoint and ended.answer = 410);

  return query
    update public.outbox as claimed
    set attempts = claimed.attempts + 1, next_try = now() + interval '20 seconds'
    from public.waitlist as person
    where claimed.id = (
      select due.id from public.outbox as due
      where due.endpoint = receiver and due.sent_at is null and due.next_try <= now()
        and not exists (
          select from public.outbox as paused
          where paused.endpoint = receiver and paused.sent_at is null and paused.answer in (429, 503) and paused.next_try > now()
        )
        and not exists (
          select from public.outbox as earlier
          where earlier.endpoint = receiver and earlier.sent_at is null and earlier.next_try is not null
            and earlier.attempts < 2 and (earlier.created_at, earlier.event) < (due.created_at, due.event)
        )
      order by due.attempts > 1, due.created_at, due.event
      limit 1
      for update skip locked
    ) and person.id = claimed.entry
    returning claimed.id, claimed.event, jsonb_build_object(
      'type', claimed.type,
      'timestamp', claimed.created_at,
      -- The columns that a visitor may fill in, of the entry or of a further request.
      'data', jsonb_build_object('entry', person.id) || to_jsonb(jsonb_populate_record(
        null::private.new_entry,
        case claimed.request when 0 then to_jsonb(person) else person.further_requests -> (claimed.request - 1) end
      )) - 'suspected'
    );
end
$$;

comment on function public.claim_delivery(text, text[]) is
  'The next request to send to a receiver, for the site''s server; none while one before it waits. New requests go to all receivers.';

-- The pauses are 1, 4, 16, 64, 256 seconds and so on to four hours, and add up to a day, unless the receiver names its own.
-- With 410 it wants no more requests.
create function public.record_delivery(delivery bigint, answer integer, retry_after integer default null) returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  is_sent boolean := coalesce(answer between 200 and 299, false);
  pause interval;
begin
  perform private.require_forwarder();
  update public.outbox set
    answer = record_delivery.answer,
    sent_at = case when is_sent then now() end,
    next_try = case when not is_sent and record_delivery.answer is distinct from 410 and attempts < 14
      then now() + make_interval(secs => least(greatest(coalesce(retry_after, least(4 ^ (attempts - 1), 14400)), 1), 86400))
    end
  where id = delivery and sent_at is null
  returning next_try - now() into pause;
  return extract(epoch from pause);
end
$$;

comment on function public.record_delivery(bigint, integer, integer) is
  'Notes the HTTP status of an attempt, null without an answer, and the seconds until the next that it asked for. Returns the seconds until the next, null after the last.';

create function public.send_again() returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  due integer;
begin
  perform private.require_reviewer();
  update public.outbox set attempts = 0, answer = null, next_try = now() where sent_at is null;
  get diagnostics due = row_count;
  if due > 0 then
    insert into public.audit_log (actor, action, entries) values (auth.uid(), 'deliveries_sent_again', due);
  end if;
  return due;
end
$$;

comment on function public.send_again() is
  'Makes all deliveries due that are not sent, those given up too. Returns how many there are. It is logged.';

revoke all on function
  private.write_outbox(), private.require_forwarder(), public.claim_delivery(text, text[]),
  public.record_delivery(bigint, integer, integer), public.send_again()
  from public, anon, authenticated, service_role;
grant execute on function public.claim_delivery(text, text[]), public.record_delivery(bigint, integer, integer) to anon;
grant execute on function public.send_again() to authenticated, service_role;

-- Subject access: everything that is kept about one person.

create function public.download_entry(entry uuid) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  found_entry jsonb;
begin
  perform private.require_recent_sign_in();
  select jsonb_build_object(
    'entry', to_jsonb(person) - array['name_key', 'email_key', 'company_key', 'search'],
    'erased_on', private.erased_on(person),
    'deliveries', coalesce((
      select jsonb_agg(to_jsonb(sent) - array['id', 'entry'] order by sent.id) from public.outbox as sent where sent.entry = person.id
    ), '[]'),
    'audit_log', coalesce((
      select jsonb_agg(to_jsonb(line) - 'id' order by line.id) from public.audit_log as line where line.subject = person.id
    ), '[]')
  ) into found_entry
  from public.waitlist as person
  where person.id = download_entry.entry;
  if found_entry is not null then
    insert into public.audit_log (actor, action, subject) values (auth.uid(), 'entry_downloaded', download_entry.entry);
  end if;
  return found_entry;
end
$$;

comment on function public.download_entry(uuid) is
  'All that is kept about one person, and the day it is erased; null when there is none. It needs a recent sign-in, and is logged.';

revoke all on function public.download_entry(uuid) from public, anon, authenticated, service_role;
grant execute on function public.download_entry(uuid) to authenticated, service_role;
