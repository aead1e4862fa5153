-- The desk: counts for the Studio, exports since the last one, phone numbers by any part, the version of the text beside
-- the form, the day an entry is erased, and days in a time zone.

alter table public.profiles add column waitlist_export_at timestamptz;

comment on column public.profiles.waitlist_export_at is 'All requests until then are in this person''s exports of the whole list.';

alter type private.waitlist_filter add attribute requested_after timestamptz;

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

-- The digits of a phone number from each of them on, as far as four or more remain: a part of it, with or without its
-- country, is the beginning of one. The letter keeps them apart from numbers in other texts.
create function private.phone_keys(value text) returns text
  language sql
  immutable parallel safe
  return (
    select string_agg('p' || substr(digits, start), ' ')
    from regexp_replace(private.folded(value), '[^0-9]', '', 'g') as digits,
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

revoke all on function private.phone_keys(text), private.further_words(jsonb) from public, anon, authenticated, service_role;
grant execute on function private.phone_keys(text), private.further_words(jsonb) to service_role;

-- It names the column that is replaced, and stands again below.
drop function private.entry_matches(public.waitlist, private.waitlist_filter);

alter table public.waitlist
  drop column search,
  add column search tsvector not null generated always as (
    to_tsvector(
      'pg_catalog.simple',
      private.words(
        name || ' ' || email || ' ' || coalesce(company, '') || ' ' || coalesce(message, '') || ' '
          || coalesce(private.phone_keys(phone), '') || ' ' || coalesce(private.further_words(further_requests), '')
      )
    )
  ) stored;
create index waitlist_search on public.waitlist using gin (search) with (fastupdate = off);

comment on column public.waitlist.search is 'The words of name, e-mail address, company and message, and the phone number, also of further requests.';

drop function private.phone_key(text);

-- Matches entries that have a word beginning with each word of the search, or the phone number that it is part of. Null, which filters nothing, without words.
create or replace function private.waitlist_query(search text) returns tsquery
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

alter table public.waitlist
  add column consent_version text,
  add constraint waitlist_consent_version_format check (consent_version ~ '^\d{4}-\d{2}-\d{2} [0-9a-f]{64}$');

comment on column public.waitlist.consent_version is
  'The day and the SHA-256 of the text beside the form, as it was shown; null when there was none.';

create or replace view private.new_entry as
  select
    name, email, company, phone, message, source, language, page, landing_page, utm_source, utm_medium, utm_campaign,
    suspected, consent_version
  from public.waitlist;

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

drop function public.read_entry(uuid);

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

create or replace function public.download_entry(entry uuid) returns jsonb
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

drop function public.list_admin_sign_ins();
drop function public.list_admins();

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

alter type private.waitlist_filter add attribute time_zone text;

-- A single expression, so that the planner inlines it. Days are in UTC unless a time zone is given.
create function private.day_of(moment timestamptz, time_zone text) returns date
  language sql
  immutable parallel safe
  return (moment at time zone coalesce(time_zone, 'utc'))::date;

create function private.entry_matches(entry public.waitlist, filter private.waitlist_filter) returns boolean
  language sql
  stable parallel safe
  return (private.waitlist_query(filter.search) is null or entry.search @@ private.waitlist_query(filter.search))
    and (filter.ids is not null or entry.suspected = coalesce('suspected' = any (filter.sources), false))
    and (filter.sources is null or filter.sources = '{suspected}' or entry.source = any (filter.sources))
    -- A day more on each side, which the index finds: midnight may come twice in a time zone, or not at all.
    and (filter.first_day is null or entry.created_at >= (filter.first_day - 1)::timestamp at time zone 'utc'
      and private.day_of(entry.created_at, filter.time_zone) >= filter.first_day)
    and (filter.last_day is null or entry.created_at < (filter.last_day + 2)::timestamp at time zone 'utc'
      and private.day_of(entry.created_at, filter.time_zone) <= filter.last_day)
    and (filter.pages is null or entry.page = any (filter.pages))
    and (filter.campaigns is null or entry.utm_campaign = any (filter.campaigns))
    and (filter.statuses is null or entry.status = any (filter.statuses))
    and (filter.assignee is null or entry.assignee = filter.assignee)
    and (filter.company is null or entry.company_key = private.folded(filter.company))
    and (filter.domain is null or split_part(entry.email_key, '@', 2) = private.folded(filter.domain))
    and (filter.ids is null or entry.id = any (filter.ids))
    and (
      filter.requested_after is null
      or greatest(entry.created_at, (entry.further_requests -> -1 ->> 'created_at')::timestamptz) > filter.requested_after
    );

revoke all on function private.entry_matches(public.waitlist, private.waitlist_filter) from public, anon, authenticated, service_role;

create or replace function public.count_waitlist_by_day(filter jsonb default '{}') returns table (day date, entries bigint)
  language plpgsql
  stable
  security definer
  set search_path = ''
  set plan_cache_mode = 'force_custom_plan'
as $$
declare
  chosen private.waitlist_filter := private.parse_filter(filter);
begin
  if not private.may_review() then
    return;
  end if;

  return query
    select private.day_of(entry.created_at, chosen.time_zone), count(*)
    from public.waitlist as entry
    where private.entry_matches(entry, chosen)
    group by 1
    order by 1;
end
$$;

comment on function public.count_waitlist_by_day is 'The days, in the filter''s time zone, on which matching entries came, oldest first, for admins.';

revoke all on function
  private.erased_on(public.waitlist), private.day_of(timestamptz, text), public.read_entry(uuid), public.list_admins()
  from public, anon, authenticated, service_role;
grant execute on function public.read_entry(uuid), public.list_admins() to authenticated, service_role;

create function public.count_page_entries(form_page text) returns table (page text, week date, entries bigint)
  language plpgsql
  stable
  security definer
  set search_path = ''
  set plan_cache_mode = 'force_custom_plan'
as $$
declare
  chosen private.waitlist_filter := private.parse_filter(jsonb_build_object('pages', jsonb_build_array(form_page)));
begin
  perform private.require_forwarder();
  return query
    select form_page, date_trunc('week', entry.created_at at time zone 'utc')::date, count(*)
    from public.waitlist as entry
    where private.entry_matches(entry, chosen)
    group by 2
    order by 2;
end
$$;

comment on function public.count_page_entries(text) is
  'How many entries came from a page in each week, which begins on Monday, UTC. For the site''s server.';

revoke all on function public.count_page_entries(text) from public, anon, authenticated, service_role;
grant execute on function public.count_page_entries(text) to anon;
