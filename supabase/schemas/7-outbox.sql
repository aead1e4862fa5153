-- Deliveries of requests to webhooks. Each request writes a row here in its own transaction; the site's server sends it.

create table public.outbox (
  id bigint generated always as identity primary key,
  event uuid not null default gen_random_uuid(),
  type text not null,
  entry uuid not null references public.waitlist (id) on delete cascade,
  request integer not null,
  endpoint text,
  attempts integer not null default 0,
  answer integer,
  next_try timestamptz default now(),
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  status text not null generated always as (
    case when sent_at is not null then 'sent' when next_try is null then 'refused' else 'waiting' end
  ) stored,
  constraint outbox_type_known check (type in ('lead.created', 'lead.asked_again')),
  constraint outbox_endpoint_length check (char_length(endpoint) between 1 and 300)
);

comment on table public.outbox is 'Deliveries of requests to webhooks. Holds ids, nothing personal; kept for 30 days, or until the entry is erased.';
comment on column public.outbox.event is 'The same for every attempt and endpoint: the header webhook-id.';
comment on column public.outbox.request is 'The entry itself is 0, its first further request 1.';
comment on column public.outbox.endpoint is 'Who gets it: the host of a webhook, and a part of its URL''s hash. Null until the site''s server has named its endpoints.';
comment on column public.outbox.answer is 'HTTP status of the last attempt; null without an answer.';
comment on column public.outbox.next_try is 'Null once it is sent or given up.';

create index outbox_newest on public.outbox (created_at desc, id desc);
create index outbox_entry on public.outbox (entry);
create index outbox_unsent on public.outbox (endpoint, created_at, event) where sent_at is null and next_try is not null;

alter table public.outbox enable row level security;

revoke all on table public.outbox from anon, authenticated, service_role;
revoke all on sequence public.outbox_id_seq from public, anon, authenticated, service_role;
grant select on table public.outbox to authenticated, service_role;

create policy "admins read the outbox" on public.outbox
  for select to authenticated
  using ((select public.is_admin()));

-- Suspected requests are not sent, but an entry is once it is no longer suspected.
create function private.write_outbox() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  request integer := case
    when (new.further_requests -> -1 ->> 'suspected')::boolean then 0 else jsonb_array_length(new.further_requests)
  end;
  is_first boolean := tg_op = 'INSERT' or old.suspected;
begin
  if is_first or request > 0 then
    insert into public.outbox (type, entry, request)
    values (case when is_first then 'lead.created' else 'lead.asked_again' end, new.id, request);
  end if;
  return null;
end
$$;

create trigger waitlist_entries_are_sent
  after insert on public.waitlist
  for each row when (not new.suspected) execute function private.write_outbox();

create trigger waitlist_further_requests_are_sent
  after update of suspected, further_requests on public.waitlist
  for each row when (
    not new.suspected
    and (old.suspected or jsonb_array_length(new.further_requests) > jsonb_array_length(old.further_requests))
  ) execute function private.write_outbox();

-- The site's server has no more rights than a visitor, and a token.
create function private.require_forwarder() returns void
  language plpgsql
  stable
  set search_path = ''
as $$
begin
  if not private.is_forwarder() then
    raise exception 'Only the site''s server may do this' using errcode = '42501';
  end if;
end
$$;

-- A row waits for those before it to the same endpoint until they have been tried twice, and while the endpoint has asked
-- for a pause. An attempt whose result is not recorded may be repeated after 20 seconds. What waits for a webhook that is
-- no longer configured is given up.
create function public.claim_delivery(receiver text, receivers text[])
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

comment on function public.claim_delivery(text, text[]) is
  'The next request to send to a receiver, for the site''s server; none while one before it waits. New requests go to all receivers.';

-- The pauses are 1, 4, 16, 64, 256 seconds and so on to four hours, and add up to a day, unless the receiver names its own.
-- With 410 it wants no more requests.
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

create function public.send_again() returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  due integer;
begin
  perform private.require_reviewer();
  update public.outbox set attempts = 0, answer = null, next_try = now() where sent_at is null;
  get diagnostics due = row_count;
  if due > 0 then
    insert into public.audit_log (actor, action, entries) values (auth.uid(), 'deliveries_sent_again', due);
  end if;
  return due;
end
$$;

comment on function public.send_again() is
  'Makes all deliveries due that are not sent, those given up too. Returns how many there are. It is logged.';

revoke all on function
  private.write_outbox(), private.require_forwarder(), public.claim_delivery(text, text[]),
  public.record_delivery(bigint, integer, integer), public.send_again()
  from public, anon, authenticated, service_role;
grant execute on function public.claim_delivery(text, text[]), public.record_delivery(bigint, integer, integer) to anon;
grant execute on function public.send_again() to authenticated, service_role;
