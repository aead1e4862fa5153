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
  oldest timestamptz := (select min(created_at) from public.waitlist);
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
    oldest, oldest + waitlist_retention from private.settings;
end
$$;

comment on function public.visit_waitlist is
  'Records an admin''s visit. Returns when the previous one ended, how many entries came since, and how long the oldest is kept. A visit ends after half an hour.';

-- Matches entries that have a word beginning with each word of the search, or the phone number that it is. Null, which filters nothing, without words.
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
  select case
      when search ~ '^[0-9\s+./()-]+$' then words || coalesce(to_tsquery('pg_catalog.simple', private.phone_key(search)), words)
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

-- The source 'suspected' finds suspected entries, and nothing else does. A single expression, so that the planner inlines
-- it into the calling query and uses the indexes.
create function private.entry_matches(
  entry_search tsvector, entry_source text, entry_suspected boolean, entry_created_at timestamptz, entry_page text,
  entry_campaign text,
  query tsquery, sources text[], first_day date, last_day date, pages text[], campaigns text[]
)
  returns boolean
  language sql
  immutable parallel safe
  return (query is null or entry_search @@ query)
    and entry_suspected = coalesce('suspected' = any (sources), false)
    and (sources is null or sources = '{suspected}' or entry_source = any (sources))
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

  query tsquery := private.waitlist_query(search);
  wanted integer := least(greatest(coalesce(page_size, 50), 1), 1000);
  near integer := wanted + 500;
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
       where private.entry_matches(search, source, suspected, created_at, page, utm_campaign, $1, $2, $3, $4, $9, $10)
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
           and private.entry_matches(search, source, suspected, created_at, page, utm_campaign, $1, $2, $3, $4, $9, $10)
         offset 0
       ) as unordered
       order by %1$s %4$s, id %4$s
       limit $7
     )
     select * from (
       select * from near_matches where (select is_near from answer)
       union all
       select * from all_matches
     ) as matches
     order by %1$s %5$s, id %5$s',
    key, beyond, key_type, read_order, shown_order
  )
  using query, sources, first_day, last_day, after_value, after_id, wanted, near, pages, campaigns;

  get diagnostics listed = row_count;
  if listed > 0 then
    insert into public.audit_log (actor, action, entries)
    values (auth.uid(), case when is_export then 'entries_exported' else 'entries_listed' end, listed);
  end if;
end
$$;

comment on function public.list_waitlist is
  'One page of the entries that match, for admins, which is logged. More than 100 entries need a recent sign-in. The cursor of the next page is the id and sort key of its last row, with backwards of its first.';

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
      entry.search, entry.source, entry.suspected, entry.created_at, entry.page, entry.utm_campaign,
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
      entry.search, entry.source, entry.suspected, entry.created_at, entry.page, entry.utm_campaign,
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
      entry.search, entry.source, entry.suspected, entry.created_at, entry.page, entry.utm_campaign,
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
  private.entry_matches(tsvector, text, boolean, timestamptz, text, text, tsquery, text[], date, date, text[], text[]),
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
