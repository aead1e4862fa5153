begin;
create schema if not exists extensions;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;

select no_plan();

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-00000000000a', 'admin@site.example'),
  ('00000000-0000-4000-8000-00000000000b', 'person@site.example'),
  ('00000000-0000-4000-8000-00000000000c', 'other@site.example');
-- Each person has a session with their own id.
insert into auth.sessions (id, user_id) select id, id from auth.users;
select public.grant_admin('admin@site.example'), public.grant_admin('other@site.example');

create function pg_temp.become(role text, person text default '') returns void language plpgsql as $$
declare
  id text := case when person = '' then '' else '00000000-0000-4000-8000-00000000000' || person end;
begin
  perform set_config('role', role, true), set_config('request.jwt.claim.sub', id, true);
  perform set_config('request.jwt.claims', case when id = '' then '{}' else json_build_object('sub', id, 'session_id', id)::text end, true);
end
$$;

select has_index('public', 'waitlist', index_name, index_name || ' exists')
  from unnest(array[
    'waitlist_search', 'waitlist_by_name', 'waitlist_by_email', 'waitlist_by_company', 'waitlist_by_source',
    'waitlist_by_status', 'waitlist_asked_again', 'waitlist_suspected'
  ]) as index_name;
select index_is_type('public', 'waitlist', 'waitlist_search', 'gin', 'the words have an inverted index');

select pg_temp.become('anon');
select throws_ok('select private.folded($$x$$)', '42501', null, 'a visitor cannot call what runs for them');
select throws_ok('select * from public.' || call, '42501', null, 'a visitor is refused ' || call)
  from unnest(array['list_waitlist()', 'count_waitlist()', 'count_waitlist_by_day()', 'visit_waitlist()']) as call;

-- Who sees what.
select is(public.add_entry('{"name": "Ann", "email": "ann@mail.example", "page": "/app"}'), 'received', 'a visitor''s entry has its words and keys computed');
select pg_temp.become('authenticated', 'b');
select is_empty('select * from public.list_waitlist()', 'somebody without a role lists nothing');
select is(public.count_waitlist(), 0::bigint, 'somebody without a role counts nothing');
select is(public.count_waitlist(jsonb_build_object('search', 'ann')), 0::bigint, 'somebody without a role finds nothing');
select is(public.count_waitlist_by_day('{}', '{2026-01-01}'), '[]', 'somebody without a role sees no days');
select throws_ok('select * from public.visit_waitlist()', '42501', 'Only an admin may do this', 'somebody without a role visits nothing');
select pg_temp.become('authenticated', 'a');
select is((select email from public.list_waitlist()), 'ann@mail.example', 'an admin lists');
select is(public.count_waitlist(), 1::bigint, 'an admin counts');
select pg_temp.become('none');
insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
  values (gen_random_uuid(), '00000000-0000-4000-8000-00000000000c', 'totp', 'verified', now(), now());
select pg_temp.become('authenticated', 'c');
select is_empty('select * from public.list_waitlist()', 'an admin who left their second factor out lists nothing');
select is(public.count_waitlist(), 0::bigint, 'an admin who left their second factor out counts nothing');
select throws_ok('select * from public.visit_waitlist()', '42501', null, 'an admin who left their second factor out visits nothing');
select pg_temp.become('service_role');
select is((select count(*) from public.list_waitlist()), 1::bigint, 'service_role lists');
select is(public.count_waitlist(), 1::bigint, 'service_role counts');
select pg_temp.become('none');
select is_empty('select * from public.list_waitlist()', 'nobody in particular lists nothing');
delete from public.waitlist;

-- Search.
insert into public.waitlist (name, email, company, message, created_at) values
  ('Zoé O''Brien', 'zoe.obrien+trial@mail-one.example', 'Société Générale', '50% off "today" \ 12.50 <b>bold</b> a/b/c', '2026-03-01T23:59:59.999999Z'),
  (U&'Zoe\0301 Müller', 'zm@mail.example', 'l’Équipe', 'Привет 日本語 1e5 -12 https://news.example/path?x=1 Cœur Straße', '2026-03-02T00:00:00Z'),
  ('Łukasz', repeat('x', 60) || '@' || repeat('y', 60) || '.' || repeat('z', 60) || '.' || repeat('z', 60) || '.example', null, null, '2026-03-29T01:30:00Z'),
  ('ﬁrst_user', 'plain@mail.example', 'AT&T', 'to_tsquery | ! ( ) :* & x', '2026-03-31T12:00:00Z');
update public.waitlist set phone = '+33 (0) 1 23 45 67 89' where name = 'ﬁrst_user';
update public.waitlist set phone = '+352 26 12 34 / ٠ ext. 9', further_requests = '[{"name": "Łucja", "phone": "(212) 555-0100", "message": "Please hurry"}]'
  where name = 'Łukasz';
create temporary table typed (search text, entries bigint, label text) on commit drop;
insert into typed values
  (null, 4, 'no search finds everything'),
  ('', 4, 'an empty search finds everything'),
  (E' \t\n ', 4, 'blanks find everything'),
  ('% & | ! ( ) :* '' " \ < >', 4, 'signs alone find everything'),
  ('→', 4, 'a sign that no word has finds everything'),
  ('Zoé', 2, 'accents, composed or not, are found with accents'),
  (U&'zoe\0301', 2, 'accents are found in another spelling'),
  ('societe gen', 1, 'beginnings of words are found'),
  ('iete', 0, 'middles of words are not'),
  ('generale zoe', 1, 'words of several columns are found together'),
  ('generale muller', 0, 'words of several entries are not'),
  ('O''Brien', 1, 'an apostrophe'),
  ('O’Brien', 1, 'a typographic apostrophe'),
  ('l''equipe', 1, 'a typographic apostrophe is found with a plain one'),
  ('"today"', 1, 'quotes'),
  ('50%', 1, 'a percent sign'),
  ('%', 4, 'a percent sign is no wildcard'),
  ('\', 4, 'a backslash'),
  ('12.50', 1, 'a number'),
  ('+33 1 23 45 67 89', 1, 'a phone number with its country'),
  ('01.23.45.67.89', 1, 'a phone number without its country'),
  ('０１２３４５６７８９', 1, 'a phone number in full-width digits'),
  ('6789', 1, 'the end of a phone number'),
  ('23 45', 1, 'a part of a phone number'),
  ('345 ', 0, 'three digits are no part of one'),
  ('26 12 34', 1, 'a short phone number'),
  ('+1 212 555 0100', 1, 'a phone number of a further request'),
  ('łucja hurry', 1, 'words of a further request'),
  ('1e5', 1, 'a number with an exponent'),
  ('news.example', 1, 'a host'),
  ('https://news.example/path?x=1', 1, 'an address of a page'),
  ('zoe.obrien+trial@mail-one.example', 1, 'an email address'),
  ('trial', 1, 'what follows a plus in an email address'),
  (repeat('x', 60) || '@' || repeat('y', 60) || '.' || repeat('z', 60) || '.' || repeat('z', 60) || '.example', 1, 'a long email address'),
  ('привет', 1, 'another alphabet'),
  ('日本', 1, 'a language without blanks'),
  ('first', 1, 'a ligature'),
  ('coeur strasse', 1, 'ligatures that Unicode does not take apart'),
  ('LUKASZ lucja', 1, 'letters with a stroke'),
  ('first_user', 1, 'an underscore'),
  ('AT&T', 1, 'an ampersand'),
  ('zoe & !muller', 1, 'operators are no operators'),
  ('to_tsquery | ! ( ) :*', 1, 'the words of a query language'),
  (''';drop table public.waitlist;--', 0, 'a statement'),
  ('zoe zoe zoe zoe', 2, 'a word said twice'),
  ('zoe' || repeat(' ', 100000), 2, 'a word and a hundred thousand blanks'),
  (repeat('q', 100000), 0, 'a word of a hundred thousand letters'),
  (repeat('& ', 50000), 4, 'fifty thousand signs'),
  (repeat(U&'\FDFA', 1000), 0, 'a thousand letters that each become eighteen');

-- Moments.
create temporary table chosen (since text, until text, entries bigint, label text) on commit drop;
insert into chosen values
  ('2026-03-01T00:00Z', '2026-03-02T00:00Z', 1, 'what came in the last microsecond'),
  ('2026-03-02T00:00Z', '2026-03-03T00:00Z', 1, 'what came in the first'),
  ('2026-03-02T01:00+01:00', '2026-03-02T18:00-06:00', 1, 'other ways to write them'),
  ('2026-03-02T00:00Z', null, 3, 'no end'),
  (null, '2026-03-03T00:00Z', 2, 'no beginning'),
  ('2026-03-02T00:00Z', '2026-03-01T00:00Z', 0, 'the wrong way round'),
  ('-infinity', 'infinity', 4, 'all');

select pg_temp.become('none');
grant select on typed, chosen to authenticated;
select pg_temp.become('authenticated', 'a');
select is(public.count_waitlist(jsonb_build_object('search', search)), entries, 'search: ' || label) from typed;
select is((select count(*) from public.list_waitlist(jsonb_build_object('search', typed.search))), entries, 'listed: ' || label) from typed;
select is(public.count_waitlist(jsonb_build_object('since', since, 'until', until)), entries, 'moments: ' || label) from chosen;
select set_config('timezone', 'America/Los_Angeles', true);
select is(public.count_waitlist(jsonb_build_object('since', since, 'until', until)), entries, 'moments in California: ' || label) from chosen;
select set_config('timezone', 'Pacific/Auckland', true);
select is((select count(*) from public.list_waitlist(jsonb_build_object('since', chosen.since, 'until', chosen.until))), entries, 'moments in New Zealand: ' || label) from chosen;
select is(public.count_waitlist_by_day(filter, starts), expected, label) from (values
  ('{}'::jsonb, '{2026-03-01T00:00Z,2026-03-02T00:00Z,2026-03-04T00:00Z,2026-03-05T00:00Z}'::timestamptz[], '[1, 1, 0, 2]'::jsonb, 'each moment to the next, the last without an end'),
  ('{"search": "zoe", "since": "2026-03-02T00:00Z"}', '{2026-03-01T00:00Z,2026-03-02T00:00Z,2026-03-05T00:00Z}', '[1, 1, 0]', 'of what matches, whatever days the filter has'),
  ('{}', '{}', '[]', 'no moments, no counts'), ('{}', null, '[]', 'nor without any')
) as asked (filter, starts, expected, label);
select set_config('datestyle', 'SQL, DMY', true);
select results_eq(
  $$ select (next).email from (
       select public.list_waitlist(after_value => created_at::text, after_id => id, page_size => 1) as next from public.list_waitlist(page_size => 1)
     ) as pages $$,
  $$ select email from public.list_waitlist() offset 1 limit 1 $$, 'a cursor means the same in other date styles'
);
select set_config('timezone', 'UTC', true), set_config('datestyle', 'ISO', true);

-- Sources.
select is(public.count_waitlist(jsonb_build_object('sources', array['waitlist'])), 4::bigint, 'a source');
select is(public.count_waitlist(jsonb_build_object('sources', array['demo', 'exit-popup'])), 0::bigint, 'sources without entries');
select is(public.count_waitlist(jsonb_build_object('sources', '{}'::text[])), 0::bigint, 'no source at all');
select is(public.count_waitlist(jsonb_build_object('sources', array[null, 'waitlist'])), 4::bigint, 'a source beside nothing');

-- What was requested since an export.
select pg_temp.become('authenticated', 'b');
select throws_ok('select public.note_export(0)', '42501', 'Only an admin may do this', 'somebody without a role exports nothing');
select pg_temp.become('authenticated', 'a');
select public.note_export(60);
select is((select waitlist_export_at from public.profiles), now() - interval '1 minute', 'an export began a minute ago');
select public.note_export(3600);
select is((select waitlist_export_at from public.profiles), now() - interval '1 minute', 'an earlier one that ends later changes nothing');
select public.note_export(-60);
select is((select waitlist_export_at from public.profiles), now(), 'none is in the future');
select pg_temp.become('authenticated', 'c');
select is_empty('select from public.profiles where waitlist_export_at is not null', 'other admins have not exported');
select pg_temp.become('none');
insert into public.waitlist (name, email, created_at, further_requests) values
  ('Old', 'old@since.example', '2025-01-01T00:00Z', '[]'), ('New', 'new@since.example', '2025-01-03T00:00Z', '[]'),
  ('Again', 'again@since.example', '2025-01-01T00:00Z', '[{"created_at": "2025-01-03T00:00:00+00:00"}]');
select pg_temp.become('authenticated', 'a');
select results_eq(
  $$ select name from public.list_waitlist('{"search": "since.example", "requested_after": "2025-01-02T00:00:00Z"}') order by name $$,
  $$ values ('Again'), ('New') $$, 'new entries, and those who asked again'
);
select pg_temp.become('none');
delete from public.waitlist where email like '%@since.example';

-- What of it is in the log: one line for a list, whichever of its pages and counts are read.
create function pg_temp.logged(call text) returns text[] language plpgsql as $$
declare
  before bigint := (select coalesce(max(id), 0) from public.audit_log);
begin
  execute 'select * from public.' || call;
  return array(select action || ' ' || entries from public.audit_log where id > before);
end
$$;
select pg_temp.become('none');
delete from private.rate_limit_counters;
select pg_temp.become('authenticated', 'a');
select is(pg_temp.logged(call), lines, call || ' is logged as ' || lines::text) from (values
  ($$list_waitlist('{}', page_size => 2)$$, '{entries_listed 4}'::text[]),
  ($$list_waitlist('{}', page_size => 2, sort => 'name')$$, '{}'),
  ($$list_waitlist('{}', after_value => '2026-03-03', after_id => gen_random_uuid())$$, '{}'),
  ($$count_waitlist()$$, '{}'),
  ($$count_waitlist('{"sources": ["suspected"]}')$$, '{}'),
  ($$count_waitlist('{"search": "z"}')$$, '{entries_listed 3}'),
  ($$list_waitlist('{"search": "z"}')$$, '{}'),
  ($$count_waitlist_by_day('{"search": "z"}', '{2026-03-01}')$$, '{}'),
  ($$count_waitlist_by_day('{"search": "zo"}', '{2026-03-01}')$$, '{entries_listed 2}'),
  ($$count_waitlist('{"search": "zox"}')$$, '{entries_listed 0}'),
  ($$count_waitlist('{"ids": ["00000000-0000-4000-8000-000000000001"]}')$$, '{entries_listed 0}'),
  ($$list_waitlist('{"search": "nobody"}')$$, '{entries_listed 0}'),
  ($$list_waitlist('{"sources": ["waitlist"]}', page_size => 101)$$, '{entries_exported 4}'),
  ($$list_waitlist('{"sources": ["waitlist"]}', page_size => 101)$$, '{entries_exported 4}')
) as calls (call, lines);
select pg_temp.become('none');
select is_empty($$ select from private.rate_limit_counters where bucket ~ 'list|search|zo' $$, 'what was searched is not kept');
update private.rate_limit_counters set window_start = window_start - interval '1 hour';
select pg_temp.become('authenticated', 'a');
select is(pg_temp.logged('list_waitlist()'), '{entries_listed 4}', 'an hour later it is another list');

select pg_temp.become('authenticated', 'a');

-- Rejected arguments, and text that only looks like SQL.
select throws_ok(
    format('select * from public.list_waitlist(sort => %L)', sort), '22023',
    'sort is one of created_at, name, email, company', 'sort by ' || coalesce(quote_literal(sort), 'nothing') || ' is refused'
  )
  from unnest(array[null, '', 'id', 'phone', 'NAME', 'name_key', 'name desc', 'name; drop table public.waitlist', '(select 1)', '%1$s', '"name"']) as sort;
select throws_ok('select * from public.list_waitlist(descending => null)', '22023', null, 'no direction is refused');
select throws_ok('select * from public.list_waitlist(backwards => null)', '22023', null, 'no reading direction is refused');
select throws_ok(format('select * from public.%s(%L)', name, filter), '22023', null, name || ' refuses the filter ' || filter)
  from unnest(array['list_waitlist', 'count_waitlist', 'count_waitlist_by_day']) as name,
    unnest(array['{"source": ["demo"]}', '[]', '"demo"']) as filter;
select throws_ok($$ select * from public.list_waitlist(after_value => 'x') $$, '22023', null, 'half a cursor is refused');
select throws_ok('select * from public.list_waitlist(after_id => gen_random_uuid())', '22023', null, 'the other half is refused');
select throws_ok(
    format('select * from public.list_waitlist(after_value => %L, after_id => gen_random_uuid())', value), '22007',
    null, 'a cursor that is no time is refused: ' || value
  )
  from unnest(array['', 'x', ''' or true --', 'now() - interval']) as value;
create temporary table hostile (value text) on commit drop;
insert into hostile values ('''; drop table public.waitlist; --'), (''' or true --'), ('") or true --'), ('$1'), ('%1$s %I %L'), ('\'), ('$$'), (E'\u0001'), ('*'), ('null');
select pg_temp.become('none');
grant select on hostile to authenticated;
select pg_temp.become('authenticated', 'a');
select lives_ok(format('select * from public.%s(jsonb_build_object(''search'', %L))', name, value), name || ' searches for ' || value)
  from hostile, unnest(array['list_waitlist', 'count_waitlist', 'count_waitlist_by_day']) as name;
select is_empty(format('select * from public.list_waitlist(jsonb_build_object(''sources'', array[%L]))', value), 'no source is called ' || value) from hostile;
select is(public.count_waitlist(jsonb_build_object('sources', array[value])), 0::bigint, 'none is counted of the source ' || value) from hostile;
select is(public.count_waitlist_by_day(jsonb_build_object('sources', array[value]), '{2026-01-01}'), '[0]', 'no day has the source ' || value) from hostile;
select lives_ok(
    format('select * from public.list_waitlist(sort => %L, after_value => %L, after_id => gen_random_uuid())', sort, value),
    'a cursor in the order of ' || sort || ' may be ' || value
  )
  from hostile, unnest(array['name', 'email', 'company']) as sort;
select is(public.count_waitlist(), 4::bigint, 'none of this changed anything');

-- Visits.
select pg_temp.become('authenticated', 'a');
create function pg_temp.visit(out previous_visit timestamptz, out new_entries bigint) language sql as 'select previous_visit, new_entries from public.visit_waitlist()';
select results_eq('select * from pg_temp.visit()', 'values (null::timestamptz, 0::bigint)', 'to somebody who was never here nothing is new');
select results_eq('select * from pg_temp.visit()', 'values (null::timestamptz, 0::bigint)', 'a first visit goes on');
select results_eq(
  'select oldest_entry, oldest_kept_until from public.visit_waitlist()',
  $$ select entry.created_at, entry.created_at + interval '24 months' from public.list_waitlist(descending => false, page_size => 1) as entry $$,
  'a visit says until when the oldest entry is kept'
);
select pg_temp.become('none');
insert into public.waitlist (name, email, suspected) values ('Bot', 'bot@visitor.example', true);
select pg_temp.become('authenticated', 'a');
select results_eq(
  'select oldest_entry, oldest_kept_until from public.visit_waitlist()',
  $$ select entry.created_at, entry.created_at + interval '30 days' from public.list_waitlist('{"sources": ["suspected"]}', descending => false, page_size => 1) as entry $$,
  'or which suspected one is erased before it'
);
select pg_temp.become('none');
delete from public.waitlist where email = 'bot@visitor.example';
update public.profiles set waitlist_visit_at = now() - interval '29 minutes 59 seconds';
select pg_temp.become('authenticated', 'a');
select results_eq('select * from pg_temp.visit()', 'values (null::timestamptz, 0::bigint)', 'a pause of less than half an hour ends no visit');
select pg_temp.become('none');
update public.profiles set waitlist_visit_at = '2026-03-02T00:00:00Z';
select pg_temp.become('authenticated', 'a');
select results_eq(
  'select * from pg_temp.visit()', $$ values ('2026-03-02T00:00:00Z'::timestamptz, 2::bigint) $$,
  'a longer one does: what came later is new'
);
select results_eq(
  'select * from pg_temp.visit()', $$ values ('2026-03-02T00:00:00Z'::timestamptz, 2::bigint) $$,
  'and stays new for the visit'
);
select pg_temp.become('none');
select is(
  (select count(*) from public.profiles where waitlist_previous_visit_at is not null), 1::bigint,
  'a visit is one person''s own'
);
delete from public.profiles;
select pg_temp.become('authenticated', 'a');
select results_eq('select * from pg_temp.visit()', 'values (null::timestamptz, 0::bigint)', 'an admin without a profile gets one');

-- Work on entries.
select pg_temp.become('none');
create temporary table work (call text) on commit drop;
insert into work values
  ('list_admins()'), ($$set_status(array(select id from its), 'closed')$$), ($$add_note((select id from its), 'Call back')$$),
  ('erase_entries(array(select id from its))'), ('read_entry((select id from its))'), ('download_entry((select id from its))'),
  ('note_export(1)'), ('visit_waitlist()');
create temporary table its on commit drop as select id from public.waitlist where name = 'ﬁrst_user';
insert into public.profiles (user_id, display_name) values ('00000000-0000-4000-8000-00000000000c', 'Ada');
grant select on work, its to anon, authenticated;
select pg_temp.become('anon');
select throws_ok('select public.' || call, '42501', null, 'a visitor is refused ' || call) from work;
select pg_temp.become('authenticated', 'b');
select throws_ok('select public.' || call, '42501', 'Only an admin may do this', 'somebody without a role is refused ' || call) from work;
select pg_temp.become('authenticated', 'c');
select throws_ok('select public.' || call, '42501', 'Only an admin may do this', 'an admin who left their second factor out is refused ' || call) from work;
select pg_temp.become('none');
select is((select count(*) from public.waitlist where status = 'new' and notes = '[]'), 4::bigint, 'none of them changed anything');
select pg_temp.become('authenticated', 'a');
select results_eq(
  'select name, email, granted_at, last_sign_in_at from public.list_admins()',
  $$ values ('Ada', 'other@site.example', now(), null::timestamptz), ('admin@site.example', 'admin@site.example', now(), null) $$,
  'admins are listed by name'
);
select is(public.set_status(array[id], 'contacted'), 1, 'one entry is contacted') from its;
select is(public.set_status(array[id], 'contacted'), 0, 'and not twice') from its;
select throws_ok($$ select public.set_status(array(select id from its), 'unknown') $$, '23514', null, 'an unknown status is refused');
select throws_ok($$ select public.set_status(array(select id from its), null) $$, '23502', null, 'no status is refused');
select is(public.set_status(array(select id from public.list_waitlist('{"search": "zoe"}')), 'closed'), 2, 'two entries are closed at once');
select is(public.set_status(entries, 'spam'), 0, 'no entry is not all of them') from unnest(array['{}', null]::text[]) as given, cast(given as uuid[]) as entries;
select is(public.add_note(id, E' Call back\nafter ten \n'), true, 'a note is added') from its;
select is(public.add_note(gen_random_uuid(), 'x'), false, 'but not to an entry that is gone');
select throws_ok(format('select public.add_note(gen_random_uuid(), %L)', note), '22023', null, 'a note of another length is refused')
  from unnest(array[null, '', E' \n', repeat('x', 2001)]) as note;
select results_eq(
  $$ select status, status_by = auth.uid(), status_at is not null, jsonb_array_length(notes), notes -> 0 ->> 'text', notes -> 0 ->> 'author' = auth.uid()::text
     from its, jsonb_populate_record(null::public.waitlist, public.read_entry(its.id)) $$,
  $$ values ('contacted', true, true, 1, E'Call back\nafter ten', true) $$, 'an entry has status and notes with who and when'
);
select results_eq(
  $$ select action, subject = (select id from its), entries from public.audit_log
     where actor = auth.uid() and action in ('status_contacted', 'status_closed', 'note_added') order by id $$,
  $$ values ('status_contacted', true, 1), ('status_closed', null, 2), ('note_added', true, null) $$,
  'each change is logged'
);
select is(public.add_note(id, repeat('x', length)), true, format('a note may have %s characters', length))
  from its, unnest(array[1, 2000]) as length;
select is(public.count_waitlist('{"statuses": ["new", "contacted"]}'), 2::bigint, 'entries by status');
select pg_temp.become('none');
update public.waitlist set suspected = true from its where waitlist.id = its.id;
select pg_temp.become('authenticated', 'a');
select is(public.count_waitlist(jsonb_build_object('ids', array[id])), 1::bigint, 'an id finds a suspected entry too') from its;
select is(public.erase_entries(entries), 0, 'no entry is not all of them') from unnest(array['{}', null]::text[]) as given, cast(given as uuid[]) as entries;
select is(public.erase_entries(array(select id from public.list_waitlist('{"search": "zoe"}'))), 2, 'two entries are erased at once');
select is((select entries from public.audit_log order by id desc limit 1), 2, 'which is logged');
select pg_temp.become('none');
update auth.sessions set created_at = now() - interval '16 minutes' where user_id = '00000000-0000-4000-8000-00000000000a';
select pg_temp.become('authenticated', 'a');
select throws_ok($$ select public.erase_entries('{}') $$, 'PT403', null, 'erasing needs a recent sign-in');
select pg_temp.become('none');
update auth.sessions set created_at = now();
delete from auth.users where id = '00000000-0000-4000-8000-00000000000b';

-- Borders: what a search cuts, and how phone numbers are found in it.
select is(private.waitlist_query(search)::text, query, label) from (values
  (repeat('x', 301), quote_literal(repeat('x', 300)) || ':*', 'a search has 300 characters'),
  (repeat('ﬁ', 300), quote_literal(repeat('fi', 150)) || ':*', 'also when folding lengthens it'),
  (repeat('.', 290) || 'abcdefghijk', '''abcdefghij'':*', 'also when folding shortens it'),
  ('0612345678', '''0612345678'':* | ''p2345678'':* | ''p345678''', 'a number is found by its last seven digits, or six of all'),
  ('123', '''123'':*', 'three digits are no phone number'), ('1234', '''1234'':* | ''p1234'':* | ''p1234''', 'four are')
) as searches (search, query, label);

-- Borders: asked again after a time, and what is new since the last visit.
delete from public.waitlist;
insert into public.waitlist (name, email, created_at, further_requests) values
  ('At', 'at@borders.example', '2026-03-02 10:00+00', '[]'), ('After', 'after@borders.example', '2026-03-02 10:00:01+00', '[]'),
  ('Again at', 'again-at@borders.example', '2026-03-01', '[{"created_at": "2026-03-02T10:00:00Z"}]'),
  ('Again', 'again@borders.example', '2026-03-01', '[{"created_at": "2026-03-01T12:00:00Z"}, {"created_at": "2026-03-02T10:00:01Z"}]'),
  ('Before', 'before@borders.example', '2026-03-01', '[{"created_at": "2026-03-02T09:00:00Z"}]');
select pg_temp.become('authenticated', 'a');
select is(
  (select array_agg(name order by name) from public.list_waitlist('{"requested_after": "2026-03-02T10:00:00Z"}')),
  '{After,Again}', 'what was requested after a time, at first or again'
);
select pg_temp.become('none');
create function pg_temp.previous_visit(ago interval) returns interval language plpgsql as $$
declare
  previous timestamptz;
begin
  update public.profiles set waitlist_visit_at = now() - ago, waitlist_previous_visit_at = now() - interval '2 days'
    where user_id = '00000000-0000-4000-8000-00000000000a';
  perform pg_temp.become('authenticated', 'a');
  select visited.previous_visit into previous from public.visit_waitlist() as visited;
  perform pg_temp.become('none');
  return now() - previous;
end
$$;
select is(pg_temp.previous_visit('29 minutes 59 seconds'), '2 days', 'a visit goes on for half an hour');
select is(pg_temp.previous_visit('30 minutes'), '30 minutes', 'then another begins');
select public.grant_admin('other@site.example');
update public.profiles set display_name = 'Same' where user_id in ('00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000c');
select pg_temp.become('authenticated', 'a');
select is((select array_agg(right(user_id::text, 1)) from public.list_admins() where name = 'Same'), '{a,c}', 'admins are listed by name, then id');
select pg_temp.become('none');

select * from finish();
rollback;
