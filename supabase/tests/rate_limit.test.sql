begin;
create schema if not exists extensions;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;

select plan(27);

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

select table_privs_are('private', name, role, '{}', role || ' holds nothing on ' || name)
  from unnest(array['settings', 'rate_limit_salts', 'rate_limit_counters']) as name,
    unnest(array['anon', 'authenticated', 'service_role']) as role;

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

insert into private.rate_limit_salts (day) values (current_date - 2);
insert into private.rate_limit_counters (bucket, window_start) values ('old', now() - interval '2 days');
select private.purge_rate_limits();
select is_empty($$ select from private.rate_limit_counters where bucket = 'old' $$, 'a purge drops old counters');
select is_empty($$ select from private.rate_limit_salts where day < current_date - 1 $$, 'a purge drops old salts');

select throws_ok('insert into private.settings default values', '23505', null, 'there is one row of settings');
select throws_ok('update private.settings set window_seconds = 0', '23514', null, 'a window has a length');

select * from finish();
rollback;
