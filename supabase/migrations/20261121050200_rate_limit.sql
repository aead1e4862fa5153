-- A limit that also holds for someone who takes the publishable key to the API directly.
--
-- Only accepted rows count: a refused insert rolls its own count back.

create table private.settings (
  id boolean primary key default true,
  window_seconds integer not null default 600,
  entries_per_address integer not null default 120,
  entries_overall integer not null default 3000,
  forwarder_token_sha256 bytea,
  constraint settings_single_row check (id),
  constraint settings_window_positive check (window_seconds between 1 and 86400),
  constraint settings_limits_positive check (entries_per_address >= 0 and entries_overall >= 0)
);

comment on table private.settings is 'One row of limits that an operator may change.';
comment on column private.settings.forwarder_token_sha256 is
  'Hash of the token that lets a web server name the visitor it speaks for in x-visitor-address.';

insert into private.settings default values;

create table private.rate_limit_salts (
  day date primary key,
  salt text not null default gen_random_uuid()::text || gen_random_uuid()::text
);

create table private.rate_limit_counters (
  bucket text not null,
  window_start timestamptz not null,
  entries integer not null default 1,
  primary key (bucket, window_start)
);

comment on table private.rate_limit_counters is
  'Entries per window. A bucket is "overall" or a salted hash of an address; salts last a day, so a hash says nothing later.';

alter table private.settings enable row level security;
alter table private.rate_limit_salts enable row level security;
alter table private.rate_limit_counters enable row level security;

revoke all on all tables in schema private from public;
revoke all on all tables in schema private from anon, authenticated, service_role;

-- cf-connecting-ip is overwritten by hosted Supabase's edge. Of x-forwarded-for only the last hop was written by a gateway.
create function private.client_address() returns text
  language plpgsql
  stable
  set search_path = ''
as $$
declare
  headers json := nullif(current_setting('request.headers', true), '')::json;
  expected bytea := (select forwarder_token_sha256 from private.settings);
  token text := headers ->> 'x-forwarder-token';
begin
  if expected is not null and token is not null and sha256(convert_to(token, 'UTF8')) = expected then
    return coalesce(nullif(trim(headers ->> 'x-visitor-address'), ''), 'unknown');
  end if;

  return coalesce(
    nullif(trim(headers ->> 'cf-connecting-ip'), ''),
    nullif(trim(regexp_replace(headers ->> 'x-forwarded-for', '^.*,', '')), ''),
    'unknown'
  );
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

create function private.limit_waitlist_rate() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  settings private.settings := (select s from private.settings as s);
  overall integer;
begin
  if private.count_entry(private.address_bucket(private.client_address()), settings.window_seconds)
    > settings.entries_per_address
  then
    raise sqlstate 'PT429' using message = 'Too many entries from this address', hint = 'Try again later.';
  end if;

  -- Last, because its row stays locked until the transaction ends.
  overall := private.count_entry('overall', settings.window_seconds);

  if overall > settings.entries_overall then
    raise sqlstate 'PT429' using message = 'Too many entries', hint = 'Try again later.';
  end if;

  if overall = 1 then
    perform private.purge_rate_limits();
  end if;

  return new;
end
$$;

revoke all on all functions in schema private from public;
revoke all on all functions in schema private from anon, authenticated, service_role;

create trigger waitlist_rate_limit
  before insert on public.waitlist
  for each row
  when (current_user = 'anon')
  execute function private.limit_waitlist_rate();
