-- Guesses from elsewhere must not keep the owner of an e-mail address out. Attempts are counted for the address by visitor, and
-- by device for a browser that has signed in before; strangers together have a limit that devices do not share.

alter table private.settings
  add column stranger_sign_ins_per_email integer not null default 100,
  add constraint settings_stranger_sign_ins_positive check (stranger_sign_ins_per_email >= 0);

-- Each new visitor purges: without an index many of them would read all counters, many times.
create index rate_limit_counters_oldest on private.rate_limit_counters (window_start);

drop function public.allow_sign_in(text);

create function public.allow_sign_in(email text, device text default null) returns boolean
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  settings private.settings := (select s from private.settings as s);
  address text := private.client_address();
  account text := lower(trim(coalesce(allow_sign_in.email, '')));
  origin text := coalesce('device ' || allow_sign_in.device, 'address ' || address);
  attempts integer := private.count_entry(
    private.address_bucket('sign-in from ' || address), settings.sign_in_window_seconds
  );
begin
  if attempts = 1 then
    perform private.purge_rate_limits();
  end if;
  -- Not counted against the e-mail address: one visitor could otherwise keep many people out.
  if attempts > settings.sign_ins_per_address then
    return false;
  end if;
  if private.count_entry(
    private.address_bucket('sign-in as ' || account || ' by ' || origin), settings.sign_in_window_seconds
  ) > settings.sign_ins_per_email then
    return false;
  end if;

  return allow_sign_in.device is not null or private.count_entry(
    private.address_bucket('sign-in as ' || account), settings.sign_in_window_seconds
  ) <= settings.stranger_sign_ins_per_email;
end
$$;

comment on function public.allow_sign_in(text, text) is
  'Counts an attempt to sign in. False when there were too many from this visitor or for this e-mail address.';

revoke all on function public.allow_sign_in(text, text) from public, anon, authenticated, service_role;
grant execute on function public.allow_sign_in(text, text) to anon, authenticated;
