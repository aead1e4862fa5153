-- Webhooks are named by their URL, may ask for a pause or for no more requests, and are not held up by one that they refuse.

comment on column public.outbox.endpoint is 'Who gets it: the host of a webhook, and a part of its URL''s hash. Null until the site''s server has named its endpoints.';

create or replace function public.claim_delivery(receiver text, receivers text[])
  returns table (delivery bigint, webhook_id uuid, payload jsonb)
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform private.require_forwarder();

  with undirected as (
    delete from public.outbox where endpoint is null returning *
  )
  insert into public.outbox (event, type, entry, request, created_at, endpoint)
  select event, type, entry, request, created_at, name from undirected cross join unnest(receivers) as name;

  update public.outbox as waiting set next_try = null
  where waiting.sent_at is null and waiting.next_try is not null and waiting.endpoint <> all (receivers);
  -- Until somebody sends again what it has refused so.
  update public.outbox as waiting set next_try = null, answer = 410
  where waiting.sent_at is null and waiting.next_try is not null
    and exists (select from public.outbox as ended where ended.endpoint = waiting.endpoint and ended.answer = 410);

  return query
    update public.outbox as claimed
    set attempts = claimed.attempts + 1, next_try = now() + interval '20 seconds'
    from public.waitlist as person
    where claimed.id = (
      select due.id from public.outbox as due
      where due.endpoint = receiver and due.sent_at is null and due.next_try <= now()
        and not exists (
          select from public.outbox as paused
          where paused.endpoint = receiver and paused.sent_at is null and paused.answer in (429, 503) and paused.next_try > now()
        )
        and not exists (
          select from public.outbox as earlier
          where earlier.endpoint = receiver and earlier.sent_at is null and earlier.next_try is not null
            and earlier.attempts < 2 and (earlier.created_at, earlier.event) < (due.created_at, due.event)
        )
      order by due.attempts > 1, due.created_at, due.event
      limit 1
      for update skip locked
    ) and person.id = claimed.entry
    returning claimed.id, claimed.event, jsonb_build_object(
      'type', claimed.type,
      'timestamp', claimed.created_at,
      -- The columns that a visitor may fill in, of the entry or of a further request.
      'data', jsonb_build_object('entry', person.id) || to_jsonb(jsonb_populate_record(
        null::private.new_entry,
        case claimed.request when 0 then to_jsonb(person) else person.further_requests -> (claimed.request - 1) end
      )) - 'suspected'
    );
end
$$;

drop function public.record_delivery(bigint, integer);

create function public.record_delivery(delivery bigint, answer integer, retry_after integer default null) returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  is_sent boolean := coalesce(answer between 200 and 299, false);
  pause interval;
begin
  perform private.require_forwarder();
  update public.outbox set
    answer = record_delivery.answer,
    sent_at = case when is_sent then now() end,
    next_try = case when not is_sent and record_delivery.answer is distinct from 410 and attempts < 14
      then now() + make_interval(secs => least(greatest(coalesce(retry_after, least(4 ^ (attempts - 1), 14400)), 1), 86400))
    end
  where id = delivery and sent_at is null
  returning next_try - now() into pause;
  return extract(epoch from pause);
end
$$;

comment on function public.record_delivery(bigint, integer, integer) is
  'Notes the HTTP status of an attempt, null without an answer, and the seconds until the next that it asked for. Returns the seconds until the next, null after the last.';
revoke all on function public.record_delivery(bigint, integer, integer) from public, anon, authenticated, service_role;
grant execute on function public.record_delivery(bigint, integer, integer) to anon;
