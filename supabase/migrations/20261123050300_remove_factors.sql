-- Recovery for an admin who has lost their authenticator app: an operator removes it, and the password alone signs in again.

alter table public.audit_log
  drop constraint audit_log_action_known,
  add constraint audit_log_action_known check (
    action in ('entry_read', 'entries_exported', 'entries_erased', 'role_granted', 'role_revoked', 'factors_removed')
  );

create function public.remove_factors(address text) returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  person uuid := (select id from auth.users where lower(email) = lower(address) limit 1);
  removed integer;
begin
  delete from auth.mfa_factors where user_id = person;
  get diagnostics removed = row_count;
  if removed > 0 then
    insert into public.audit_log (action, subject, entries) values ('factors_removed', person, removed);
  end if;
  return removed;
end
$$;

comment on function public.remove_factors(text) is
  'Removes somebody''s second factors, for an operator. Returns how many there were.';

revoke all on function public.remove_factors(text) from public, anon, authenticated, service_role;
grant execute on function public.remove_factors(text) to service_role;
