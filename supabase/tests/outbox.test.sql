begin;
create schema if not exists extensions;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;

select no_plan();

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000a', 'admin@site.example'),
  ('00000000-0000-4000-8000-00000000000b', 'person@site.example');
insert into auth.sessions (id, user_id) select id, id from auth.users;
select public.grant_admin('admin@site.example');
update private.settings set forwarder_token_sha256 = sha256(convert_to('the token', 'UTF8'));

create function pg_temp.act_as(role text, headers json default '{}', person text default null, aal text default 'aal1') returns void
  language sql
  begin atomic
    select set_config('role', role, true), set_config('request.headers', headers::text, true),
      set_config('request.jwt.claim.sub', coalesce(person, ''), true),
      set_config('request.jwt.claims', json_build_object('sub', person, 'session_id', person, 'aal', aal)::text, true);
  end;
grant execute on function pg_temp.act_as to public;

create function pg_temp.add(fields jsonb) returns text language plpgsql as $$
declare
  answer text;
begin
  perform pg_temp.act_as('anon');
  answer := public.add_entry('{"name": "Ann"}' || fields);
  perform pg_temp.act_as('none');
  return answer;
end
$$;

-- What a receiver gets next, as the site's server.
create function pg_temp.claim(receiver text default 'a', receivers text[] default '{a,b}') returns jsonb language plpgsql as $$
declare
  claimed record;
begin
  perform pg_temp.act_as('anon', '{"x-forwarder-token": "the token"}');
  select * into claimed from public.claim_delivery(receiver, receivers);
  perform pg_temp.act_as('none');
  return claimed.payload -> 'data';
end
$$;
create function pg_temp.record(receiver text, answer integer, retry_after integer default null) returns integer language plpgsql as $$
declare
  pause integer;
  delivery bigint := (select id from public.outbox where endpoint = receiver and attempts > 0 and sent_at is null and next_try is not null order by created_at, event limit 1);
begin
  perform pg_temp.act_as('anon', '{"x-forwarder-token": "the token"}');
  pause := public.record_delivery(delivery, answer, retry_after);
  perform pg_temp.act_as('none');
  return pause;
end
$$;
-- now() stands still in a test, so an earlier try is moved back instead, and rows are put in the order of their ids.
create function pg_temp.later() returns void language sql as $$
  update public.outbox set next_try = now() where next_try is not null;
$$;
create function pg_temp.put_in_order() returns void language sql as $$
  update public.outbox set created_at = now() - interval '1 hour' + id * interval '1 second';
$$;

-- What is written.
select pg_temp.add('{"email": "ann@mail.example", "company": "A"}');
select pg_temp.add('{"email": "bob@mail.example", "suspected": true}');
select pg_temp.add('{"email": "ANN@mail.example", "phone": "123", "source": "demo"}');
select pg_temp.add('{"email": "ann@mail.example", "suspected": true, "message": "spam"}');
select pg_temp.add('{"email": "refused"}');
select results_eq(
  'select type, request, endpoint, status from public.outbox order by id',
  $$ values ('lead.created', 0, null, 'waiting'), ('lead.asked_again', 1, null, 'waiting') $$,
  'a request and a further one are written, suspected ones are not'
);
select pg_temp.add('{"email": "bob@mail.example", "message": "Really"}');
update public.waitlist set suspected = true where email = 'ann@mail.example';
update public.waitlist set suspected = false where email = 'ann@mail.example';
select results_eq(
  'select type, request from public.outbox order by id offset 2',
  $$ values ('lead.created', 1), ('lead.created', 0) $$, 'an entry is written once it is not suspected any more'
);
select pg_temp.put_in_order();

-- The site's server takes them in order, for each receiver.
select is(
  pg_temp.claim(receivers => '{a,b}') - 'entry',
  '{"name": "Ann", "email": "ann@mail.example", "company": "A", "phone": null, "message": null, "source": "waitlist", "language": "en", "page": null, "landing_page": null, "utm_source": null, "utm_medium": null, "utm_campaign": null, "consent_version": null}',
  'the first one has the fields of the form'
);
select is((select count(*) from public.outbox), 8::bigint, 'each receiver has a row for each');
select is(pg_temp.claim(receivers => '{a,b}'), null, 'the second waits for the first');
select is(pg_temp.claim('b') ->> 'company', 'A', 'another receiver does not wait');
select is(pg_temp.record('a', 200), null, 'a sent one has no further attempt');
select is(pg_temp.claim() ->> 'phone', '123', 'then comes the second');
select is(pg_temp.record('a', null), 1, 'no answer: again after a second');
select is(pg_temp.claim(), null, 'not before');
select pg_temp.later();
select is(pg_temp.claim() ->> 'phone', '123', 'the same again, before those after it');
select is(pg_temp.record('a', 500), 4, 'an error: again after four seconds');
select is(pg_temp.claim() ->> 'message', 'Really', 'what has been tried twice holds up nothing');
update public.outbox set attempts = 0, next_try = 'infinity' where endpoint = 'a' and sent_at is null and answer is null;
create function pg_temp.try_again(answer integer) returns integer language sql as $$
  update public.outbox set next_try = now() where endpoint = 'a' and next_try <> 'infinity';
  select pg_temp.claim();
  select pg_temp.record('a', answer);
$$;
select is(
  array(select pg_temp.try_again(503) from generate_series(1, 12)),
  array[16, 64, 256, 1024, 4096, 14400, 14400, 14400, 14400, 14400, 14400, null], 'a day of attempts, then none'
);
select results_eq(
  $$ select status, answer, attempts from public.outbox where endpoint = 'a' order by created_at $$,
  $$ values ('sent', 200, 1), ('refused', 503, 14), ('waiting', null, 0), ('waiting', null, 0) $$, 'their status'
);

-- Whom a failed attempt holds up: the third of four was answered so often, and is due again in an hour; the fourth is due.
create function pg_temp.holds_up(tries integer, code integer) returns boolean language plpgsql as $$
declare
  waiting bigint[] := array(select id from public.outbox where endpoint = 'a' and status = 'waiting' order by created_at);
begin
  update public.outbox set attempts = tries, answer = code, next_try = now() + interval '1 hour' where id = waiting[1];
  update public.outbox set attempts = 0, answer = null, next_try = now() where id = waiting[2];
  return pg_temp.claim() is null;
end
$$;
select is(pg_temp.holds_up(tries, answer), holds, format('after %s attempts, the answer %s holds up%s', tries, coalesce(answer::text, 'none'), case when holds then '' else ' nothing' end))
  from (values
    (1, null, true), (1, 400, true), (1, 500, true), (2, null, false), (2, 400, false), (2, 428, false), (2, 429, true), (2, 430, false),
    (2, 500, false), (2, 502, false), (2, 503, true), (2, 504, false), (13, 503, true), (13, 500, false)
  ) as answers (tries, answer, holds);
update public.outbox set attempts = 2, answer = 503, next_try = now() where endpoint = 'a' and attempts = 13;
update public.outbox set attempts = 0, next_try = now() where endpoint = 'a' and attempts = 1;
select is(pg_temp.claim() ->> 'company', 'A', 'what was not tried twice comes before what was');

-- A receiver says when it wants the next attempt, or none.
create function pg_temp.pause(seconds integer) returns integer language plpgsql as $$
begin
  update public.outbox set attempts = 1, answer = null, next_try = now() where endpoint = 'a' and status = 'waiting';
  return pg_temp.record('a', 429, seconds);
end
$$;
select is(pg_temp.pause(seconds), pause, format('asked for %s seconds, the next attempt is after %s', seconds, pause))
  from (values (30, 30), (3600, 3600), (86400, 86400), (86401, 86400), (0, 1), (-5, 1), (null, 1)) as asked (seconds, pause);
update public.outbox set attempts = 1, answer = null, next_try = now() where endpoint = 'a' and status = 'waiting';
select is(pg_temp.record('a', 410), null, 'after 410 there is no further attempt');
select is(pg_temp.claim(), null, 'nor one of another request');
select pg_temp.add('{"email": "late@mail.example"}');
select is(pg_temp.claim(), null, 'nor of a later one');
select is((select array_agg(distinct status order by status) from public.outbox where endpoint = 'a'), '{refused,sent}', 'which are given up');
update public.outbox set answer = null, next_try = now(), attempts = 0 where endpoint = 'a' and answer = 410;
select isnt(pg_temp.claim(), null, 'until they are sent again');
select is(pg_temp.claim('c', '{c}'), null, 'what waits for a webhook that is no longer configured goes to no other');
select is_empty($$ select from public.outbox where endpoint in ('a', 'b') and status = 'waiting' $$, 'and is given up');
delete from public.waitlist where email = 'late@mail.example';
update public.outbox set next_try = now() where endpoint = 'b';

-- What an attempt changes.
create function pg_temp.after(code integer) returns text language plpgsql as $$
declare
  tried bigint := (select min(id) from public.outbox where endpoint = 'b');
  result text;
begin
  update public.outbox set attempts = 1, answer = null, sent_at = null, next_try = now() where id = tried;
  perform pg_temp.act_as('anon', '{"x-forwarder-token": "the token"}'), public.record_delivery(tried, code);
  perform pg_temp.act_as('none');
  select status into result from public.outbox where id = tried;
  return result;
end
$$;
select is(pg_temp.after(answer), status, format('after %s it is %s', answer, status))
  from (values (199, 'waiting'), (200, 'sent'), (299, 'sent'), (300, 'waiting')) as answers (answer, status);
update public.outbox set attempts = 0, sent_at = null, next_try = now() where endpoint = 'b';
select pg_temp.claim('b');
select is((select array_agg(next_try - now()) from public.outbox where endpoint = 'b' and attempts = 1), array[interval '20 seconds'], 'an instance has 20 seconds');

-- What writes no delivery.
create temporary table before as select count(*) from public.outbox;
update public.waitlist set further_requests = further_requests;
update public.waitlist set further_requests = further_requests - 0 where email = 'ann@mail.example';
insert into public.waitlist (name, email, suspected) values ('Bot', 'bot@mail.example', true);
update public.waitlist set further_requests = '[{"name": "Bot"}]' where email = 'bot@mail.example';
select is((select count(*) from public.outbox), (select count from before), 'a change without a new request, or of what is suspected, writes none');
delete from public.waitlist where email = 'bot@mail.example';

-- Who may do what.
select pg_temp.act_as('anon');
select throws_ok($$ select public.claim_delivery('a', '{a}') $$, '42501', 'Only the site''s server may do this', 'a visitor claims nothing');
select throws_ok('select public.record_delivery(1, 200)', '42501', 'Only the site''s server may do this', 'a visitor records nothing');
select throws_ok('select * from public.outbox', '42501', null, 'a visitor reads nothing');
select pg_temp.act_as('anon', '{"x-forwarder-token": "guess"}');
select throws_ok($$ select public.claim_delivery('a', '{a}') $$, '42501', null, 'nor with a guessed token');
select pg_temp.act_as('authenticated', person => '00000000-0000-4000-8000-00000000000b');
select is_empty('select * from public.outbox', 'somebody without a role reads nothing');
select throws_ok('select public.send_again()', '42501', 'Only an admin may do this', 'and sends nothing again');
select pg_temp.act_as('authenticated', person => '00000000-0000-4000-8000-00000000000a');
select is((select count(*) from public.outbox), 8::bigint, 'an admin without a second factor reads deliveries');
select throws_ok('delete from public.outbox', '42501', null, 'but changes none by hand');
create temporary table sent as select id, attempts, next_try from public.outbox where status = 'sent';
select ok((select count(*) from sent) between 1 and 7, 'some are sent and some are not');
select is(public.send_again(), 8 - (select count(*)::integer from sent), 'an admin sends all that are not sent again');
select is_empty($$ select from public.outbox where status = 'refused' $$, 'also those that were given up');
select is_empty($$ select from public.outbox where status = 'waiting' and (attempts > 0 or answer is not null or next_try > now()) $$, 'now, as if they had not been tried');
select results_eq('select id, attempts, next_try from public.outbox where status = $$sent$$ order by id', 'select * from sent order by id', 'and none that is sent');
select results_eq(
  'select action, entries from public.audit_log order by id desc limit 1',
  $$ select 'deliveries_sent_again', 8 - count(*)::integer from sent $$, 'which is logged'
);
select pg_temp.act_as('none');
insert into auth.mfa_factors (id, user_id, factor_type, status) select gen_random_uuid(), id, 'totp', 'verified' from auth.users;
select pg_temp.act_as('authenticated', person => '00000000-0000-4000-8000-00000000000a');
select is_empty('select * from public.outbox', 'an admin whose session lacks the second factor reads nothing');
select throws_ok('select public.send_again()', '42501', null, 'and sends nothing again');
select pg_temp.act_as('authenticated', person => '00000000-0000-4000-8000-00000000000a', aal => 'aal2');
select is((select count(*) from public.outbox), 8::bigint, 'with the second factor, they do');
select pg_temp.act_as('none');

-- It ends with the entry, and after a month.
delete from public.waitlist where email = 'bob@mail.example';
select is((select count(*) from public.outbox), 6::bigint, 'erasing an entry erases its deliveries');
update public.outbox set created_at = now() - interval '30 days';
select public.purge_waitlist();
select is((select count(*) from public.outbox), 6::bigint, 'deliveries of 30 days are kept');
update public.outbox set created_at = created_at - interval '1 second';
select public.purge_waitlist();
select is_empty('select from public.outbox', 'older ones are erased');

-- What a row may hold.
insert into public.waitlist (name, email) values ('Eve', 'eve@rows.example');
select throws_matching(
  format('insert into public.outbox (type, entry, request, endpoint) select %L, id, 0, %L from public.waitlist where email = %L', type, endpoint, 'eve@rows.example'),
  constraint_name, constraint_name || ' refuses ' || left(type || ' ' || endpoint, 20)
) from (values
  ('lead.deleted', 'a', 'outbox_type_known'), ('lead.created', '', 'outbox_endpoint_length'), ('lead.created', repeat('x', 301), 'outbox_endpoint_length')
) as breaches (type, endpoint, constraint_name);
select lives_ok(
  format('insert into public.outbox (type, entry, request, endpoint) select %L, id, 0, %L from public.waitlist where email = %L', 'lead.asked_again', repeat('x', length), 'eve@rows.example'),
  'an endpoint of ' || length || ' characters is taken'
) from unnest(array[1, 300]) as length;

select * from finish();
rollback;
