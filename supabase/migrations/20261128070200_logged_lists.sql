-- Each list or count that tells of a person is one line of the log. Days are moments, because databases lack names of time zones.

drop function public.count_waitlist_by_day(jsonb);
drop function private.entry_matches(public.waitlist, private.waitlist_filter);
drop function private.parse_filter(jsonb);
drop function private.day_of(timestamptz, text);
drop type private.waitlist_filter;

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

create or replace function public.list_waitlist(
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

create or replace function public.count_waitlist(filter jsonb default '{}') returns bigint
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

revoke all on type private.waitlist_filter from public;
revoke all on function
  private.parse_filter(jsonb), private.entry_matches(public.waitlist, private.waitlist_filter),
  private.log_list(jsonb), private.log_count(private.waitlist_filter, jsonb),
  public.count_waitlist_by_day(jsonb, timestamptz[])
  from public, anon, authenticated, service_role;
grant execute on function public.count_waitlist_by_day(jsonb, timestamptz[]) to authenticated, service_role;
