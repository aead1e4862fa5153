-- Erasing and exporting entries needs a sign-in of the last minutes: a browser left open is not enough.

alter table private.settings
  add column recent_sign_in interval not null default '15 minutes',
  add constraint settings_recent_sign_in_positive check (recent_sign_in > interval '0');

create function private.require_recent_sign_in() returns void
  language plpgsql
  stable
  set search_path = ''
as $$
begin
  perform private.require_reviewer();
  if current_setting('role', true) is distinct from 'service_role' and not exists (
    select from auth.sessions
    where id::text = auth.jwt() ->> 'session_id'
      and created_at > now() - (select recent_sign_in from private.settings)
  ) then
    raise sqlstate 'PT403' using message = 'The last sign-in is too long ago', hint = 'Sign in again.';
  end if;
end
$$;

create or replace function public.log_export(entries integer) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform private.require_recent_sign_in();
  insert into public.audit_log (actor, action, entries) values (auth.uid(), 'entries_exported', log_export.entries);
end
$$;

create or replace function public.erase_entry(entry uuid) returns boolean
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform private.require_recent_sign_in();
  delete from public.waitlist where id = entry;
  return found;
end
$$;

revoke all on function private.require_recent_sign_in() from public, anon, authenticated, service_role;
