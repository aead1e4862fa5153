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
