-- Rate limits, which also hold for somebody who calls the API with the publishable key.

create table private.settings (
  id boolean primary key default true,
  window_seconds integer not null default 600,
  entries_per_address integer not null default 120,
  entries_overall integer not null default 3000,
  forwarder_token_sha256 bytea,
  waitlist_retention interval not null default '24 months',
  sign_in_window_seconds integer not null default 600,
  sign_ins_per_email integer not null default 10,
  sign_ins_per_address integer not null default 30,
  stranger_sign_ins_per_email integer not null default 100,
  recent_sign_in interval not null default '15 minutes',
  constraint settings_single_row check (id),
  constraint settings_forwarder_token_set check (forwarder_token_sha256 <> sha256('')),
  constraint settings_window_positive check (window_seconds between 1 and 86400),
  constraint settings_limits_positive check (entries_per_address >= 0 and entries_overall >= 0),
  constraint settings_retention_positive check (waitlist_retention > interval '0'),
  constraint settings_sign_in_window_positive check (sign_in_window_seconds between 1 and 86400),
  constraint settings_sign_in_limits_positive check (sign_ins_per_email >= 0 and sign_ins_per_address >= 0),
  constraint settings_stranger_sign_ins_positive check (stranger_sign_ins_per_email >= 0),
  constraint settings_recent_sign_in_positive check (recent_sign_in > interval '0')
);

comment on table private.settings is 'One row of limits that an operator may change.';
comment on column private.settings.forwarder_token_sha256 is
  'Hash of the token that lets a web server name its visitor''s address in x-visitor-address.';

insert into private.settings default values;

create table private.rate_limit_salts (
  day date primary key,
  salt text not null default gen_random_uuid()::text || gen_random_uuid()::text
);

create table private.rate_limit_counters (
  bucket text,
  window_start timestamptz,
  entries integer not null default 1,
  primary key (bucket, window_start)
);

comment on table private.rate_limit_counters is
  'Entries per window. A bucket is "overall" or a salted hash of an address; salts are deleted after a day.';

-- Each new visitor purges, which would otherwise read all counters.
create index rate_limit_counters_oldest on private.rate_limit_counters (window_start);

alter table private.settings enable row level security;
alter table private.rate_limit_salts enable row level security;
alter table private.rate_limit_counters enable row level security;

revoke all on all tables in schema private from anon, authenticated, service_role;

create function private.is_forwarder() returns boolean
  language sql
  stable
  set search_path = ''
as $$
  select coalesce(
    sha256(convert_to(nullif(current_setting('request.headers', true), '')::json ->> 'x-forwarder-token', 'UTF8'))
      = forwarder_token_sha256,
    false
  )
  from private.settings
$$;

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

-- Hosted Supabase overwrites cf-connecting-ip. Of x-forwarded-for only the last hop was written by a gateway.
-- A server that does not know its visitor's address is counted by its own.
create function private.client_address() returns text
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

create function private.allow_entry() returns boolean
  language plpgsql
  set search_path = ''
as $$
declare
  settings private.settings := (select s from private.settings as s);
  overall integer;
begin
  if private.count_entry(private.address_bucket(private.client_address()), settings.window_seconds)
    > settings.entries_per_address
  then
    return false;
  end if;

  -- Last, because its row stays locked until the transaction ends.
  overall := private.count_entry('overall', settings.window_seconds);
  if overall = 1 then
    perform private.purge_rate_limits();
  end if;

  return overall <= settings.entries_overall;
end
$$;

revoke all on function
  private.is_forwarder(), private.address_network(text), private.client_address(), private.address_bucket(text), private.purge_rate_limits(),
  private.count_entry(text, integer), private.allow_entry()
  from public, anon, authenticated, service_role;
