begin;
create schema if not exists extensions;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;

select no_plan();

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000a', 'admin@site.example'),
  ('00000000-0000-4000-8000-00000000000b', 'person@site.example');
-- Each person has a session with their own id.
insert into auth.sessions (id, user_id) select id, id from auth.users;
select public.grant_admin('admin@site.example');
update private.settings set forwarder_token_sha256 = sha256(convert_to('the token', 'UTF8'));

select is_empty(
  $$ select from pg_attribute, aclexplode(attacl) where attrelid = 'public.waitlist'::regclass and grantee = 'anon'::regrole $$,
  'anon holds nothing on a column'
);

-- What a visitor may do.
select set_config('role', 'anon', true);
select is(public.add_entry('{"name": "Ann", "email": "ann@mail.example"}'), 'received', 'a visitor adds an entry');
select is(
  public.add_entry('{
    "name": "Zoé", "email": "zoe@mail.example", "company": "Société", "phone": "+33 1 23", "message": "Bonjour\nà tous",
    "source": "exit-popup-free-trial", "language": "fr", "page": "/fr/app", "landing_page": "/fr",
    "utm_source": "newsletter", "utm_medium": "email", "utm_campaign": "Été 2026",
    "consent_version": "2026-11-20 e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
  }'),
  'received', 'a visitor fills every column'
);
select is(public.add_entry('{"name": "Eve", "email": "ANN@mail.example"}'), 'received', 'a visitor is told the same of an address that is known, whatever its case');
select is(public.add_entry(jsonb_build_object('name', 'Ann', 'email', email)), 'refused', 'a visitor is refused what breaks a rule, known or not: ' || email)
  from unnest(array['ann@mail.example ', 'new@mail.example ']) as email;
select is(public.add_entry(entry::jsonb), 'refused', 'a visitor is refused what is no entry: ' || coalesce(entry, 'null'))
  from unnest(array[
    null, 'null', '1', '"name"', '[]', '[{"name": "Ann", "email": "new@mail.example"}]', '{}', '{"name": "Ann"}', '{"name": "", "email": "new@mail.example"}',
    '{"name": "Ann", "email": "new@mail.example", "id": "00000000-0000-4000-8000-0000000000ff"}',
    '{"name": "Ann", "email": "new@mail.example", "created_at": "2000-01-01"}'
  ]) as entry;
select set_config('request.headers', '{"x-forwarder-token": "the token"}', true);
select is(public.add_entry('{"name": "Eve", "email": "ANN@mail.example"}'), 'already_received', 'the site''s server learns that an address is known');
select is(public.add_entry('{"name": "Ben", "email": "ben@mail.example"}'), 'received', 'and that another is new');
select set_config('request.headers', '{"x-forwarder-token": "guess"}', true);
select is(public.add_entry('{"name": "Eve", "email": "ann@mail.example"}'), 'received', 'a wrong token learns nothing');
select throws_ok($$ insert into public.waitlist (name, email) values ('Ann', 'b@mail.example') $$, '42501', null, 'a visitor inserts nothing directly');
select throws_ok('select count(*) from public.waitlist', '42501', null, 'a visitor counts nothing');
select throws_ok($$ update public.waitlist set name = 'x' $$, '42501', null, 'a visitor updates nothing');
select throws_ok('delete from public.waitlist', '42501', null, 'a visitor deletes nothing');
select throws_ok('truncate public.waitlist', '42501', null, 'a visitor truncates nothing');
select throws_ok($$ select public.erase_entries(array[gen_random_uuid()]) $$, '42501', null, 'a visitor erases nothing');
select throws_ok($$ select public.purge_waitlist() $$, '42501', null, 'a visitor purges nothing');

select set_config('role', 'none', true);
select set_config('request.headers', '', true);
select results_eq(
  'select name, company, phone, message, source, language, page, landing_page, utm_source, utm_medium, utm_campaign, left(consent_version, 14)
   from public.waitlist order by name',
  $$ values ('Ann', null, null, null, 'waitlist', 'en', null, null, null, null, null, null),
    ('Ben', null, null, null, 'waitlist', 'en', null, null, null, null, null, null),
    ('Zoé', 'Société', '+33 1 23', E'Bonjour\nà tous', 'exit-popup-free-trial', 'fr', '/fr/app', '/fr', 'newsletter', 'email', 'Été 2026', '2026-11-20 e3b') $$,
  'who comes second changes nothing'
);
select is(public.add_entry('{"name": "Kim", "email": "kim@mail.example", "company": "", "phone": "", "message": ""}'), 'received', 'empty fields are taken');
select is((select to_jsonb(array[company, phone, message]) from public.waitlist where name = 'Kim'), '[null, null, null]', 'and stored as nothing');
delete from public.waitlist where name in ('Ben', 'Kim');

-- Asked again, and suspected.
select is(public.add_entry(('{"name": "Eve", "email": "ann@mail.example", "phone": "1", "message": "Call me", "source": "demo", "page": "/", "consent_version": "2026-11-26 ' || repeat('0', 64) || '"}')::jsonb), 'received', 'who asks again is received');
select is(
  (select further_requests -> -1 from public.waitlist where email = 'ann@mail.example'),
  jsonb_build_object(
    'name', 'Eve', 'email', 'ann@mail.example', 'phone', '1', 'message', 'Call me', 'source', 'demo', 'language', 'en', 'page', '/',
    'suspected', false, 'consent_version', '2026-11-26 ' || repeat('0', 64), 'created_at', now()
  ),
  'and what was typed is kept beside the entry'
);
select is((select name from public.waitlist where email = 'ann@mail.example'), 'Ann', 'which stays as it was');
select is(public.add_entry('{"name": "Eve", "email": "ann@mail.example", "phone": " 1"}'), 'refused', 'a further request keeps the rules');

-- Strangers learn of no address whether it is on the list, and take nobody's place on it.
update private.settings set entries_per_address = 1000;
create function pg_temp.add_many(email text) returns text[] language sql as $$
  select array_agg(public.add_entry(jsonb_build_object('name', 'Eve', 'email', email, 'message', 'Request ' || number))) from generate_series(1, 45) as number
$$;
select is(pg_temp.add_many('ann@mail.example'), array_fill('received'::text, '{45}'), 'a stranger is told the same 45 times of an address on the list');
select is(pg_temp.add_many('unlisted@mail.example'), array_fill('received'::text, '{45}'), 'as of one that was not');
select is(public.add_entry('{"name": "Ann", "email": "ann@mail.example", "message": "I am Ann"}'), 'received', 'and the person herself is received after them');
select is(
  (select count(*) from public.waitlist, jsonb_array_elements(further_requests || private.first_request(waitlist)) as request where request ->> 'message' ~ '^(Request|I am)'),
  91::bigint, 'nothing that was received is lost'
);
select is((select max(jsonb_array_length(further_requests)) from public.waitlist), 20, 'in entries of 20 further requests at most');
delete from public.waitlist where email = 'unlisted@mail.example' or email = 'ann@mail.example' and name <> 'Ann' or message = 'I am Ann';

-- A request that is sent again.
create function pg_temp.requests() returns bigint language sql as $$
  select sum(1 + jsonb_array_length(further_requests)) from public.waitlist where email = 'retry@mail.example'
$$;
create function pg_temp.add_again(fields jsonb, age interval) returns bigint language plpgsql as $$
begin
  delete from public.waitlist where email = 'retry@mail.example';
  perform public.add_entry('{"name": "Ann", "email": "retry@mail.example", "message": "Hello", "landing_page": "/", "source": "demo"}');
  update public.waitlist set created_at = now() - age where email = 'retry@mail.example';
  perform public.add_entry('{"name": "Ann", "email": "retry@mail.example", "message": "Hello", "source": "demo"}' || fields);
  return pg_temp.requests();
end
$$;
select is(pg_temp.add_again(fields, age), requests, fields::text || ' after ' || age || ': ' || requests) from (values
  ('{}'::jsonb, interval '0', 1::bigint), ('{}', '9 minutes 59 seconds', 1), ('{}', '10 minutes', 2),
  ('{"email": "RETRY@mail.example"}', '1 minute', 1), ('{"language": "fr"}', '1 minute', 1), ('{"page": "/demo"}', '1 minute', 1),
  ('{"suspected": true}', '1 minute', 1), ('{"phone": ""}', '1 minute', 1),
  ('{"message": "Hello again"}', '1 minute', 2), ('{"phone": "1"}', '1 minute', 2), ('{"name": "Bob"}', '1 minute', 2), ('{"source": "waitlist"}', '1 minute', 2)
) as sent (fields, age, requests);
select public.add_entry('{"name": "Ann", "email": "retry@mail.example", "message": "Second"}') from generate_series(1, 3);
select is(pg_temp.requests(), 3::bigint, 'a further request counts once too');
select is((select count(*) from public.outbox join public.waitlist on entry = waitlist.id where email = 'retry@mail.example'), 3::bigint, 'and is announced once');
delete from public.waitlist where email = 'retry@mail.example';
select is(public.add_entry('{"name": "Bot", "email": "bot@mail.example", "suspected": true}'), 'received', 'a robot is told the same as people');
select is((select suspected from public.waitlist where email = 'bot@mail.example'), true, 'and its entry is stored and marked');
select is(public.add_entry('{"name": "Bot", "email": "human@mail.example", "suspected": true}'), 'received', 'an entry of autofill');
select is(public.add_entry('{"name": "Human", "email": "human@mail.example"}'), 'received', 'whose author asks again');
select is((select suspected from public.waitlist where email = 'human@mail.example'), false, 'is suspected no more');
select is(public.add_entry('{"name": "Bot", "email": "human@mail.example", "suspected": true}'), 'received', 'and what is suspected of a known address');
select is((select suspected from public.waitlist where email = 'human@mail.example'), false, 'hides no entry');
delete from public.waitlist where email = 'human@mail.example';

-- Checks, each by its name.
create temporary table refused (label text, value jsonb, constraint_name text) on commit drop;
insert into refused values
  ('an empty name', '{"name": ""}', 'waitlist_name_length'),
  ('a name of 101', jsonb_build_object('name', repeat('x', 101)), 'waitlist_name_length'),
  ('a name with space around it', '{"name": " Ann"}', 'waitlist_name_format'),
  ('a name of two lines', '{"name": "An\nn"}', 'waitlist_name_format'),
  ('an address without an at sign', '{"email": "mail.example"}', 'waitlist_email_format'),
  ('an address without a domain', '{"email": "a@mail"}', 'waitlist_email_format'),
  ('an address with a space', '{"email": "a b@mail.example"}', 'waitlist_email_format'),
  ('an address of 256', jsonb_build_object('email', repeat('x', 243) || '@mail.example'), 'waitlist_email_length'),
  ('an empty company', '{"company": ""}', 'waitlist_company_length'),
  ('a company of 101', jsonb_build_object('company', repeat('x', 101)), 'waitlist_company_length'),
  ('a company with a tab', '{"company": "a\tb"}', 'waitlist_company_format'),
  ('a name with a zero-width space', '{"name": "An\u200bn"}', 'waitlist_name_format'),
  ('a message with a bidirectional mark', '{"message": "a\u202eb"}', 'waitlist_message_format'),
  ('an address that is not ASCII', '{"email": "info@münchen.example"}', 'waitlist_email_format'),
  ('a label of 64', jsonb_build_object('email', 'a@' || repeat('x', 64) || '.example'), 'waitlist_email_format'),
  ('an empty phone', '{"phone": ""}', 'waitlist_phone_length'),
  ('a phone of 51', jsonb_build_object('phone', repeat('1', 51)), 'waitlist_phone_length'),
  ('a phone with space after it', '{"phone": "1 "}', 'waitlist_phone_format'),
  ('an empty message', '{"message": ""}', 'waitlist_message_length'),
  ('a message of 1101', jsonb_build_object('message', repeat('x', 1101)), 'waitlist_message_length'),
  ('a message with a line before it', '{"message": "\nx"}', 'waitlist_message_format'),
  ('an unknown source', '{"source": "api"}', 'waitlist_source_known'),
  ('a language that is no code', '{"language": "English"}', 'waitlist_language_format'),
  ('a page of 201', jsonb_build_object('page', '/' || repeat('x', 200)), 'waitlist_page_length'),
  ('a page that is no path', '{"page": "https://evil.example/"}', 'waitlist_page_format'),
  ('a page with a space', '{"page": "/a b"}', 'waitlist_page_format'),
  ('a landing page of 201', jsonb_build_object('landing_page', '/' || repeat('x', 200)), 'waitlist_landing_page_length'),
  ('a landing page of two lines', '{"landing_page": "/a\nb"}', 'waitlist_landing_page_format'),
  ('a text without its day', jsonb_build_object('consent_version', repeat('0', 64)), 'waitlist_consent_version_format'),
  ('a text without its hash', '{"consent_version": "2026-11-26 "}', 'waitlist_consent_version_format'),
  ('a text with more than its hash', jsonb_build_object('consent_version', '2026-11-26 ' || repeat('0', 64) || E'\n'), 'waitlist_consent_version_format');
insert into refused
  select label || column_name, jsonb_build_object(column_name, value), 'waitlist_' || column_name || '_' || rule
  from unnest(array['utm_source', 'utm_medium', 'utm_campaign']) as column_name,
    (values ('an empty ', '', 'length'), ('101 characters of ', repeat('x', 101), 'length'), ('a tab in ', E'a\tb', 'format'), ('a space after ', 'a ', 'format'))
      as breaches (label, value, rule);
select throws_matching(
  format(
    'insert into public.waitlist (name, email, company, phone, message, source, language, page, landing_page, utm_source, utm_medium, utm_campaign, consent_version)
     select name, email, company, phone, message, source, language, page, landing_page, utm_source, utm_medium, utm_campaign, consent_version
     from jsonb_populate_record(null::public.waitlist, %L)',
    '{"name": "Ann", "email": "free@mail.example", "source": "demo", "language": "en"}'::jsonb || value
  ),
  constraint_name, label || ' is refused'
) from refused;
select lives_ok(
  format(
    'insert into public.waitlist (name, email, company, phone, message, page, landing_page, utm_source, utm_medium, utm_campaign)
     values (%L, %L, %L, %L, %L, %6$L, %6$L, %7$L, %7$L, %7$L)',
    repeat('é', 100), repeat('x', 242) || '@mail.example', repeat('x', 100), repeat('1', 50), repeat('x', 1100),
    '/' || repeat('x', 199), repeat('é', 100)
  ),
  'the longest values are taken'
);
select lives_ok(
  $$ insert into public.waitlist (name, email, company, phone, message, utm_source, utm_medium, utm_campaign)
     values ('x', 'x@y.z', 'x', '1', 'x', 'x', 'x', 'x') $$,
  'the shortest values are taken'
);
select lives_ok(format('update public.waitlist set status = %L where email = ''x@y.z''', status), 'an entry may be ' || status)
  from unnest(array['new', 'contacted', 'qualified', 'closed', 'spam']) as status;
select throws_matching($$ update public.waitlist set status = 'lost' $$, 'waitlist_status_known', 'an unknown status is refused');
delete from public.waitlist where email = 'x@y.z';
select is(private.phone_keys(number), keys, 'the search has the phone number ' || number) from (values
  ('+33 1-23', 'p33123 p3123'), ('1234', 'p1234'), ('12345', 'p12345 p2345'), ('12', 'p12'), ('1', 'p1')
) as numbers (number, keys);

-- A user without a role.
select set_config('role', 'authenticated', true);
select set_config('request.jwt.claim.sub', '00000000-0000-4000-8000-00000000000b', true);
select set_config('request.jwt.claims', '{"sub":"00000000-0000-4000-8000-00000000000b","session_id":"00000000-0000-4000-8000-00000000000b"}', true);
select throws_ok('select * from public.waitlist', '42501', null, 'somebody without a role sees no entries');
select throws_ok('select public.read_entry(gen_random_uuid())', '42501', null, 'nor a single one');
select throws_ok($$ insert into public.waitlist (name, email) values ('Ann', 'b@mail.example') $$, '42501', null, 'somebody signed in adds no entries');
select throws_ok($$ select public.add_entry('{"name": "Ann", "email": "b@mail.example"}') $$, '42501', null, 'nor through the visitors'' function');
select throws_ok('delete from public.waitlist', '42501', null, 'somebody without a role deletes nothing');
select throws_ok('select public.erase_entries(array[gen_random_uuid()])', '42501', null, 'somebody without a role erases nothing');

-- An admin.
select set_config('request.jwt.claim.sub', '00000000-0000-4000-8000-00000000000a', true);
select set_config('request.jwt.claims', '{"sub":"00000000-0000-4000-8000-00000000000a","session_id":"00000000-0000-4000-8000-00000000000a"}', true);
select throws_ok('select * from public.waitlist', '42501', null, 'an admin reads no entry past the log');
select is((select count(*) from public.list_waitlist()), 3::bigint, 'an admin lists every entry that is not suspected');
select is((select array_agg(name) from public.list_waitlist(jsonb_build_object('sources', '{suspected}'::text[]))), '{Bot}', 'or those that are');
select is(array[public.count_waitlist(), public.count_waitlist(jsonb_build_object('sources', '{suspected}'::text[])), public.count_waitlist(jsonb_build_object('sources', '{suspected,demo}'::text[]))], '{3,1,0}', 'and counts the same');
select isnt((select public.read_entry(id) -> 'further_requests' from public.list_waitlist() where email = 'ann@mail.example'), '[]', 'an admin reads further requests');
select throws_ok($$ update public.waitlist set name = 'x' $$, '42501', null, 'an admin changes no entry');
select throws_ok('delete from public.waitlist', '42501', null, 'an admin deletes nothing directly');
select is(public.erase_entries(array[(select id from public.list_waitlist() where email = 'ann@mail.example')]), 1, 'an admin erases one entry');
select is(public.erase_entries('{00000000-0000-4000-8000-00000000000c}'), 0, 'erasing what is not there says so');
select is((select count(*) from public.list_waitlist()), 2::bigint, 'one entry is gone');
select throws_ok('select public.purge_waitlist()', '42501', null, 'an admin does not purge');

-- service_role.
select set_config('role', 'service_role', true);
select set_config('request.jwt.claim.sub', '', true);
select set_config('request.jwt.claims', '{"role":"service_role"}', true);
select lives_ok($$ update public.waitlist set created_at = now() - interval '24 months' where email = 'zoe@mail.example' $$, 'service_role changes entries');
select is(public.purge_waitlist(), 0, 'a purge leaves what is as old as the retention time');
update public.waitlist set created_at = created_at - interval '1 second' where email = 'zoe@mail.example';
select is(public.purge_waitlist(), 1, 'a purge erases what is older than the retention time');
select is(public.purge_waitlist(), 0, 'and nothing else');
update public.waitlist set created_at = now() - interval '30 days';
select is(public.purge_waitlist(), 0, 'after 30 days it leaves what is suspected');
update public.waitlist set created_at = created_at - interval '1 second';
select is(public.purge_waitlist(), 1, 'a purge erases what is suspected');

select set_config('role', 'none', true);
select * from finish();
rollback;
