-- Hosted Supabase, SQL editor, once: calls the site while a webhook waits for a request. docs/operations.md#webhooks.
-- Put in SUPABASE_FORWARDER_TOKEN and the site's address first.

create extension if not exists pg_cron;
create extension if not exists pg_net;

select vault.create_secret('<token>', 'forwarder_token');

select cron.schedule('outbox', '30 seconds', $$
  select net.http_post(
    url := 'https://www.example.com/api/outbox',
    headers := jsonb_build_object(
      'content-type', 'application/json',
      'authorization', 'Bearer ' || (select decrypted_secret from vault.decrypted_secrets where name = 'forwarder_token')
    )
  )
  where exists (select from public.outbox where status = 'waiting' and next_try <= now())
$$);
