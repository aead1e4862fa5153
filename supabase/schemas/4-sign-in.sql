-- Limits attempts to sign in, successful or not: a success that reset the count would pay for guesses at other accounts.

-- Attempts are counted by account and visitor, and only by account and device for a browser that has signed in before, so
-- that guesses from elsewhere lock no user out. All unknown browsers together have a limit for each account. Only the site's
-- server knows whether a browser has signed in before.
create function public.allow_sign_in(email text, device text default null) returns boolean
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  settings private.settings := (select s from private.settings as s);
  account text := lower(trim(coalesce(allow_sign_in.email, '')));
  known_device text := case when private.is_forwarder() then allow_sign_in.device end;
  address text := private.client_address();
  attempts integer;
begin
  if known_device is not null then
    return private.count_entry(
      private.address_bucket('sign-in as ' || account || ' by device ' || known_device), settings.sign_in_window_seconds
    ) <= settings.sign_ins_per_email;
  end if;

  attempts := private.count_entry(private.address_bucket('sign-in from ' || address), settings.sign_in_window_seconds);
  if attempts = 1 then
    perform private.purge_rate_limits();
  end if;
  -- Not counted against the e-mail address: one visitor could otherwise lock many people out.
  if attempts > settings.sign_ins_per_address then
    return false;
  end if;
  if private.count_entry(
    private.address_bucket('sign-in as ' || account || ' by address ' || address), settings.sign_in_window_seconds
  ) > settings.sign_ins_per_email then
    return false;
  end if;

  return private.count_entry(
    private.address_bucket('sign-in as ' || account), settings.sign_in_window_seconds
  ) <= settings.stranger_sign_ins_per_email;
end
$$;

comment on function public.allow_sign_in(text, text) is
  'Counts an attempt to sign in. False when there were too many from this visitor or for this e-mail address.';

revoke all on function public.allow_sign_in(text, text) from public, anon, authenticated, service_role;
grant execute on function public.allow_sign_in(text, text) to anon, authenticated;
