begin;
create schema if not exists extensions;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;

select no_plan();

-- What a visitor with these headers is told of as many entries, the last one first.
create function pg_temp.add(number integer, headers json, email text default '') returns text[] language plpgsql as $$
declare
  answers text[];
begin
  perform set_config('request.headers', headers::text, true), set_config('role', 'anon', true);
  for one in 1..number loop
    answers := public.add_entry(jsonb_build_object('name', 'Ann', 'email', gen_random_uuid() || '@mail.example' || email)) || answers;
  end loop;
  perform set_config('role', 'none', true);
  return answers;
end
$$;

update private.settings set entries_per_address = 3, entries_overall = 8,
  forwarder_token_sha256 = sha256(convert_to('the token', 'UTF8'));

select is(pg_temp.add(3, '{"x-forwarded-for": "192.0.2.1"}'), '{received,received,received}', 'an address adds as many entries as the limit says');
select is(pg_temp.add(1, headers), '{too_many}', 'one more is refused with ' || headers) from (values
  ('{"x-forwarded-for": "192.0.2.1"}'::json),
  ('{"x-forwarded-for": "203.0.113.9, 192.0.2.1"}'),
  ('{"x-forwarded-for": "192.0.2.1", "x-visitor-address": "203.0.113.9"}'),
  ('{"x-forwarded-for": "192.0.2.1", "x-visitor-address": "203.0.113.9", "x-forwarder-token": "guess"}'),
  ('{"x-forwarded-for": "192.0.2.1", "x-forwarder-token": "the token"}')
) as spoofed (headers);
select is(
  pg_temp.add(1, '{"x-forwarded-for": "192.0.2.1", "x-visitor-address": "203.0.113.9", "x-forwarder-token": "the token"}'),
  '{received}', 'a server with the token speaks for its visitor'
);
select is(pg_temp.add(2, '{"x-forwarded-for": "192.0.2.2"}', ' '), '{refused,refused}', 'what breaks a rule is refused');
select is(pg_temp.add(2, '{"x-forwarded-for": "192.0.2.2"}'), '{too_many,received}', 'and counted');
select is(
  (select entries from private.rate_limit_counters where bucket = 'overall'), 7,
  'one address with too many does not use up what all have together'
);
select is(pg_temp.add(3, '{"x-forwarded-for": "192.0.2.3"}'), '{too_many,too_many,received}', 'all addresses together have a limit');
select is((select count(*) from public.waitlist), 6::bigint, 'what was received is stored, and nothing else');
select is_empty(
  $$ select from private.rate_limit_counters where bucket ~ '192\.0\.2|203\.0' $$, 'no address is kept'
);

select set_config('role', 'service_role', true);
select lives_ok(
  $$ insert into public.waitlist (name, email) select 'Ann', gen_random_uuid() || '@mail.example' from generate_series(1, 20) $$,
  'service_role is not limited'
);
select set_config('role', 'none', true);

-- What counts as one address.
select is(private.address_network(address), network, address || ' is counted as ' || network) from (values
  ('192.0.2.1', '192.0.2.1'), ('192.0.2.1:4711', '192.0.2.1'),
  ('::ffff:192.0.2.1', '192.0.2.1'), ('::FFFF:C000:201', '192.0.2.1'), ('[::ffff:192.0.2.1]:4711', '192.0.2.1'),
  ('64:ff9b::192.0.2.1', '192.0.2.1'),
  ('2001:db8:1:1::1', '2001:db8:1:1::/64'), ('2001:db8:1:1:ffff:ffff:ffff:ffff', '2001:db8:1:1::/64'),
  ('2001:0DB8:0001:0001::000A', '2001:db8:1:1::/64'), ('[2001:db8:1:1::a]', '2001:db8:1:1::/64'),
  ('[2001:db8:1:1::a]:443', '2001:db8:1:1::/64'), ('fe80::1%eth0', 'fe80::/64'), ('::1', '::/64'),
  ('2001:db8:1:2::1', '2001:db8:1:2::/64'),
  ('unknown', 'unknown'), ('_hidden', '_hidden'), ('1.2.3', '1.2.3'), ('', '')
) as addresses (address, network);
update private.settings set entries_overall = 1000;
select is(pg_temp.add(1, json_build_object('x-forwarded-for', '2001:db8:7:7::' || to_hex(number))), array[answer], 'entry ' || number || ' from one IPv6 network: ' || answer)
  from generate_series(1, 10) as number, lateral (select case when number > 3 then 'too_many' else 'received' end as answer) as expected;
select is(pg_temp.add(1, '{"x-forwarded-for": "2001:db8:7:8::1"}'), '{received}', 'another network has its own count');
select is(
  pg_temp.add(1, '{"x-forwarded-for": "192.0.2.1", "x-visitor-address": "2001:db8:7:7::ff", "x-forwarder-token": "the token"}'),
  '{too_many}', 'also when the site''s server names the address'
);
select is(
  pg_temp.add(2, json_build_object('cf-connecting-ip', '::ffff:198.51.100.1')) || pg_temp.add(2, '{"x-forwarded-for": "198.51.100.1"}'),
  '{received,received,too_many,received}', 'an IPv4 address is counted once, however it is written'
);

-- A value is refused by its length before anything is computed from it; an error of what is computed would undo the count.
update private.settings set entries_per_address = 1000000, entries_overall = 1000000;
delete from private.rate_limit_counters;
create temporary table refused as
  select set_config('request.headers', '{"x-forwarded-for": "192.0.2.9"}', true), clock_timestamp() as started,
    array_agg(public.add_entry('{"name": "Ann", "email": "ann@mail.example"}' || odd.entry)) as answers
  from (
    select jsonb_build_object(field, repeat(unit, 60000 / octet_length(unit))) from unnest(array[
      'name', 'email', 'company', 'phone', 'message', 'source', 'language', 'page', 'landing_page', 'utm_source', 'consent_version', 'other'
    ]) as field, unnest(array['1', 'a', ' ', 'a.', 'é', 'ﷺ']) as unit
    union all select jsonb_build_object(field, numeric '1e131000') from unnest(array['name', 'phone', 'message']) as field
    union all select jsonb_object_agg('key' || number, 'x') from generate_series(1, 5000) as number
    union all select '[]'
  ) as odd (entry);
select is((select array_agg(distinct answer) from refused, unnest(answers) as answer), '{refused}', 'values of any length are refused');
select is(
  (select entries from private.rate_limit_counters where bucket = 'overall'), (select array_length(answers, 1) from refused), 'and each is counted'
);
select cmp_ok(
  (select (clock_timestamp() - started) / array_length(answers, 1) from refused), '<', interval '0.2 seconds', 'in less time than a person notices'
);
update private.settings set entries_per_address = 3, entries_overall = 1000;

-- Counts and salts live for a day. The first entry in a window erases older ones.
create function pg_temp.remains(entries integer, after text) returns setof text language plpgsql as $$
begin
  delete from private.rate_limit_counters;
  delete from private.rate_limit_salts;
  insert into private.rate_limit_salts (day) select (now() at time zone 'utc')::date - ago from generate_series(0, 1) as ago;
  insert into private.rate_limit_counters (bucket, window_start) values
    ('older', now() - interval '1 day 1 second'), ('oldest kept', now() - interval '1 day');
  if entries > 1 then
    insert into private.rate_limit_counters (bucket, window_start, entries)
      values ('overall', date_bin('600 seconds', now(), timestamptz 'epoch'), entries - 1);
  end if;
  perform pg_temp.add(1, '{"x-forwarded-for": "192.0.2.77"}');
  return next is(
    (select array_agg(bucket order by bucket) from private.rate_limit_counters where bucket like 'old%'),
    case when entries = 1 then '{oldest kept}'::text[] else '{older,oldest kept}' end, 'counters ' || after
  );
  return next is((select count(*) from private.rate_limit_salts), case when entries = 1 then 1 else 2 end::bigint, 'salts ' || after);
end
$$;
select pg_temp.remains(1, 'after the first entry in a window');
select pg_temp.remains(2, 'after the second entry in a window');

insert into private.rate_limit_counters (bucket, window_start) values ('older', now() - interval '1 day 1 second') on conflict do nothing;
select public.purge_waitlist();
select is_empty($$ select from private.rate_limit_counters where bucket = 'older' $$, 'a purge erases old counters, too');

select * from finish();
rollback;
