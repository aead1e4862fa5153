begin;
create schema if not exists extensions;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;

select no_plan();

-- The whole catalog: what is new here is opened to a role, or left nullable, on purpose only.
create temporary view tables as
  select oid, oid::regclass::text as name from pg_class
  where relkind in ('r', 'v') and relnamespace in ('public'::regnamespace, 'private'::regnamespace);
create temporary view functions as
  select oid, oid::regprocedure::text as name, prosecdef from pg_proc
  where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e');
create temporary view roles as select role from unnest(array['anon', 'authenticated', 'service_role']) as role;

select ok(relrowsecurity, name || ' has row-level security') from tables natural join pg_class where relkind = 'r';

select results_eq(
  $$ select name, role, string_agg(privilege, ' ' order by privilege)
     from tables, roles, unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) as privilege
     where has_table_privilege(role, oid, privilege) group by name, role order by name collate "C", role collate "C" $$,
  $$ values
    ('audit_log', 'authenticated', 'select'), ('audit_log', 'service_role', 'select'),
    ('outbox', 'authenticated', 'select'), ('outbox', 'service_role', 'select'),
    ('profiles', 'authenticated', 'select'), ('profiles', 'service_role', 'delete insert select update'),
    ('user_roles', 'authenticated', 'select'), ('user_roles', 'service_role', 'delete insert select update'),
    ('waitlist', 'service_role', 'delete insert select update') $$,
  'tables are open to these roles'
);
select ok(not has_sequence_privilege(role, oid, privilege), format('%s lacks %s on %s', role, privilege, relname))
  from pg_class, roles, unnest(array['usage', 'select', 'update']) as privilege
  where relkind = 'S' and relnamespace in ('public'::regnamespace, 'private'::regnamespace);
select results_eq(
  $$ select format('%s: %s %s %s', tablename, policyname, cmd, roles) collate "default" from pg_policies
     where schemaname in ('public', 'private') order by tablename $$,
  array[
    'audit_log: admins read the audit log SELECT {authenticated}',
    'outbox: admins read the outbox SELECT {authenticated}',
    'profiles: people read their own profile SELECT {authenticated}',
    'user_roles: people read their own roles SELECT {authenticated}'
  ],
  'there are these policies'
);
select results_eq(
  format($$ select name from functions where has_function_privilege(%L, oid, 'execute') order by name collate "C" $$, role),
  names, role || ' may call these functions'
) from (values
  ('anon', array[
    'add_entry(jsonb)', 'allow_sign_in(text,text)', 'claim_delivery(text,text[])', 'record_delivery(bigint,integer,integer)'
  ]),
  ('authenticated', array[
    'add_note(uuid,text)', 'allow_sign_in(text,text)', 'count_waitlist(jsonb)', 'count_waitlist_by_day(jsonb,timestamp with time zone[])',
    'download_entry(uuid)', 'erase_entries(uuid[])', 'has_recent_sign_in()', 'is_admin()', 'list_admins()',
    'list_waitlist(jsonb,text,boolean,text,uuid,boolean,integer)', 'note_export(integer)', 'read_entry(uuid)', 'send_again()',
    'set_status(uuid[],text)', 'visit_waitlist()'
  ]),
  ('service_role', array[
    'add_note(uuid,text)', 'count_waitlist(jsonb)', 'count_waitlist_by_day(jsonb,timestamp with time zone[])', 'download_entry(uuid)',
    'erase_entries(uuid[])', 'grant_admin(text)', 'list_admins()', 'list_waitlist(jsonb,text,boolean,text,uuid,boolean,integer)',
    -- A role that writes entries computes their columns and checks.
    'private.folded(text)', 'private.further_words(jsonb)', 'private.is_line(text)', 'private.phone_keys(text)', 'private.words(text)',
    'purge_waitlist()', 'read_entry(uuid)', 'remove_factors(text)', 'send_again()', 'set_status(uuid[],text)'
  ])
) as open (role, names);
select ok(prosecdef, name || ' runs as its definer') from functions, roles
  where has_function_privilege(role, oid, 'execute') and name not like 'private.%';
select ok(not has_type_privilege(role, 'private.waitlist_filter', 'usage'), role || ' may not use the filter') from roles;
select ok(not has_schema_privilege(role, 'private', privilege), role || ' lacks ' || privilege || ' on private')
  from roles, unnest(array['usage', 'create']) as privilege;

select results_eq(
  $$ select name, string_agg(attname::text collate "default", ' ' order by attnum) from tables join pg_attribute on attrelid = oid
     where attnum > 0 and not attnotnull and not attisdropped and name <> 'private.new_entry' group by name order by name collate "C" $$,
  $$ values
    ('audit_log', 'actor subject entries'),
    ('outbox', 'endpoint answer next_try sent_at'),
    ('private.settings', 'forwarder_token_sha256'),
    ('profiles', 'display_name waitlist_visit_at waitlist_previous_visit_at waitlist_export_at'),
    ('waitlist', 'company phone message page landing_page utm_source utm_medium utm_campaign status_by status_at consent_version')
  $$,
  'these columns may be null'
);
select results_eq(
  $$ select name, confrelid::regclass::text, confdeltype::text from tables join pg_constraint on conrelid = tables.oid
     where contype = 'f' order by name collate "C" $$,
  $$ values ('outbox', 'waitlist', 'c'), ('profiles', 'auth.users', 'c'), ('user_roles', 'auth.users', 'c') $$,
  'what is deleted with the row that it refers to'
);

select * from finish();
rollback;
