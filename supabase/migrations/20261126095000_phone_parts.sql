-- Finds phone numbers by any part, and what was written in further requests.

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

-- It names the column that is replaced.
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

create function private.entry_matches(entry public.waitlist, filter private.waitlist_filter) returns boolean
  language sql
  stable parallel safe
  return (private.waitlist_query(filter.search) is null or entry.search @@ private.waitlist_query(filter.search))
    and (filter.ids is not null or entry.suspected = coalesce('suspected' = any (filter.sources), false))
    and (filter.sources is null or filter.sources = '{suspected}' or entry.source = any (filter.sources))
    and (filter.first_day is null or entry.created_at >= filter.first_day::timestamp at time zone 'utc')
    and (filter.last_day is null or entry.created_at < (filter.last_day + 1)::timestamp at time zone 'utc')
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
