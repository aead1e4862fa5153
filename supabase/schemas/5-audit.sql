-- Who may review entries, and the log of what happens to them: each page read, read in full, export and erasure.

create table public.audit_log (
  id bigint generated always as identity primary key,
  actor uuid,
  action text not null,
  subject uuid,
  entries integer,
  created_at timestamptz not null default now(),
  constraint audit_log_action_format check (action ~ '^[a-z_]{1,40}$')
);

comment on table public.audit_log is 'Append-only. Holds ids and counts, nothing personal.';
comment on column public.audit_log.actor is 'The person who did it; null for an operator or the service itself.';
comment on column public.audit_log.subject is 'The entry, or the person whose role changed; null for several.';

alter table public.audit_log enable row level security;

revoke all on table public.audit_log from anon, authenticated, service_role;
revoke all on sequence public.audit_log_id_seq from public, anon, authenticated, service_role;
grant select on table public.audit_log to authenticated, service_role;

create policy "admins read the audit log" on public.audit_log
  for select to authenticated
  using ((select public.is_admin()));

create function private.refuse_change() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  raise exception 'The audit log is append-only' using errcode = '42501';
end
$$;

create trigger audit_log_append_only
  before update or delete or truncate on public.audit_log
  for each statement execute function private.refuse_change();

create function private.log_role_change() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if tg_op in ('DELETE', 'UPDATE') then
    insert into public.audit_log (actor, action, subject) values (auth.uid(), 'role_revoked', old.user_id);
  end if;
  if tg_op in ('INSERT', 'UPDATE') then
    insert into public.audit_log (actor, action, subject) values (auth.uid(), 'role_granted', new.user_id);
  end if;
  return null;
end
$$;

create trigger user_roles_are_logged
  after insert or update or delete on public.user_roles
  for each row execute function private.log_role_change();

-- One line per statement: a purge of many rows is one event.
create function private.log_erasure() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  ids uuid[] := (select array_agg(id) from erased);
begin
  if ids is not null then
    insert into public.audit_log (actor, action, subject, entries)
    values (auth.uid(), 'entries_erased', case when cardinality(ids) = 1 then ids[1] end, cardinality(ids));
  end if;
  return null;
end
$$;

create trigger waitlist_erasures_are_logged
  after delete on public.waitlist
  referencing old table as erased
  for each statement execute function private.log_erasure();

-- Functions for admins run as their owner and check this instead of the policy: PostgreSQL would apply row-level security
-- before a search, without the search's index. Inside such a function the setting still names the request's role.
create function private.may_review() returns boolean
  language sql
  stable
  set search_path = ''
as $$
  select public.is_admin() or current_setting('role', true) is not distinct from 'service_role'
$$;

create function private.require_reviewer() returns void
  language plpgsql
  stable
  set search_path = ''
as $$
begin
  if not public.is_admin() and current_setting('role', true) is distinct from 'service_role' then
    raise exception 'Only an admin may do this' using errcode = '42501';
  end if;
end
$$;

create function public.has_recent_sign_in() returns boolean
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select exists (
    select from auth.sessions
    where id::text = auth.jwt() ->> 'session_id'
      and user_id = auth.uid()
      and created_at > now() - (select recent_sign_in from private.settings)
  )
$$;

comment on function public.has_recent_sign_in() is 'Whether the caller signed in within the last minutes of private.settings.';

-- Exporting and erasing need a sign-in of the last minutes, so that an unattended browser is not enough.
create function private.require_recent_sign_in() returns void
  language plpgsql
  stable
  set search_path = ''
as $$
begin
  perform private.require_reviewer();
  if current_setting('role', true) is distinct from 'service_role' and not public.has_recent_sign_in() then
    raise sqlstate 'PT403' using message = 'The last sign-in is too long ago', hint = 'Sign in again.';
  end if;
end
$$;

-- The last day on which a purge erases an entry: a daily one may come on the day after its time.
create function private.erased_on(entry public.waitlist) returns date
  language sql
  stable
  set search_path = ''
as $$
  select (entry.created_at + case
    when entry.suspected then least(interval '30 days', waitlist_retention) else waitlist_retention
  end)::date + 1
  from private.settings
$$;

create function public.read_entry(entry uuid) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  found_entry jsonb;
begin
  perform private.require_reviewer();
  select to_jsonb(person) || jsonb_build_object('erased_on', private.erased_on(person)) into found_entry
  from public.waitlist as person
  where person.id = read_entry.entry;
  if found then
    insert into public.audit_log (actor, action, subject) values (auth.uid(), 'entry_read', read_entry.entry);
  end if;
  return found_entry;
end
$$;

comment on function public.read_entry(uuid) is
  'One entry in full, and the day it is erased, for admins; null when there is none. The read is logged.';

create function public.erase_entries(entries uuid[]) returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  erased integer;
begin
  perform private.require_recent_sign_in();
  delete from public.waitlist where id = any (entries);
  get diagnostics erased = row_count;
  return erased;
end
$$;

comment on function public.erase_entries(uuid[]) is
  'Erases entries, for admins with a recent sign-in. Returns how many there were. It is logged.';

-- It also analyzes the table, because PGlite has no autovacuum to do it.
create function public.purge_waitlist() returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  purged integer;
begin
  delete from public.waitlist
  where created_at < now() - (select waitlist_retention from private.settings)
    or suspected and created_at < now() - interval '30 days';
  get diagnostics purged = row_count;
  delete from public.outbox where created_at < now() - interval '30 days';
  perform private.purge_rate_limits();
  analyze public.waitlist;
  return purged;
end
$$;

comment on function public.purge_waitlist() is
  'Erases entries older than the retention time, and suspected ones after 30 days. For a daily job.';

revoke all on function
  private.refuse_change(), private.log_role_change(), private.log_erasure(), private.may_review(),
  private.require_reviewer(), private.require_recent_sign_in(), private.erased_on(public.waitlist),
  public.has_recent_sign_in(), public.read_entry(uuid), public.erase_entries(uuid[]), public.purge_waitlist()
  from public, anon, authenticated, service_role;
grant execute on function public.has_recent_sign_in() to authenticated;
grant execute on function public.read_entry(uuid), public.erase_entries(uuid[]) to authenticated, service_role;
grant execute on function public.purge_waitlist() to service_role;
