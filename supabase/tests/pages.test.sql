begin;
create schema if not exists extensions;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;

select no_plan();

insert into auth.users (id, email) values ('00000000-0000-4000-8000-00000000000a', 'admin@site.example');
insert into auth.sessions (id, user_id) select id, id from auth.users;
select public.grant_admin('admin@site.example');

create function pg_temp.become(role text, person text default '') returns void language plpgsql as $$
declare
  id text := case when person = '' then '' else '00000000-0000-4000-8000-00000000000' || person end;
begin
  perform set_config('role', role, true), set_config('request.jwt.claim.sub', id, true);
  perform set_config('request.jwt.claims', case when id = '' then '{}' else json_build_object('sub', id, 'session_id', id)::text end, true);
end
$$;

-- All sort values but the email addresses are equal.
insert into public.waitlist (name, email, created_at)
  select 'Ann', number || '@mail.example', '2026-01-01'
  from generate_series(1, 500) as number;

-- All ids in display order, read page by page.
create function pg_temp.read_pages(sort text, descending boolean, backwards boolean, size integer, search text default null)
  returns uuid[] language plpgsql as $$
declare
  all_ids uuid[] := '{}';
  ids uuid[];
  keys text[];
  at integer;
begin
  perform pg_temp.become('authenticated', 'a');
  loop
    select
      array_agg(entry.id order by entry.ordinality),
      array_agg(to_jsonb(entry) ->> case sort when 'created_at' then sort else sort || '_key' end order by entry.ordinality)
    into ids, keys
    from public.list_waitlist(
      filter => jsonb_build_object('search', read_pages.search), sort => read_pages.sort, descending => read_pages.descending,
      after_value => keys[at], after_id => ids[at], backwards => read_pages.backwards, page_size => size
    ) with ordinality as entry;
    exit when ids is null;
    all_ids := case when backwards then ids || all_ids else all_ids || ids end;
    at := case when backwards then 1 else cardinality(ids) end;
  end loop;
  perform pg_temp.become('none');
  return all_ids;
end
$$;

create temporary table orders (sort text, descending boolean, direction text, key text) on commit drop;
insert into orders
  select sort, direction = 'desc', direction, case sort when 'created_at' then sort else sort || '_key' end
  from unnest(array['created_at', 'name', 'email', 'company']) as sort, unnest(array['asc', 'desc']) as direction;

create function pg_temp.in_order(key text, direction text, condition text default 'true') returns uuid[] language plpgsql as $$
declare
  ids uuid[];
begin
  execute format('select array_agg(id order by %I %s, id %s) from public.waitlist where %s', key, direction, direction, condition) into ids;
  return ids;
end
$$;

select is(count(distinct (name_key, company_key, created_at)), 1::bigint, 'all sort values but the address are the same') from public.waitlist;
select ok(
    pg_temp.read_pages(sort, descending, backwards, 37) = pg_temp.in_order(key, direction),
    format('equal values: pages by %s %s hold each of 500 rows once%s', sort, direction, case when backwards then ', backwards' else '' end)
  )
  from orders, unnest(array[false, true]) as backwards;

-- Six thousand rows, some with equal values.
delete from public.waitlist;
insert into public.waitlist (name, email, company, message, source, created_at)
  select 'Person ' || number % 2100, 'person' || number || '@mail.example', case when number % 3 > 0 then 'Company ' || number % 50 end,
    case when number % 97 = 0 then 'A needle' end,
    case when number % 500 = 0 then 'exit-popup' else 'waitlist' end,
    timestamptz '2026-01-01' + number / 4 * interval '1 hour'
  from generate_series(1, 6000) as number;
analyze public.waitlist;

select ok(
    pg_temp.read_pages(sort, descending, backwards, 64, 'needle') = pg_temp.in_order(key, direction, 'message is not null'),
    format('a rare word: pages by %s %s hold each match once%s', sort, direction, case when backwards then ', backwards' else '' end)
  )
  from orders, unnest(array[false, true]) as backwards;
select ok(
    pg_temp.read_pages(sort, descending, descending, 1000, 'person') = pg_temp.in_order(key, direction),
    format('a word of every row: pages by %s %s hold each row once', sort, direction)
  )
  from orders;
select ok(
    pg_temp.read_pages(sort, descending, descending, 1000) = pg_temp.in_order(key, direction),
    format('no filter: pages by %s %s hold each row once', sort, direction)
  )
  from orders;

select pg_temp.become('authenticated', 'a');
select is((select count(*) from public.list_waitlist(page_size => size)), rows, 'a page of ' || coalesce(size::text, 'no size') || ' has ' || rows)
  from (values (null, 50::bigint), (-5, 1), (0, 1), (1, 1), (1000, 1000), (1001, 1000), (2147483647, 1000)) as pages (size, rows);
select is(public.count_waitlist(jsonb_build_object('search', 'needle')), 61::bigint, 'matches are counted');
select is(public.count_waitlist_by_day(jsonb_build_object('search', 'needle'), '{2026-01-01}'), '[61]', 'matches are counted by day');
select pg_temp.become('none');

-- None of these scans the whole table.
create function pg_temp.whole_reads(call text) returns bigint language plpgsql as $$
declare
  before bigint;
begin
  perform pg_temp.become('authenticated', 'a');
  -- The first read of a list writes its number of entries into the log.
  execute 'select * from public.' || call;
  before := pg_stat_get_xact_numscans('public.waitlist'::regclass);
  execute 'select * from public.' || call;
  perform pg_temp.become('none');
  return pg_stat_get_xact_numscans('public.waitlist'::regclass) - before;
end
$$;
select is(pg_temp.whole_reads('count_waitlist()'), 1::bigint, 'a read of the whole table is noticed');
select is(pg_temp.whole_reads(format('list_waitlist(sort => %L, descending => %L%s)', sort, descending, filters)), 0::bigint,
    format('an index gives the page by %s %s%s', sort, direction, filters))
  from orders, unnest(array[
    '', $$, after_value => '2026-06-01', after_id => gen_random_uuid()$$, $$, filter => jsonb_build_object('search', 'needle')$$, $$, filter => jsonb_build_object('search', 'person1999')$$,
    $$, filter => jsonb_build_object('search', 'person')$$, $$, filter => jsonb_build_object('search', 'nothing')$$, $$, filter => jsonb_build_object('sources', array['exit-popup'])$$, $$, filter => jsonb_build_object('sources', array['waitlist'])$$,
    $$, filter => jsonb_build_object('since', '2026-03-01T00:00Z', 'until', '2026-03-08T00:00Z')$$, $$, filter => jsonb_build_object('search', 'company', 'sources', array['exit-popup'], 'since', '2026-03-01T00:00Z')$$,
    $$, filter => jsonb_build_object('statuses', array['new', 'contacted', 'qualified'])$$, $$, filter => jsonb_build_object('statuses', array['spam'])$$,
    $$, filter => jsonb_build_object('search', '+353 1 234 5678')$$
  ]) as filters;
select is(pg_temp.whole_reads(name || filters), 0::bigint, 'an index gives ' || name || filters)
  from unnest(array['count_waitlist', 'count_waitlist_by_day']) as name, unnest(array[
    $$(jsonb_build_object('search', 'needle'))$$, $$(jsonb_build_object('search', 'person1999'))$$, $$(jsonb_build_object('sources', array['exit-popup']))$$,
    $$(jsonb_build_object('since', '2026-03-01T00:00Z', 'until', '2026-03-08T00:00Z'))$$
  ]) as filters;

select * from finish();
rollback;
