-- Lets nobody read an entry unlogged, counts a known device apart from its address, and counts IPv6 by network.

alter table public.audit_log drop constraint audit_log_action_known;
alter table public.audit_log add constraint audit_log_action_known check (
  action in (
    'entry_read', 'entries_listed', 'entries_exported', 'entries_erased', 'role_granted', 'role_revoked',
    'factors_removed'
  )
);

-- Admins read entries through functions that log it, so no policy lets them read the table.
drop policy "admins read entries" on public.waitlist;
revoke all on table public.waitlist from authenticated;

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

revoke all on function private.address_network(text) from public, anon, authenticated, service_role;

create or replace function private.client_address() returns text
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

-- Only the site's server knows whether a browser has signed in before.
create or replace function public.allow_sign_in(email text, device text default null) returns boolean
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

create or replace function private.require_recent_sign_in() returns void
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

drop function public.log_entry_read(uuid);
drop function public.log_export(integer);

create function public.read_entry(entry uuid) returns setof public.waitlist
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform private.require_reviewer();
  return query select * from public.waitlist where id = entry;
  if found then
    insert into public.audit_log (actor, action, subject) values (auth.uid(), 'entry_read', entry);
  end if;
end
$$;

comment on function public.read_entry(uuid) is 'One entry in full, for admins. The read is logged.';

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
  perform private.purge_rate_limits();
  analyze public.waitlist;
  return purged;
end
$$;

revoke all on function public.has_recent_sign_in(), public.read_entry(uuid) from public, anon, authenticated, service_role;
grant execute on function public.has_recent_sign_in() to authenticated;
grant execute on function public.read_entry(uuid) to authenticated, service_role;

drop function public.visit_waitlist();

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
    since, (select count(*) from public.waitlist where created_at > since),
    oldest, oldest + waitlist_retention from private.settings;
end
$$;

comment on function public.visit_waitlist is
  'Records an admin''s visit. Returns when the previous one ended, how many entries came since, and how long the oldest is kept. A visit ends after half an hour.';

revoke all on function public.visit_waitlist() from public, anon, authenticated, service_role;
grant execute on function public.visit_waitlist() to authenticated;

create or replace function public.list_waitlist(
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
  filtered boolean := coalesce(
    query::text, sources::text, first_day::text, last_day::text, pages::text, campaigns::text
  ) is not null;
  near integer := case when filtered then greatest(2000, 4 * wanted) else wanted end;
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

  get diagnostics listed = row_count;
  if listed > 0 then
    insert into public.audit_log (actor, action, entries)
    values (auth.uid(), case when is_export then 'entries_exported' else 'entries_listed' end, listed);
  end if;
end
$$;

comment on function public.list_waitlist is
  'One page of the entries that match, for admins, which is logged. More than 100 entries need a recent sign-in. The cursor of the next page is the id and sort key of its last row, with backwards of its first.';
