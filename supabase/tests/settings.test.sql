begin;
create schema if not exists extensions;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;

select no_plan();

select results_eq(
  'select window_seconds, entries_per_address, entries_overall, waitlist_retention, sign_in_window_seconds, sign_ins_per_email,
    sign_ins_per_address, stranger_sign_ins_per_email, recent_sign_in from private.settings',
  $$ values (600, 120, 3000, interval '24 months', 600, 10, 30, 100, interval '15 minutes') $$,
  'the limits of a new installation'
);

-- The lowest and the highest value that a setting may have, and those next to them.
select lives_ok(format('update private.settings set %I = %L', name, value), name || ' may be ' || value)
  from (values
    ('window_seconds', '1'), ('window_seconds', '86400'), ('entries_per_address', '0'), ('entries_overall', '0'),
    ('waitlist_retention', '1 second'), ('sign_in_window_seconds', '1'), ('sign_in_window_seconds', '86400'),
    ('sign_ins_per_email', '0'), ('sign_ins_per_address', '0'), ('stranger_sign_ins_per_email', '0'), ('recent_sign_in', '1 second')
  ) as allowed (name, value);
select throws_ok(format('update private.settings set %I = %L', name, value), '23514', null, name || ' may not be ' || value)
  from (values
    ('id', 'false'), ('window_seconds', '0'), ('window_seconds', '86401'), ('entries_per_address', '-1'), ('entries_overall', '-1'),
    ('waitlist_retention', '0'), ('sign_in_window_seconds', '0'), ('sign_in_window_seconds', '86401'),
    ('forwarder_token_sha256', sha256('')::text), ('sign_ins_per_email', '-1'), ('sign_ins_per_address', '-1'), ('stranger_sign_ins_per_email', '-1'), ('recent_sign_in', '0')
  ) as refused (name, value);
select throws_ok(format('update private.settings set %I = null', attname), '23502', null, attname || ' may not be null')
  from pg_attribute
  where attrelid = 'private.settings'::regclass and attnum > 0 and attname <> 'forwarder_token_sha256';
select throws_ok('insert into private.settings default values', '23505', null, 'there is one row of settings');

select * from finish();
rollback;
