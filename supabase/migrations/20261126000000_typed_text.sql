-- Checks what visitors type as the site's form does. Older entries are cleaned first, and what is no address is kept in
-- the message.

create function private.is_line(value text) returns boolean
  language sql
  immutable parallel safe
  return value !~ '^ | $|  |[\u0001-\u001f\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]';

revoke all on function private.is_line(text) from public, anon, authenticated, service_role;
grant execute on function private.is_line(text) to service_role;

create function pg_temp.cleaned(value text) returns text
  language sql
  return nullif(trim(both E' \n' from regexp_replace(
    regexp_replace(value, '(?!\n)[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]', ' ', 'g'),
    '(?!\n)[\u0001-\u001f\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]', '', 'g'
  )), '');

create function pg_temp.line(value text) returns text
  language sql
  return regexp_replace(pg_temp.cleaned(value), '\s+', ' ', 'g');

alter table public.waitlist
  drop constraint waitlist_name_format,
  drop constraint waitlist_company_format,
  drop constraint waitlist_phone_format,
  drop constraint waitlist_utm_source_format,
  drop constraint waitlist_utm_medium_format,
  drop constraint waitlist_utm_campaign_format,
  drop constraint waitlist_message_format,
  drop constraint waitlist_email_format;

update public.waitlist set
  name = coalesce(pg_temp.line(name), '?'),
  company = pg_temp.line(company),
  phone = pg_temp.line(phone),
  message = pg_temp.cleaned(message),
  utm_source = pg_temp.line(utm_source),
  utm_medium = pg_temp.line(utm_medium),
  utm_campaign = pg_temp.line(utm_campaign);

update public.waitlist set
  message = rtrim(left(concat_ws(E'\n', 'Address: ' || coalesce(pg_temp.line(email), ''), message), 1100), E' \n'),
  email = id || '@unknown.invalid'
where email !~ '^[A-Za-z0-9_.!#$%&''*+/=?^`{|}~-]+@[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?(\.[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$';

alter table public.waitlist
  add constraint waitlist_name_format check (private.is_line(name)),
  add constraint waitlist_company_format check (private.is_line(company)),
  add constraint waitlist_phone_format check (private.is_line(phone)),
  add constraint waitlist_utm_source_format check (private.is_line(utm_source)),
  add constraint waitlist_utm_medium_format check (private.is_line(utm_medium)),
  add constraint waitlist_utm_campaign_format check (private.is_line(utm_campaign)),
  add constraint waitlist_message_format check (private.is_line(regexp_replace(message, '[ \n]+', ' ', 'g'))),
  add constraint waitlist_email_format check (
    email ~ '^[A-Za-z0-9_.!#$%&''*+/=?^`{|}~-]+@[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?(\.[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$'
  );
