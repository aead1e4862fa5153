begin;
create schema if not exists extensions;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;

select plan(64);

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000a', 'admin@site.example'),
  ('00000000-0000-4000-8000-00000000000b', 'person@site.example');
-- Each person has a session with their own id.
insert into auth.sessions (id, user_id) select id, id from auth.users;
select public.grant_admin('admin@site.example');

-- Grants.
select ok((select relrowsecurity from pg_class where oid = 'public.waitlist'::regclass), 'waitlist has row-level security');
select policies_are('public', 'waitlist', array['visitors add entries', 'admins read entries'], 'waitlist has these policies');
select policy_roles_are('public', 'waitlist', 'visitors add entries', array['anon'], 'visitors only add as anon');
select policy_roles_are('public', 'waitlist', 'admins read entries', array['authenticated'], 'admins only read as authenticated');
select policy_cmd_is('public', 'waitlist', 'visitors add entries', 'insert', 'the visitors'' policy is for inserts');
select policy_cmd_is('public', 'waitlist', 'admins read entries', 'select', 'the admins'' policy is for reads');
select table_privs_are('public', 'waitlist', 'anon', '{}', 'anon holds nothing on the whole table');
select table_privs_are('public', 'waitlist', 'authenticated', '{SELECT}', 'authenticated may only select');
select table_privs_are('public', 'waitlist', 'service_role', '{SELECT,INSERT,UPDATE,DELETE}', 'service_role manages entries');
select column_privs_are('public', 'waitlist', column_name, 'anon', '{INSERT}', 'anon may only insert ' || column_name)
  from unnest(array['name', 'email', 'company', 'phone', 'message', 'source', 'language']) as column_name;
select column_privs_are('public', 'waitlist', 'id', 'anon', '{}', 'anon may not choose the id');
select column_privs_are('public', 'waitlist', 'created_at', 'anon', '{}', 'anon may not choose the time');

-- What a visitor may do.
select set_config('role', 'anon', true);
select lives_ok($$ insert into public.waitlist (name, email) values ('Ann', 'ann@mail.example') $$, 'a visitor adds an entry');
select lives_ok(
  $$ insert into public.waitlist (name, email, company, phone, message, source, language)
     values ('Zoé', 'zoe@mail.example', 'Société', '+33 1 23', E'Bonjour\nà tous', 'exit-popup-free-trial', 'fr') $$,
  'a visitor fills every column'
);
select throws_ok($$ insert into public.waitlist (name, email) values ('Ann', 'ANN@mail.example') $$, '23505', null, 'an address is taken once, whatever its case');
select throws_ok($$ insert into public.waitlist (name, email) values ('Ann', 'b@mail.example') returning id $$, '42501', null, 'a visitor reads nothing back');
select throws_ok('select count(*) from public.waitlist', '42501', null, 'a visitor counts nothing');
select throws_ok($$ update public.waitlist set name = 'x' $$, '42501', null, 'a visitor updates nothing');
select throws_ok('delete from public.waitlist', '42501', null, 'a visitor deletes nothing');
select throws_ok('truncate public.waitlist', '42501', null, 'a visitor truncates nothing');
select throws_ok($$ insert into public.waitlist (id, name, email) values (gen_random_uuid(), 'Ann', 'b@mail.example') $$, '42501', null, 'a visitor sets no id');
select throws_ok($$ insert into public.waitlist (created_at, name, email) values (now(), 'Ann', 'b@mail.example') $$, '42501', null, 'a visitor sets no time');
select throws_ok(
  $$ insert into public.waitlist (name, email) values ('Ann', 'ann@mail.example') on conflict (lower(email)) do update set name = 'x' $$,
  '42501', null, 'a visitor cannot upsert'
);
select throws_ok($$ select public.erase_entry(gen_random_uuid()) $$, '42501', null, 'a visitor erases nothing');
select throws_ok($$ select public.purge_waitlist() $$, '42501', null, 'a visitor purges nothing');

-- Checks, each by its name.
select set_config('role', 'none', true);
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
  ('an empty phone', '{"phone": ""}', 'waitlist_phone_length'),
  ('a phone of 51', jsonb_build_object('phone', repeat('1', 51)), 'waitlist_phone_length'),
  ('a phone with space after it', '{"phone": "1 "}', 'waitlist_phone_format'),
  ('an empty message', '{"message": ""}', 'waitlist_message_length'),
  ('a message of 1101', jsonb_build_object('message', repeat('x', 1101)), 'waitlist_message_length'),
  ('a message with a line before it', '{"message": "\nx"}', 'waitlist_message_format'),
  ('an unknown source', '{"source": "api"}', 'waitlist_source_known'),
  ('an unknown language', '{"language": "de"}', 'waitlist_language_known');
select throws_matching(
  format(
    'insert into public.waitlist (name, email, company, phone, message, source, language)
     select name, email, company, phone, message, source, language from jsonb_populate_record(null::public.waitlist, %L)',
    '{"name": "Ann", "email": "free@mail.example", "source": "demo", "language": "en"}'::jsonb || value
  ),
  constraint_name, label || ' is refused'
) from refused;
select lives_ok(
  format(
    'insert into public.waitlist (name, email, company, phone, message) values (%L, %L, %L, %L, %L)',
    repeat('é', 100), repeat('x', 242) || '@mail.example', repeat('x', 100), repeat('1', 50), repeat('x', 1100)
  ),
  'the longest values are taken'
);

-- A user without a role.
select set_config('role', 'authenticated', true);
select set_config('request.jwt.claim.sub', '00000000-0000-4000-8000-00000000000b', true);
select set_config('request.jwt.claims', '{"sub":"00000000-0000-4000-8000-00000000000b","session_id":"00000000-0000-4000-8000-00000000000b"}', true);
select is_empty('select * from public.waitlist', 'somebody without a role sees no entries');
select throws_ok($$ insert into public.waitlist (name, email) values ('Ann', 'b@mail.example') $$, '42501', null, 'somebody signed in adds no entries');
select throws_ok('delete from public.waitlist', '42501', null, 'somebody without a role deletes nothing');
select throws_ok('select public.erase_entry(gen_random_uuid())', '42501', null, 'somebody without a role erases nothing');

-- An admin.
select set_config('request.jwt.claim.sub', '00000000-0000-4000-8000-00000000000a', true);
select set_config('request.jwt.claims', '{"sub":"00000000-0000-4000-8000-00000000000a","session_id":"00000000-0000-4000-8000-00000000000a"}', true);
select is((select count(*) from public.waitlist), 3::bigint, 'an admin sees every entry');
select throws_ok($$ update public.waitlist set name = 'x' $$, '42501', null, 'an admin changes no entry');
select throws_ok('delete from public.waitlist', '42501', null, 'an admin deletes nothing directly');
select is(public.erase_entry((select id from public.waitlist where email = 'ann@mail.example')), true, 'an admin erases one entry');
select is(public.erase_entry('00000000-0000-4000-8000-00000000000c'), false, 'erasing what is not there says so');
select is((select count(*) from public.waitlist), 2::bigint, 'one entry is gone');
select throws_ok('select public.purge_waitlist()', '42501', null, 'an admin does not purge');

-- service_role.
select set_config('role', 'service_role', true);
select set_config('request.jwt.claim.sub', '', true);
select set_config('request.jwt.claims', '{"role":"service_role"}', true);
select lives_ok($$ update public.waitlist set created_at = now() - interval '3 years' where email = 'zoe@mail.example' $$, 'service_role changes entries');
select is(public.purge_waitlist(), 1, 'a purge erases what is older than the retention time');

select set_config('role', 'none', true);
select * from finish();
rollback;
