-- The dashboard's functions take one filter, and a page is one plain query.

drop function
  public.list_waitlist(text, text[], date, date, text, boolean, text, uuid, boolean, integer, text[], text[]),
  public.count_waitlist(text, text[], date, date, text[], text[]),
  public.count_waitlist_by_day(text, text[], date, date, text[], text[]),
  public.count_waitlist_by_attribution(text, text[], date, date),
  private.entry_matches(tsvector, text, boolean, timestamptz, text, text, tsquery, text[], date, date, text[], text[]);

-- What the dashboard filters by. Null filters nothing. The source 'suspected' finds suspected entries, and nothing else does.
create type private.waitlist_filter as (
  search text,
  sources text[],
  first_day date,
  last_day date,
  pages text[],
  campaigns text[]
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
    and entry.suspected = coalesce('suspected' = any (filter.sources), false)
    and (filter.sources is null or filter.sources = '{suspected}' or entry.source = any (filter.sources))
    and (filter.first_day is null or entry.created_at >= filter.first_day::timestamp at time zone 'utc')
    and (filter.last_day is null or entry.created_at < (filter.last_day + 1)::timestamp at time zone 'utc')
    and (filter.pages is null or entry.page = any (filter.pages))
    and (filter.campaigns is null or entry.utm_campaign = any (filter.campaigns));

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
  if listed > 0 then
    insert into public.audit_log (actor, action, entries)
    values (auth.uid(), case when is_export then 'entries_exported' else 'entries_listed' end, listed);
  end if;
end
$$;

comment on function public.list_waitlist is
  'One page of the entries that match, for admins, which is logged. More than 100 entries need a recent sign-in. The cursor of the next page is the id and sort key of its last row, with backwards of its first.';

create function public.count_waitlist(filter jsonb default '{}') returns bigint
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
    return 0;
  end if;

  return (select count(*) from public.waitlist as entry where private.entry_matches(entry, chosen));
end
$$;

comment on function public.count_waitlist is 'How many entries match, for admins.';

create function public.count_waitlist_by_day(filter jsonb default '{}') returns table (day date, entries bigint)
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
    select (entry.created_at at time zone 'utc')::date, count(*)
    from public.waitlist as entry
    where private.entry_matches(entry, chosen)
    group by 1
    order by 1;
end
$$;

comment on function public.count_waitlist_by_day is 'The days, in UTC, on which matching entries came, oldest first, for admins.';

create function public.count_waitlist_by_attribution(filter jsonb default '{}')
  returns table (page text, campaign text, entries bigint)
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
    select entry.page, entry.utm_campaign, count(*)
    from public.waitlist as entry
    where private.entry_matches(entry, chosen)
    group by grouping sets ((entry.page), (entry.utm_campaign))
    having coalesce(entry.page, entry.utm_campaign) is not null
    order by 3 desc, 1, 2
    limit 100;
end
$$;

comment on function public.count_waitlist_by_attribution is
  'The pages and campaigns with the most matching entries, a page or a campaign in each row, for admins.';

revoke all on type private.waitlist_filter from public;
revoke all on function
  private.parse_filter(jsonb),
  private.entry_matches(public.waitlist, private.waitlist_filter),
  public.list_waitlist(jsonb, text, boolean, text, uuid, boolean, integer),
  public.count_waitlist(jsonb), public.count_waitlist_by_day(jsonb), public.count_waitlist_by_attribution(jsonb)
  from public, anon, authenticated, service_role;
grant execute on function
  public.list_waitlist(jsonb, text, boolean, text, uuid, boolean, integer),
  public.count_waitlist(jsonb), public.count_waitlist_by_day(jsonb), public.count_waitlist_by_attribution(jsonb)
  to authenticated, service_role;
