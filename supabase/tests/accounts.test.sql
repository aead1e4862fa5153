begin;
create schema if not exists extensions;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;

select plan(49);

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000a', 'admin@site.example'),
  ('00000000-0000-4000-8000-00000000000b', 'person@site.example');
-- Each person has a session with their own id.
insert into auth.sessions (id, user_id) select id, id from auth.users;
insert into public.profiles (user_id) values
  ('00000000-0000-4000-8000-00000000000a'), ('00000000-0000-4000-8000-00000000000b');

-- Tables and grants.
select has_table('public', 'profiles', 'profiles exists');
select has_table('public', 'user_roles', 'user_roles exists');
select ok((select relrowsecurity from pg_class where oid = 'public.profiles'::regclass), 'profiles has row-level security');
select ok((select relrowsecurity from pg_class where oid = 'public.user_roles'::regclass), 'user_roles has row-level security');
select table_privs_are('public', 'profiles', 'anon', '{}', 'anon holds nothing on profiles');
select table_privs_are('public', 'user_roles', 'anon', '{}', 'anon holds nothing on user_roles');
select table_privs_are('public', 'profiles', 'authenticated', '{SELECT}', 'authenticated may only select profiles');
select table_privs_are('public', 'user_roles', 'authenticated', '{SELECT}', 'authenticated may only select user_roles');
select column_privs_are('public', 'profiles', column_name, 'authenticated', '{SELECT}', 'authenticated may not update ' || column_name)
  from unnest(array['user_id', 'display_name', 'waitlist_visit_at', 'waitlist_previous_visit_at']) as column_name;
select table_privs_are('public', 'profiles', 'service_role', '{SELECT,INSERT,UPDATE,DELETE}', 'service_role manages profiles');
select table_privs_are('public', 'user_roles', 'service_role', '{SELECT,INSERT,UPDATE,DELETE}', 'service_role manages user_roles');
select policies_are('public', 'profiles', array['people read their own profile'], 'profiles has this policy');
select policies_are('public', 'user_roles', array['people read their own roles'], 'user_roles has this policy');
select schema_privs_are('private', 'anon', '{}', 'anon may not enter the private schema');
select schema_privs_are('private', 'authenticated', '{}', 'authenticated may not enter the private schema');
select schema_privs_are('private', 'service_role', '{}', 'service_role may not enter the private schema');

-- is_admin().
select is_definer('public', 'is_admin', '{}'::name[], 'is_admin is a definer function');
select is(
  (select proconfig from pg_proc where oid = 'public.is_admin()'::regprocedure),
  array['search_path=""'], 'is_admin has an empty search path'
);
select function_privs_are('public', 'is_admin', '{}'::name[], 'anon', '{}', 'anon may not call is_admin');
select function_privs_are('public', 'is_admin', '{}'::name[], 'authenticated', '{EXECUTE}', 'authenticated may call is_admin');
select function_privs_are('public', 'grant_admin', array['text'], 'anon', '{}', 'anon may not call grant_admin');
select function_privs_are('public', 'grant_admin', array['text'], 'authenticated', '{}', 'authenticated may not call grant_admin');
select function_privs_are('public', 'grant_admin', array['text'], 'service_role', '{EXECUTE}', 'service_role may call grant_admin');
select is_definer('public', 'grant_admin', array['text'], 'grant_admin is a definer function');
select is_empty(
  $$ select p.oid::regprocedure from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname in ('public', 'private') and p.prokind = 'f'
       and coalesce(array_to_string(p.proconfig, ','), '') !~ 'search_path=""'
       -- Names in an SQL-body function were resolved when it was created.
       and p.prosqlbody is null
       and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e') $$,
  'every function of ours has an empty search path'
);

-- Constraints.
select throws_ok(
  $$ insert into public.user_roles values ('00000000-0000-4000-8000-00000000000b', 'owner') $$,
  '23514', null, 'an unknown role is refused'
);
select throws_ok(
  $$ insert into public.user_roles values ('00000000-0000-4000-8000-00000000000f', 'admin') $$,
  '23503', null, 'a role needs a person'
);
select throws_ok(
  $$ update public.profiles set display_name = repeat('x', 101) $$,
  '23514', null, 'a display name has at most 100 characters'
);

-- service_role makes an admin.
select set_config('role', 'service_role', true);
select lives_ok($$ select public.grant_admin('Admin@Site.example') $$, 'service_role makes an admin, whatever the case of the address');
select lives_ok($$ select public.grant_admin('admin@site.example') $$, 'making an admin twice changes nothing');
select throws_ok($$ select public.grant_admin('nobody@site.example') $$, 'P0002', null, 'an unknown address is said so');

-- A user without a role.
select set_config('role', 'authenticated', true);
select set_config('request.jwt.claim.sub', '00000000-0000-4000-8000-00000000000b', true);
select set_config('request.jwt.claims', '{"sub":"00000000-0000-4000-8000-00000000000b","session_id":"00000000-0000-4000-8000-00000000000b","aal":"aal1","user_metadata":{"role":"admin"},"app_metadata":{"role":"admin"}}', true);
select is(public.is_admin(), false, 'metadata in the token makes nobody an admin');
select results_eq('select user_id from public.profiles', array['00000000-0000-4000-8000-00000000000b'::uuid], 'people read their own profile only');
select is_empty('select * from public.user_roles', 'people read nobody else''s roles');
select throws_ok('update public.profiles set waitlist_visit_at = now()', '42501', null, 'people write no visit by hand');
select throws_ok($$ update public.profiles set user_id = '00000000-0000-4000-8000-00000000000a' $$, '42501', null, 'people cannot become somebody else');
select throws_ok($$ insert into public.user_roles values ('00000000-0000-4000-8000-00000000000b', 'admin') $$, '42501', null, 'people cannot give themselves a role');

-- An admin, with and without second factor.
select set_config('request.jwt.claim.sub', '00000000-0000-4000-8000-00000000000a', true);
select set_config('request.jwt.claims', '{"sub":"00000000-0000-4000-8000-00000000000a","session_id":"00000000-0000-4000-8000-00000000000a","aal":"aal1"}', true);
select is(public.is_admin(), true, 'the role makes an admin');
select results_eq('select role from public.user_roles', array['admin'], 'an admin reads their own role');
select results_eq('select user_id from public.profiles', array['00000000-0000-4000-8000-00000000000a'::uuid], 'an admin reads their own profile only');
select set_config('role', 'none', true);
insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
  values (gen_random_uuid(), '00000000-0000-4000-8000-00000000000a', 'totp', 'verified', now(), now());
select set_config('role', 'authenticated', true);
select is(public.is_admin(), false, 'an enrolled factor that was not used makes no admin');
select set_config('request.jwt.claims', '{"sub":"00000000-0000-4000-8000-00000000000a","session_id":"00000000-0000-4000-8000-00000000000a","aal":"aal2"}', true);
select is(public.is_admin(), true, 'an enrolled factor that was used makes an admin');
select set_config('request.jwt.claims', '{"sub":"00000000-0000-4000-8000-00000000000a","session_id":"00000000-0000-4000-8000-00000000000b","aal":"aal2"}', true);
select is(public.is_admin(), false, 'a session of somebody else makes no admin');
select set_config('role', 'none', true);
delete from auth.sessions where user_id = '00000000-0000-4000-8000-00000000000a';
select set_config('role', 'authenticated', true);
select set_config('request.jwt.claims', '{"sub":"00000000-0000-4000-8000-00000000000a","session_id":"00000000-0000-4000-8000-00000000000a","aal":"aal2"}', true);
select is(public.is_admin(), false, 'a session that has ended makes no admin');
select set_config('request.jwt.claims', '{"sub":"00000000-0000-4000-8000-00000000000a","aal":"aal2"}', true);
select is(public.is_admin(), false, 'nor does a token without one');

-- A visitor.
select set_config('role', 'anon', true);
select throws_ok('select * from public.profiles', '42501', null, 'a visitor reads no profiles');

select set_config('role', 'none', true);
select * from finish();
rollback;
