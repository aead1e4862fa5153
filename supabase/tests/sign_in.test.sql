begin;
create schema if not exists extensions;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;

select no_plan();

-- Attempts with these headers; returns how many were allowed.
create function pg_temp.tries(
  number integer, email text, address text, headers jsonb default '{}', role text default 'anon', device text default null
)
  returns bigint language plpgsql as $$
declare
  allowed bigint;
begin
  perform set_config('request.headers', (jsonb_build_object('x-forwarded-for', address) || headers)::text, true);
  perform set_config('role', role, true);
  select count(*) filter (where public.allow_sign_in(tries.email, tries.device)) into allowed from generate_series(1, number);
  perform set_config('role', 'none', true);
  return allowed;
end
$$;

select is(pg_temp.tries(12, 'ann@site.example', '192.0.2.1'), 10::bigint, 'ten attempts for an email address are allowed');
select is(pg_temp.tries(1, ' ANN@Site.example ', '192.0.2.1'), 0::bigint, 'whatever the spelling');
select is(pg_temp.tries(1, 'ann@site.example', '192.0.2.1', role => 'authenticated'), 0::bigint, 'and for somebody signed in');
select is(pg_temp.tries(1, 'ann@site.example', '192.0.2.2'), 1::bigint, 'nobody elsewhere is kept out by them');
select is(pg_temp.tries(1, 'bob@site.example', '192.0.2.1'), 1::bigint, 'another email address has its own count');

select is(
  (select sum(pg_temp.tries(1, 'person' || number || '@site.example', '192.0.2.9')) from generate_series(1, 40) as number),
  30::numeric, 'thirty attempts from an address are allowed'
);
select is(pg_temp.tries(1, 'person40@site.example', '192.0.2.10'), 1::bigint, 'others are not shut out by the attempts that were refused');
select is(pg_temp.tries(1, 'x@site.example', '203.0.113.9, 192.0.2.9'), 0::bigint, 'an address written in front of the gateway''s changes nothing');
select is(
  pg_temp.tries(1, 'x@site.example', '192.0.2.9', '{"x-visitor-address": "203.0.113.9"}'), 0::bigint,
  'a visitor''s address without a token changes nothing'
);
update private.settings set forwarder_token_sha256 = sha256(convert_to('the token', 'UTF8'));
select is(
  pg_temp.tries(1, 'x@site.example', '192.0.2.9', '{"x-visitor-address": "203.0.113.9", "x-forwarder-token": "guess"}'), 0::bigint,
  'nor with a wrong token'
);
select is(
  pg_temp.tries(1, 'x@site.example', '192.0.2.9', '{"x-visitor-address": "203.0.113.9", "x-forwarder-token": "the token"}'), 1::bigint,
  'a server with the token speaks for its visitor'
);

-- Guesses from everywhere.
select is(
  (select sum(pg_temp.tries(1, 'eve@site.example', 'visitor ' || number)) from generate_series(1, 1000) as number),
  100::numeric, 'of a thousand guesses from as many visitors a hundred are compared'
);
select is(pg_temp.tries(1, 'eve@site.example', '192.0.2.50'), 0::bigint, 'a browser that has never signed in is then kept out');
select is(pg_temp.tries(1, 'eve@site.example', '192.0.2.50', device => 'known'), 0::bigint, 'nor does it come in by saying that it has');
create function pg_temp.tries_from_known(number integer, email text, address text, device text) returns bigint language sql as $$
  select pg_temp.tries(
    number, email, '192.0.2.60', jsonb_build_object('x-forwarder-token', 'the token', 'x-visitor-address', address), device => device
  )
$$;
select is(pg_temp.tries_from_known(12, 'eve@site.example', '192.0.2.51', 'known'), 10::bigint, 'one that has signed in is not, and has a limit too');
select is(pg_temp.tries_from_known(1, 'eve@site.example', '192.0.2.52', 'known'), 0::bigint, 'wherever it is');
select is(pg_temp.tries_from_known(1, 'eve@site.example', '192.0.2.51', 'known since'), 1::bigint, 'and a new count after it signed in again');

-- Guesses at random accounts from the address of a known browser.
select is(
  (select sum(pg_temp.tries(1, gen_random_uuid() || '@site.example', '192.0.2.70')) from generate_series(1, 40)),
  30::numeric, 'an address runs out of attempts'
);
select is(pg_temp.tries(1, 'owner@site.example', '192.0.2.70'), 0::bigint, 'for whoever comes from it');
select is(pg_temp.tries_from_known(1, 'owner@site.example', '192.0.2.70', 'owner'), 1::bigint, 'but for a browser that has signed in before');

select is(pg_temp.tries(40, 'kim@site.example', '192.0.2.20'), 10::bigint, 'attempts that were refused count for the address');
update private.rate_limit_counters set window_start = window_start - interval '10 minutes';
select is(pg_temp.tries(1, 'kim@site.example', '192.0.2.20'), 1::bigint, 'the next window begins anew');

-- Windows.
delete from private.rate_limit_counters;
update private.settings set sign_in_window_seconds = 7, window_seconds = 11;
select is(pg_temp.tries(1, 'ray@site.example', '192.0.2.80') + pg_temp.tries_from_known(1, 'ray@site.example', '192.0.2.80', 'ray'), 2::bigint, 'known and unknown browsers');
select results_eq(
  'select count(*), bool_and(window_start = date_bin(interval ''7 seconds'', now(), timestamptz ''epoch'')) from private.rate_limit_counters',
  'values (4::bigint, true)', 'are all counted in the windows of sign-ins'
);
update private.settings set sign_in_window_seconds = 600, window_seconds = 600;

-- What is stored.
select is_empty(
  $$ select from private.rate_limit_counters where bucket !~ '^[0-9a-f]{64}$' $$, 'neither addresses nor email addresses are kept'
);
select is(
  (select count(*) from private.rate_limit_counters where bucket in (
    select encode(sha256(convert_to(text, 'UTF8')), 'hex')
    from unnest(array['ann@site.example', 'sign-in as ann@site.example', '192.0.2.1', 'sign-in from 192.0.2.1']) as text
  )), 0::bigint, 'hashes are salted'
);
insert into private.rate_limit_counters (bucket, window_start) values ('old', now() - interval '2 days');
insert into private.rate_limit_salts (day) values (current_date - 2);
select is(pg_temp.tries(1, 'lee@site.example', '192.0.2.30'), 1::bigint, 'a new address');
select is_empty($$ select from private.rate_limit_counters where bucket = 'old' $$, 'has old counters dropped');
select is_empty($$ select from private.rate_limit_salts where day < current_date - 1 $$, 'has old salts dropped');

-- Entries and attempts are counted separately.
update private.settings set entries_per_address = 1;
select set_config('request.headers', '{"x-forwarded-for": "192.0.2.9"}', true), set_config('role', 'anon', true);
select is(public.add_entry('{"name": "Ann", "email": "ann@mail.example"}'), 'received', 'too many attempts hinder no entry');
select set_config('role', 'none', true);
select is(pg_temp.tries(1, 'sue@site.example', '192.0.2.40'), 1::bigint, 'and too many entries no attempt');

-- Any text is an unknown email address.
select is(pg_temp.tries(1, email, '192.0.2.' || 100 + number), 1::bigint, 'a first attempt is allowed for ' || coalesce(left(email, 30), 'nothing'))
  from unnest(array[null, '', ''';drop table private.settings;--', ''' or true --', '%1$s', '$1', '\', 'é🙂', repeat('x', 100000)])
    with ordinality as hostile (email, number);
select is(pg_temp.tries(6, null, '192.0.2.120') + pg_temp.tries(6, '', '192.0.2.120'), 10::bigint, 'nothing and an empty text share a count');
select is((select count(*) from private.settings), 1::bigint, 'the settings are there');

update private.settings set sign_ins_per_email = 0;
select is(pg_temp.tries(1, 'new@site.example', '192.0.2.200'), 0::bigint, 'a limit of none allows none');
delete from private.settings;
select set_config('role', 'anon', true);
select throws_ok($$ select public.allow_sign_in('new@site.example') $$, '23502', null, 'without its limits the database allows nobody to sign in');
select set_config('role', 'none', true);

select * from finish();
rollback;
