-- Visitors add entries through one function, which counts what it refuses: it raises no error that would roll the count back.
-- Only the site's server, which has the token, learns that an e-mail address is known already.

drop trigger waitlist_rate_limit on public.waitlist;
drop function private.limit_waitlist_rate();
drop policy "visitors add entries" on public.waitlist;
revoke insert (name, email, company, phone, message, source, language) on table public.waitlist from anon;
revoke execute on function private.folded(text), private.words(text) from anon;

create function private.is_forwarder() returns boolean
  language sql
  stable
  set search_path = ''
as $$
  select coalesce(
    sha256(convert_to(nullif(current_setting('request.headers', true), '')::json ->> 'x-forwarder-token', 'UTF8'))
      = forwarder_token_sha256,
    false
  )
  from private.settings
$$;

-- A server that does not know its visitor's address is counted by its own.
create or replace function private.client_address() returns text
  language plpgsql
  stable
  set search_path = ''
as $$
declare
  headers json := nullif(current_setting('request.headers', true), '')::json;
begin
  return coalesce(
    case when private.is_forwarder() then nullif(trim(headers ->> 'x-visitor-address'), '') end,
    nullif(trim(headers ->> 'cf-connecting-ip'), ''),
    nullif(trim(regexp_replace(headers ->> 'x-forwarded-for', '^.*,', '')), ''),
    'unknown'
  );
end
$$;

create function private.allow_entry() returns boolean
  language plpgsql
  set search_path = ''
as $$
declare
  settings private.settings := (select s from private.settings as s);
  overall integer;
begin
  if private.count_entry(private.address_bucket(private.client_address()), settings.window_seconds)
    > settings.entries_per_address
  then
    return false;
  end if;

  -- Last, because its row stays locked until the transaction ends.
  overall := private.count_entry('overall', settings.window_seconds);
  if overall = 1 then
    perform private.purge_rate_limits();
  end if;

  return overall <= settings.entries_overall;
end
$$;

create function public.add_entry(
  name text,
  email text,
  company text default null,
  phone text default null,
  message text default null,
  source text default 'waitlist',
  language text default 'en'
) returns text
  language plpgsql
  security definer
  set search_path = ''
as $$
#variable_conflict use_column
begin
  if not private.allow_entry() then
    return 'too_many';
  end if;

  -- A block of its own: what its error rolls back is the insert, not the count.
  begin
    insert into public.waitlist (name, email, company, phone, message, source, language)
      values (
        add_entry.name, add_entry.email, nullif(add_entry.company, ''), nullif(add_entry.phone, ''),
        nullif(add_entry.message, ''), add_entry.source, add_entry.language
      )
      on conflict (lower(email)) do nothing;
  exception when integrity_constraint_violation then
    return 'refused';
  end;

  return case when not found and private.is_forwarder() then 'already_received' else 'received' end;
end
$$;

comment on function public.add_entry(text, text, text, text, text, text, text) is
  'Adds an entry. Returns received, already_received (to the site''s server only), refused or too_many.';

revoke all on function private.is_forwarder(), private.allow_entry() from public, anon, authenticated, service_role;
revoke all on function public.add_entry(text, text, text, text, text, text, text)
  from public, anon, authenticated, service_role;
grant execute on function public.add_entry(text, text, text, text, text, text, text) to anon;
