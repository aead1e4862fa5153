-- Hosted Supabase: what a project has beside its migrations, and what a dump leaves out. Run it again whenever you like, with
-- psql "$DATABASE_URL" --set site=https://www.example.com --set token="$SUPABASE_FORWARDER_TOKEN" --file deploy/supabase.sql

\set ON_ERROR_STOP on

create extension if not exists pg_cron;
create extension if not exists pg_net;

update private.settings set forwarder_token_sha256 = sha256(convert_to(:'token', 'UTF8'));
select vault.create_secret(:'token', 'forwarder_token') where not exists (select from vault.secrets where name = 'forwarder_token');
select vault.update_secret(id, :'token') from vault.secrets where name = 'forwarder_token';

select cron.schedule('purge-waitlist', '17 3 * * *', 'select public.purge_waitlist()');

-- Each run of a job is a row, which pg_cron keeps.
select cron.schedule('purge-runs', '47 3 * * *', $$ delete from cron.job_run_details where end_time < now() - interval '2 days' $$);

-- The site sends each request itself, once. This calls it for the next attempts.
select cron.schedule('outbox', '* * * * *', format($$
  select net.http_post(
    url := %L,
    headers := jsonb_build_object(
      'content-type', 'application/json',
      'authorization', 'Bearer ' || (select decrypted_secret from vault.decrypted_secrets where name = 'forwarder_token')
    )
  )
  where exists (select from public.outbox where status = 'waiting' and next_try <= now())
$$, :'site' || '/api/outbox'));
