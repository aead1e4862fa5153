-- Takes an entry as one record and lists entries as rows of their table, so that a new column changes neither function.

drop function public.add_entry(text, text, text, text, text, text, text, text, text, text, text, text);
drop function public.list_waitlist(text, text[], date, date, text, boolean, text, uuid, boolean, integer, text[], text[]);

-- The columns that a visitor may fill in.
create view private.new_entry as
  select
    name, email, company, phone, message, source, language, page, landing_page, utm_source, utm_medium, utm_campaign
  from public.waitlist;

revoke all on table private.new_entry from public, anon, authenticated, service_role;

-- Refused entries count towards the rate limit too, so a refusal is a return value: an error would roll its count back.
-- Only the site's server, which has the token, learns that an e-mail address is on the list already.
create function public.add_entry(entry jsonb) returns text
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  fields private.new_entry;
begin
  if not private.allow_entry() then
    return 'too_many';
  end if;

  -- A block of its own, so that an error rolls back the insert but not the count.
  begin
    -- A form sends an empty field as ''.
    fields := jsonb_populate_record(null::private.new_entry, (
      select jsonb_object_agg(key, nullif(value, '""'))
      from jsonb_each('{"source": "waitlist", "language": "en"}' || entry)
    ));
    if not to_jsonb(fields) ?& array(select jsonb_object_keys(entry)) then
      return 'refused';
    end if;
    insert into private.new_entry select fields.* on conflict (lower(email)) do nothing;
  exception when integrity_constraint_violation or data_exception then
    return 'refused';
  end;

  return case when not found and private.is_forwarder() then 'already_received' else 'received' end;
end
$$;

comment on function public.add_entry(jsonb) is
  'Adds an entry, given by column. Returns received, already_received (to the site''s server only), refused or too_many.';

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
     select * from (
       select * from near_matches where (select is_near from answer)
       union all
       select * from all_matches
     ) as matches
     order by %1$s %5$s, id %5$s',
    key, beyond, key_type, read_order, shown_order
  )
  using query, sources, first_day, last_day, after_value, after_id, wanted, near, pages, campaigns;
end
$$;

comment on function public.list_waitlist is
  'One page of the entries that match, for admins. The cursor of the next page is the id and sort key of its last row, with backwards of its first.';

revoke all on function
  public.add_entry(jsonb),
  public.list_waitlist(text, text[], date, date, text, boolean, text, uuid, boolean, integer, text[], text[])
  from public, anon, authenticated, service_role;
grant execute on function public.add_entry(jsonb) to anon;
grant execute on function
  public.list_waitlist(text, text[], date, date, text, boolean, text, uuid, boolean, integer, text[], text[])
  to authenticated, service_role;
