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
insert into public.profiles (user_id) values
  ('00000000-0000-4000-8000-00000000000a'), ('00000000-0000-4000-8000-00000000000b');

-- Functions.
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
  format('update public.profiles set display_name = %L', repeat('x', length)), '23514', null, 'no display name has ' || length || ' characters'
) from unnest(array[0, 101]) as length;
select lives_ok(format('update public.profiles set display_name = %L', repeat('x', length)), 'a display name may have ' || length || ' characters')
  from unnest(array[1, 100]) as length;

-- service_role makes an admin.
select set_config('role', 'service_role', true);
select lives_ok($$ select public.grant_admin('Admin@Site.example') $$, 'service_role makes an admin, whatever the case of the address');
select lives_ok($$ select public.grant_admin('admin@site.example') $$, 'making an admin twice changes nothing');
select set_config('role', 'none', true);
insert into auth.users (id, email) values ('00000000-0000-4000-8000-00000000000c', 'Person@site.example');
select set_config('role', 'service_role', true);
select lives_ok(format('select public.%s(''person@site.example'')', name), name || ' takes one of two accounts whose addresses differ in case')
  from unnest(array['grant_admin', 'remove_factors']) as name;
select set_config('role', 'none', true);
delete from auth.users where id = '00000000-0000-4000-8000-00000000000c';
delete from public.user_roles where user_id = '00000000-0000-4000-8000-00000000000b';
select set_config('role', 'service_role', true);
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
  values (gen_random_uuid(), '00000000-0000-4000-8000-00000000000a', 'totp', 'unverified', now(), now());
select set_config('role', 'authenticated', true);
select is(public.is_admin(), true, 'a factor whose enrollment was not finished is not asked for');
select set_config('role', 'none', true);
update auth.mfa_factors set status = 'verified';
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
