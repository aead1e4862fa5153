-- A limit on attempts to sign in, whatever their outcome: one that a success gave back would pay for guesses at others.

alter table private.settings
  add column sign_in_window_seconds integer not null default 600,
  add column sign_ins_per_email integer not null default 10,
  add column sign_ins_per_address integer not null default 30,
  add constraint settings_sign_in_window_positive check (sign_in_window_seconds between 1 and 86400),
  add constraint settings_sign_in_limits_positive check (sign_ins_per_email >= 0 and sign_ins_per_address >= 0);

create function public.allow_sign_in(email text) returns boolean
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  settings private.settings := (select s from private.settings as s);
  attempts integer := private.count_entry(
    private.address_bucket('sign-in from ' || private.client_address()), settings.sign_in_window_seconds
  );
begin
  if attempts = 1 then
    perform private.purge_rate_limits();
  end if;
  -- Not counted against the e-mail address: one visitor could otherwise keep many people out.
  if attempts > settings.sign_ins_per_address then
    return false;
  end if;

  return private.count_entry(
    private.address_bucket('sign-in as ' || lower(trim(coalesce(allow_sign_in.email, '')))),
    settings.sign_in_window_seconds
  ) <= settings.sign_ins_per_email;
end
$$;

comment on function public.allow_sign_in(text) is
  'Counts an attempt to sign in. False when there were too many from this address or for this e-mail address.';

revoke all on function public.allow_sign_in(text) from public, anon, authenticated, service_role;
grant execute on function public.allow_sign_in(text) to anon, authenticated;
