-- What the dashboard asks: pages of entries, how many there are, how many came on each day, what is new.

-- Spelling that a person typing a search, or reading a sorted list, does not look at: case, accents, ligatures.
create function private.folded(value text) returns text
  language sql
  immutable parallel safe
  return lower(regexp_replace(normalize(value, nfkd), '[\u0300-\u036f]', '', 'g'));

-- Only letters and digits stay. Otherwise the parser would keep "ann@mail.example", "a/b" and "-12" whole and drop "<b>".
create function private.words(value text) returns text
  language sql
  immutable parallel safe
  return regexp_replace(private.folded(value), '[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+', ' ', 'g');

-- Stored, and sorted byte by byte, so that a page's cursor means the same in every database.
alter table public.waitlist
  add column name_key text collate "C" not null generated always as (private.folded(name)) stored,
  add column email_key text collate "C" not null generated always as (private.folded(email)) stored,
  add column company_key text collate "C" not null generated always as (private.folded(coalesce(company, ''))) stored,
  add column search tsvector not null generated always as (
    to_tsvector(
      'pg_catalog.simple',
      private.words(name || ' ' || email || ' ' || coalesce(company, '') || ' ' || coalesce(message, ''))
    )
  ) stored;

comment on column public.waitlist.search is 'The words of name, e-mail address, company and message.';

-- Without fastupdate: nothing tidies its list of recent entries up where there is no autovacuum, and every search reads it.
create index waitlist_search on public.waitlist using gin (search) with (fastupdate = off);
create index waitlist_by_name on public.waitlist (name_key, id);
create index waitlist_by_email on public.waitlist (email_key, id);
create index waitlist_by_company on public.waitlist (company_key, id);
create index waitlist_by_source on public.waitlist (source, created_at desc, id desc);

-- Every word of a search begins a word of the entry. Null, which filters nothing, when there is no word in it.
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

-- One expression, so that the planner writes it into the query that calls it and finds the indexes.
create function private.entry_matches(
  entry_search tsvector, entry_source text, entry_created_at timestamptz,
  query tsquery, sources text[], first_day date, last_day date
)
  returns boolean
  language sql
  immutable parallel safe
  return (query is null or entry_search @@ query)
    and (sources is null or entry_source = any (sources))
    and (first_day is null or entry_created_at >= first_day::timestamp at time zone 'utc')
    and (last_day is null or entry_created_at < (last_day + 1)::timestamp at time zone 'utc');

-- The functions below run as their owner: behind row-level security, which has a filter run after its own, PostgreSQL
-- searches without the index. So they ask what the policy asks.
create function private.may_review() returns boolean
  language sql
  stable
  set search_path = ''
as $$
  select public.is_admin() or current_setting('role', true) is not distinct from 'service_role'
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
  page_size integer default 50
)
  returns table (
    id uuid, name text, email text, company text, phone text, message text, source text, language text,
    created_at timestamptz, sort_value text
  )
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  -- The parts of the query that vary. None holds anything that the caller wrote.
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
  -- A page before the cursor is read away from it, then turned round.
  read_order text := case when descending <> backwards then 'desc' else 'asc' end;
  beyond text := case when descending <> backwards then '<' else '>' end;

  query tsquery := private.waitlist_query(search);
  wanted integer := least(greatest(coalesce(page_size, 50), 1), 1000);
  filtered boolean := coalesce(query::text, sources::text, first_day::text, last_day::text) is not null;
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

  -- The next entries in the order asked for usually hold a page of matches. Else all matches are found through the
  -- filters' indexes and sorted. Left to choose, the planner may walk the whole order in search of a rare word.
  return query execute format(
    'with near as materialized (
       select * from public.waitlist
       where $6 is null or (%1$s, id) %2$s ($5::%3$s, $6)
       order by %1$s %4$s, id %4$s
       limit $8
     ),
     near_matches as materialized (
       select * from near
       where private.entry_matches(search, source, created_at, $1, $2, $3, $4)
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
           and private.entry_matches(search, source, created_at, $1, $2, $3, $4)
         offset 0
       ) as unordered
       order by %1$s %4$s, id %4$s
       limit $7
     )
     select id, name, email, company, phone, message, source, language, created_at, %5$s
     from (
       select * from near_matches where (select is_near from answer)
       union all
       select * from all_matches
     ) as page
     order by %1$s %6$s, id %6$s',
    key, beyond, key_type, read_order, shown, shown_order
  )
  using query, sources, first_day, last_day, after_value, after_id, wanted, near;
end
$$;

comment on function public.list_waitlist is
  'One page of the entries that match, for admins. sort_value and id of its last row, or with backwards its first, lead on.';

create function public.count_waitlist(
  search text default null,
  sources text[] default null,
  first_day date default null,
  last_day date default null
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
      entry.search, entry.source, entry.created_at, query, sources, first_day, last_day
    )
  );
end
$$;

comment on function public.count_waitlist is 'How many entries match, for admins.';

create function public.count_waitlist_by_day(
  search text default null,
  sources text[] default null,
  first_day date default null,
  last_day date default null
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
      entry.search, entry.source, entry.created_at, query, sources, first_day, last_day
    )
    group by 1
    order by 1;
end
$$;

comment on function public.count_waitlist_by_day is 'The days, in UTC, on which matching entries came, oldest first, for admins.';

-- visit_waitlist() keeps visits, so people need write nothing in their profile.
drop policy "people update their own profile" on public.profiles;

alter table public.profiles
  drop column waitlist_seen_at,
  add column waitlist_visit_at timestamptz,
  add column waitlist_previous_visit_at timestamptz;

comment on column public.profiles.waitlist_visit_at is 'The last sign of this person''s latest visit to the dashboard.';
comment on column public.profiles.waitlist_previous_visit_at is 'The last sign of the visit before that.';

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

  -- To somebody who was never here before nothing is new: no time is later than null.
  return query select since, (select count(*) from public.waitlist where created_at > since);
end
$$;

comment on function public.visit_waitlist is
  'Notes that an admin is here. Says when they were last, and how many entries came since. Half an hour ends a visit.';

-- The daily job also counts values for the planner, which is lost without where there is no autovacuum.
create or replace function public.purge_waitlist() returns integer
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

revoke all on function
  private.folded(text), private.words(text), private.waitlist_query(text),
  private.entry_matches(tsvector, text, timestamptz, tsquery, text[], date, date), private.may_review(), private.refuse_argument(text)
  from public, anon, authenticated, service_role;

-- Whoever writes an entry has its generated columns computed. The schema stays closed, so nobody can call these by name.
grant execute on function private.folded(text), private.words(text) to anon, service_role;

revoke all on function
  public.list_waitlist(text, text[], date, date, text, boolean, text, uuid, boolean, integer),
  public.count_waitlist(text, text[], date, date),
  public.count_waitlist_by_day(text, text[], date, date),
  public.visit_waitlist()
  from public, anon, authenticated, service_role;

grant execute on function
  public.list_waitlist(text, text[], date, date, text, boolean, text, uuid, boolean, integer),
  public.count_waitlist(text, text[], date, date),
  public.count_waitlist_by_day(text, text[], date, date)
  to authenticated, service_role;
grant execute on function public.visit_waitlist() to authenticated;
