-- What happens to entries after they arrived is written down, and people can have theirs erased.

create table public.audit_log (
  id bigint generated always as identity primary key,
  actor uuid,
  action text not null,
  subject uuid,
  entries integer,
  created_at timestamptz not null default now(),
  constraint audit_log_action_known check (
    action in ('entry_read', 'entries_exported', 'entries_erased', 'role_granted', 'role_revoked')
  )
);

comment on table public.audit_log is 'Append-only. Holds ids and counts, nothing personal.';
comment on column public.audit_log.actor is 'The person who did it; null for an operator or the service itself.';
comment on column public.audit_log.subject is 'The entry, or the person whose role changed; null for several.';

alter table public.audit_log enable row level security;

revoke all on table public.audit_log from public;
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

-- The role that a request runs as stays readable inside a definer function.
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

create function public.log_entry_read(entry uuid) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform private.require_reviewer();
  insert into public.audit_log (actor, action, subject) values (auth.uid(), 'entry_read', entry);
end
$$;

create function public.log_export(entries integer) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform private.require_reviewer();
  insert into public.audit_log (actor, action, entries) values (auth.uid(), 'entries_exported', log_export.entries);
end
$$;

create function public.erase_entry(entry uuid) returns boolean
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform private.require_reviewer();
  delete from public.waitlist where id = entry;
  return found;
end
$$;

comment on function public.erase_entry(uuid) is 'Erases one entry on its author''s request. Says whether there was one.';

alter table private.settings
  add column waitlist_retention interval not null default '24 months',
  add constraint settings_retention_positive check (waitlist_retention > interval '0');

create function public.purge_waitlist() returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  purged integer;
begin
  delete from public.waitlist
  where created_at < now() - (select waitlist_retention from private.settings);
  get diagnostics purged = row_count;
  return purged;
end
$$;

comment on function public.purge_waitlist() is 'Erases entries older than the retention time. For a daily job.';

create function public.grant_admin(address text) returns uuid
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  person uuid := (select id from auth.users where lower(email) = lower(address) limit 1);
begin
  if person is null then
    raise exception 'Nobody has this e-mail address' using errcode = 'P0002';
  end if;

  insert into public.profiles (user_id) values (person) on conflict do nothing;
  insert into public.user_roles (user_id, role) values (person, 'admin') on conflict do nothing;
  return person;
end
$$;

comment on function public.grant_admin(text) is 'Makes an admin of somebody who can already sign in.';

revoke all on all functions in schema private from public;
revoke all on function
  public.log_entry_read(uuid), public.log_export(integer), public.erase_entry(uuid),
  public.purge_waitlist(), public.grant_admin(text)
  from public, anon, authenticated, service_role;
revoke all on all functions in schema private from anon, authenticated, service_role;

grant execute on function public.log_entry_read(uuid), public.log_export(integer), public.erase_entry(uuid)
  to authenticated, service_role;
grant execute on function public.purge_waitlist(), public.grant_admin(text) to service_role;
