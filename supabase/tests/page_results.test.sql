begin;
create schema if not exists extensions;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;

select no_plan();

insert into auth.users (id, email) values ('00000000-0000-4000-8000-00000000000a', 'admin@site.example');
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

-- Only the site's server counts and reads.
create function pg_temp.refused(who text) returns setof text language sql as $$
  select throws_ok(format('select public.%s(''/app'')', name), '42501', null, who || ' does not call ' || name)
  from unnest(array['count_view', 'page_results']) as name;
$$;
select pg_temp.act_as('anon');
select pg_temp.refused('a visitor');
select pg_temp.act_as('anon', '{"x-forwarder-token": "guess"}');
select pg_temp.refused('a guessed token');
select pg_temp.act_as('authenticated', '{"x-forwarder-token": "the token"}', '00000000-0000-4000-8000-00000000000a', 'aal2');
select pg_temp.refused('an admin');
select pg_temp.act_as('service_role');
select pg_temp.refused('an operator');

select pg_temp.act_as('anon', '{"x-forwarder-token": "the token"}');
select public.count_view(page) from unnest(array['/app', '/fr', '/app']) as page;
select throws_matching(format('select public.count_view(%L)', page), constraint_name, constraint_name || ' refuses a page')
  from (values ('app', 'page_views_page_format'), ('/a b', 'page_views_page_format'), ('/' || repeat('x', 200), 'page_views_page_length'))
    as breaches (page, constraint_name);
select lives_ok(format('select public.count_view(%L)', '/' || repeat('x', 199)), 'a page of 200 characters is counted');
select pg_temp.act_as('none');
select results_eq(
  $$ select page, day, views from public.page_views where length(page) < 9 order by page $$,
  $$ values ('/app', (now() at time zone 'utc')::date, 2), ('/fr', (now() at time zone 'utc')::date, 1) $$,
  'views are counted by page and day'
);

-- Weeks begin on Monday, and suspected entries are left out, as in the dashboard.
delete from public.page_views;
create function pg_temp.monday(weeks_ago integer) returns date language sql as $$
  select date_trunc('week', now() at time zone 'utc')::date - 7 * weeks_ago;
$$;
insert into public.page_views (page, day, views) values
  ('/app', pg_temp.monday(2), 3), ('/app', pg_temp.monday(2) + 6, 4), ('/app', pg_temp.monday(1), 5),
  ('/app', pg_temp.monday(12), 1), ('/app', pg_temp.monday(12) - 1, 9), ('/fr', pg_temp.monday(12), 2);
insert into public.waitlist (name, email, page, suspected, status, created_at) values
  ('Ann', 'a@page.example', '/app', false, 'spam', pg_temp.monday(2)::timestamp at time zone 'utc'),
  ('Bob', 'b@page.example', '/app', false, 'new', (pg_temp.monday(1)::timestamp - interval '1 minute') at time zone 'utc'),
  ('Cid', 'c@page.example', '/app', false, 'new', pg_temp.monday(1)::timestamp at time zone 'utc'),
  ('Dan', 'd@page.example', '/app', true, 'new', pg_temp.monday(1)::timestamp at time zone 'utc'),
  ('Eve', 'e@page.example', '/pricing', false, 'new', pg_temp.monday(0)::timestamp at time zone 'utc'),
  ('Fay', 'f@page.example', null, false, 'new', pg_temp.monday(1)::timestamp at time zone 'utc'),
  ('Gil', 'g@page.example', '/app', false, 'new', (pg_temp.monday(12)::timestamp - interval '1 minute') at time zone 'utc'),
  ('Hal', 'h@page.example', '/app', false, 'new', pg_temp.monday(12)::timestamp at time zone 'utc');
select pg_temp.act_as('anon', '{"x-forwarder-token": "the token"}');
select results_eq(
  'select * from public.page_results(''/app'')',
  $$ values ('/app', pg_temp.monday(12), 1::bigint, 1::bigint), ('/app', pg_temp.monday(2), 7, 2), ('/app', pg_temp.monday(1), 5, 1) $$,
  'the results of a page in the last 13 weeks'
);
select results_eq(
  'select * from public.page_results()',
  $$ values ('/app', pg_temp.monday(12), 1::bigint, 1::bigint), ('/app', pg_temp.monday(2), 7, 2), ('/app', pg_temp.monday(1), 5, 1),
    ('/fr', pg_temp.monday(12), 2, 0), ('/pricing', pg_temp.monday(0), 0, 1) $$,
  'the results of all pages, by page and week'
);
select is_empty('select * from public.page_results(''/none'')', 'a page without views or entries has no results');
select pg_temp.act_as('none');

-- They end after 13 months.
delete from public.page_views;
insert into public.page_views (page, day) values
  ('/kept', (now() - interval '13 months')::date + 1), ('/erased', (now() - interval '13 months')::date - 1);
select public.purge_waitlist();
select results_eq('select page from public.page_views', $$ values ('/kept') $$, 'a purge erases counts older than 13 months');

select * from finish();
rollback;
