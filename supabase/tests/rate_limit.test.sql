begin;
create schema if not exists extensions;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;

select plan(26);

-- Adds entries as a visitor with these headers.
create function pg_temp.add(number integer, headers json) returns void language plpgsql as $$
begin
  perform set_config('request.headers', headers::text, true);
  perform set_config('role', 'anon', true);
  insert into public.waitlist (name, email)
    select 'Ann', gen_random_uuid() || '@mail.example' from generate_series(1, number);
  perform set_config('role', 'none', true);
exception when others then
  perform set_config('role', 'none', true);
  raise;
end
$$;

update private.settings set entries_per_address = 3, entries_overall = 8,
  forwarder_token_sha256 = sha256(convert_to('the token', 'UTF8'));

select has_trigger('public', 'waitlist', 'waitlist_rate_limit', 'inserts are counted');
select is_definer('private', 'limit_waitlist_rate', '{}'::name[], 'the counting function is a definer function');
select table_privs_are('private', name, role, '{}', role || ' holds nothing on ' || name)
  from unnest(array['settings', 'rate_limit_salts', 'rate_limit_counters']) as name,
    unnest(array['anon', 'authenticated', 'service_role']) as role;

select lives_ok($$ select pg_temp.add(3, '{"x-forwarded-for": "192.0.2.1"}') $$, 'an address adds as many entries as the limit says');
select throws_ok(
  $$ select pg_temp.add(1, '{"x-forwarded-for": "192.0.2.1"}') $$,
  'PT429', 'Too many entries from this address', 'one more is refused with a code of its own'
);
select throws_ok(
  $$ select pg_temp.add(1, '{"x-forwarded-for": "203.0.113.9, 192.0.2.1"}') $$,
  'PT429', null, 'an address written in front of the gateway''s changes nothing'
);
select throws_ok(
  $$ select pg_temp.add(1, '{"x-forwarded-for": "192.0.2.1", "x-visitor-address": "203.0.113.9"}') $$,
  'PT429', null, 'a visitor''s address without a token changes nothing'
);
select throws_ok(
  $$ select pg_temp.add(1, '{"x-forwarded-for": "192.0.2.1", "x-visitor-address": "203.0.113.9", "x-forwarder-token": "guess"}') $$,
  'PT429', null, 'a visitor''s address with a wrong token changes nothing'
);
select lives_ok(
  $$ select pg_temp.add(1, '{"x-forwarded-for": "192.0.2.1", "x-visitor-address": "203.0.113.9", "x-forwarder-token": "the token"}') $$,
  'a server with the token speaks for its visitor'
);
select lives_ok($$ select pg_temp.add(2, '{"x-forwarded-for": "192.0.2.2"}') $$, 'another address has its own count');
select is(
  (select entries from private.rate_limit_counters where bucket = 'overall'), 6, 'refused entries do not count'
);
select throws_ok(
  $$ select pg_temp.add(3, '{"x-forwarded-for": "192.0.2.3"}') $$, 'PT429', 'Too many entries', 'all addresses together have a limit'
);
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
