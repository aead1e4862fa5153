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
insert into public.waitlist (id, name, email) values
  ('00000000-0000-4000-8000-000000000001', 'Ann', 'ann@mail.example'),
  ('00000000-0000-4000-8000-000000000002', 'Bob', 'bob@mail.example'),
  ('00000000-0000-4000-8000-000000000003', 'Eve', 'eve@mail.example');

-- Append-only, for the owner too.
select throws_ok('update public.audit_log set entries = 0', '42501', 'The audit log is append-only', 'no line is changed');
select throws_ok('delete from public.audit_log', '42501', 'The audit log is append-only', 'no line is deleted');
select throws_ok('truncate public.audit_log', '42501', 'The audit log is append-only', 'it is not truncated');

-- Roles.
select results_eq(
  'select action, subject from public.audit_log',
  $$ values ('role_granted', '00000000-0000-4000-8000-00000000000a'::uuid) $$, 'a granted role is logged'
);
insert into public.user_roles values ('00000000-0000-4000-8000-00000000000b', 'admin');
delete from public.user_roles where user_id = '00000000-0000-4000-8000-00000000000b';
select is(
  (select array_agg(action order by id) from public.audit_log where subject = '00000000-0000-4000-8000-00000000000b'),
  array['role_granted', 'role_revoked'], 'a revoked role is logged'
);
select set_config('role', 'service_role', true);
insert into public.user_roles values ('00000000-0000-4000-8000-00000000000b', 'admin');
select set_config('role', 'none', true);
update public.user_roles set created_at = now() where user_id = '00000000-0000-4000-8000-00000000000b';
select is(
  (select array_agg(action order by id) from public.audit_log where subject = '00000000-0000-4000-8000-00000000000b'),
  array['role_granted', 'role_revoked', 'role_granted', 'role_revoked', 'role_granted'], 'a role that is changed is revoked and granted'
);
delete from public.user_roles where user_id = '00000000-0000-4000-8000-00000000000b';

-- When an entry is erased.
select is(
  (select private.erased_on(entry) - current_date from jsonb_populate_record(null::public.waitlist, jsonb_build_object('created_at', now(), 'suspected', suspected)) as entry),
  days + 1, format('an entry that is%s suspected is erased on the day after %s days at the latest', case when suspected then '' else ' not' end, days)
) from (values (true, 30), (false, (now() + interval '24 months')::date - current_date)) as expected (suspected, days);
update private.settings set waitlist_retention = '7 days';
select is(
  (select private.erased_on(entry) - current_date from jsonb_populate_record(null::public.waitlist, jsonb_build_object('created_at', now(), 'suspected', suspected)) as entry),
  8, 'a shorter retention time holds for both'
) from unnest(array[true, false]) as suspected;
update private.settings set waitlist_retention = '24 months';

-- A user without a role.
select set_config('role', 'authenticated', true);
select set_config('request.jwt.claim.sub', '00000000-0000-4000-8000-00000000000b', true);
select set_config('request.jwt.claims', '{"sub":"00000000-0000-4000-8000-00000000000b","session_id":"00000000-0000-4000-8000-00000000000b"}', true);
select is_empty('select * from public.audit_log', 'somebody without a role sees no lines');
select throws_ok($$ select public.read_entry('00000000-0000-4000-8000-000000000001') $$, '42501', 'Only an admin may do this', 'somebody without a role reads no entry');

select throws_ok($$ select public.download_entry('00000000-0000-4000-8000-000000000002') $$, '42501', 'Only an admin may do this', 'and downloads none');

-- An admin.
select set_config('request.jwt.claim.sub', '00000000-0000-4000-8000-00000000000a', true);
select set_config('request.jwt.claims', '{"sub":"00000000-0000-4000-8000-00000000000a","session_id":"00000000-0000-4000-8000-00000000000a"}', true);
select results_eq(
  $$ select entry ->> 'name', (entry ->> 'erased_on')::date, entry -> 'consent_version' from public.read_entry('00000000-0000-4000-8000-000000000001') as entry $$,
  $$ values ('Ann', (now() + interval '24 months')::date + 1, 'null'::jsonb) $$, 'an admin reads an entry, and when it is erased'
);
select is(public.read_entry('00000000-0000-4000-8000-00000000000f'), null, 'but none that is not there');
select is((select count(*) from public.list_waitlist(page_size => 2)), 2::bigint, 'an admin lists a page');
select is((select count(*) from public.list_waitlist(page_size => 101)), 3::bigint, 'an admin exports');
select is((select count(*) from public.list_waitlist(jsonb_build_object('search', 'nobody'))), 0::bigint, 'an admin searches in vain');
select results_eq(
  $$ select entry -> 'entry' ->> 'email', entry -> 'entry' ? 'consent_version', entry -> 'entry' ? 'search', (entry ->> 'erased_on')::date, entry -> 'deliveries' -> 0 ->> 'type', entry -> 'audit_log' -> 0 ->> 'action'
     from public.download_entry('00000000-0000-4000-8000-000000000001') as entry $$,
  $$ values ('ann@mail.example', true, false, (now() + interval '24 months')::date + 1, 'lead.created', 'entry_read') $$,
  'an admin downloads all about one person'
);
select is(public.download_entry('00000000-0000-4000-8000-00000000000f'), null, 'but nothing about nobody');
select is(public.erase_entries('{00000000-0000-4000-8000-000000000001}'), 1, 'an admin erases an entry');
select results_eq(
  $$ select action, subject, entries from public.audit_log where actor = '00000000-0000-4000-8000-00000000000a' order by id $$,
  $$ values ('entry_read', '00000000-0000-4000-8000-000000000001'::uuid, null::integer),
      ('entries_listed', null, 3),
      ('entries_exported', null, 3),
      ('entries_listed', null, 0),
      ('entry_downloaded', '00000000-0000-4000-8000-000000000001', null),
      ('entries_erased', '00000000-0000-4000-8000-000000000001'::uuid, 1) $$,
  'what an admin does is logged under their name'
);
select throws_ok($$ insert into public.audit_log (action) values ('entry_read') $$, '42501', null, 'an admin writes no line by hand');
select throws_ok('delete from public.audit_log', '42501', null, 'an admin deletes no line');

-- service_role and the operator.
select set_config('role', 'service_role', true);
select set_config('request.jwt.claim.sub', '', true);
select set_config('request.jwt.claims', '{"role":"service_role"}', true);
select throws_ok($$ insert into public.audit_log (action) values ('entry_read') $$, '42501', null, 'service_role writes no line by hand');
select lives_ok('delete from public.waitlist', 'service_role deletes entries');
select results_eq(
  'select actor, subject, entries from public.audit_log order by id desc limit 1',
  'values (null::uuid, null::uuid, 2)', 'several entries erased at once are one line'
);
select lives_ok('delete from public.waitlist', 'a delete that finds nothing passes');
select is((select entries from public.audit_log order by id desc limit 1), 2, 'erasing nothing is not logged');
select set_config('role', 'none', true);
update auth.sessions set created_at = now() - interval '15 minutes';
select set_config('role', 'authenticated', true);
select set_config('request.jwt.claim.sub', '00000000-0000-4000-8000-00000000000a', true);
select set_config('request.jwt.claims', '{"sub":"00000000-0000-4000-8000-00000000000a","session_id":"00000000-0000-4000-8000-00000000000a"}', true);
select is(public.has_recent_sign_in(), false, 'a sign-in of 15 minutes ago is not recent');
select throws_ok('select public.list_waitlist(page_size => 101)', 'PT403', null, 'an export needs a recent sign-in');
select throws_ok('select public.erase_entries(array[gen_random_uuid()])', 'PT403', null, 'so does erasing');
select throws_ok('select public.download_entry(gen_random_uuid())', 'PT403', null, 'and a download');
select lives_ok('select public.list_waitlist(page_size => 100), public.read_entry(gen_random_uuid())', 'reading does not');
select set_config('role', 'service_role', true);
select set_config('request.jwt.claims', '{"role":"service_role"}', true);
select lives_ok('select public.erase_entries(array[gen_random_uuid()])', 'an operator has no session');
select set_config('role', 'none', true);
insert into auth.mfa_factors (id, user_id, factor_type, status) select gen_random_uuid(), id, 'totp', 'verified' from auth.users;
select set_config('role', 'service_role', true);
select is(public.remove_factors('ADMIN@site.example'), 1, 'an operator removes the factors of one person');
select is(public.remove_factors('nobody@site.example'), 0, 'and none of nobody');
select results_eq(
  'select action, actor, entries from public.audit_log order by id desc limit 1',
  $$ values ('factors_removed', null::uuid, 1) $$, 'which is one line'
);
select set_config('role', 'authenticated', true);
select throws_ok($$ select public.remove_factors('admin@site.example') $$, '42501', null, 'an admin removes no factors so');

select set_config('role', 'anon', true);
select throws_ok('select * from public.audit_log', '42501', null, 'a visitor sees no lines');

select set_config('role', 'none', true);
select * from finish();
rollback;
