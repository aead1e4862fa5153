-- Entries that visitors leave. With the publishable key anybody may add one, through add_entry(), and read nothing back.

-- Ignores case, accents and ligatures, for search and sorting. Those that Unicode keeps whole are in lib/i18n/fold.ts too.
create function private.folded(value text) returns text
  language sql
  immutable parallel safe
  return lower(replace(replace(replace(replace(
    translate(regexp_replace(normalize(value, nfkd), '[\u0300-\u036f]', '', 'g'), 'ŒÆẞÞØøŁłĐđÐðĦħı', 'œæßþoollddddhhi'),
    'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss'), 'þ', 'th'));

-- Keeps letters and digits. The text search parser would keep "ann@mail.example", "a/b" and "-12" whole and drop "<b>".
create function private.words(value text) returns text
  language sql
  immutable parallel safe
  return regexp_replace(private.folded(value), '[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+', ' ', 'g');

-- The digits of a phone number from each of them on, as far as four or more remain: a part of it, with or without its
-- country, is the beginning of one. The letter keeps them apart from numbers in other texts. The result grows with the
-- square of the length, so what is longer than a phone number may be is cut.
create function private.phone_keys(value text) returns text
  language sql
  immutable parallel safe
  return (
    select string_agg('p' || substr(digits, start), ' ')
    from regexp_replace(private.folded(left(value, 50)), '[^0-9]', '', 'g') as digits,
      generate_series(1, greatest(length(digits) - 3, 1)) as start
  );

-- What further requests add to the search.
create function private.further_words(requests jsonb) returns text
  language sql
  immutable parallel safe
  return (
    select string_agg(
      coalesce(request ->> 'name', '') || ' ' || coalesce(request ->> 'company', '') || ' '
        || coalesce(request ->> 'message', '') || ' ' || coalesce(private.phone_keys(request ->> 'phone'), ''), ' '
    )
    from jsonb_array_elements(requests) as request
  );

-- Whether a text has nothing invisible, and no white space but single spaces between words, as lib/leads/clean.ts writes it.
create function private.is_line(value text) returns boolean
  language sql
  immutable parallel safe
  return value !~ '^ | $|  |[\u0001-\u001f\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U00013441\U00013442\U00016fe4\U0001bca0-\U0001bca3\U0001d159\U0001d173-\U0001d17a\U000e0000-\U000e0fff]';

create table public.waitlist (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null,
  company text,
  phone text,
  message text,
  source text not null default 'waitlist',
  language text not null default 'en',
  created_at timestamptz not null default now(),
  -- Sorted byte by byte, so that a page's cursor means the same in every database.
  name_key text collate "C" not null generated always as (private.folded(name)) stored,
  email_key text collate "C" not null generated always as (private.folded(email)) stored,
  company_key text collate "C" not null generated always as (private.folded(coalesce(company, ''))) stored,
  page text,
  landing_page text,
  utm_source text,
  utm_medium text,
  utm_campaign text,
  suspected boolean not null default false,
  further_requests jsonb not null default '[]',
  status text not null default 'new',
  status_by uuid,
  status_at timestamptz,
  notes jsonb not null default '[]',
  search tsvector not null generated always as (
    to_tsvector(
      'pg_catalog.simple',
      private.words(
        name || ' ' || email || ' ' || coalesce(company, '') || ' ' || coalesce(message, '') || ' '
          || coalesce(private.phone_keys(phone), '') || ' ' || coalesce(private.further_words(further_requests), '')
      )
    )
  ) stored,
  consent_version text,
  constraint waitlist_name_length check (char_length(name) between 1 and 100),
  constraint waitlist_name_format check (private.is_line(name)),
  constraint waitlist_email_length check (char_length(email) <= 255),
  -- HTML's rule for email addresses, and a dot in the domain.
  constraint waitlist_email_format check (
    email ~ '^[A-Za-z0-9_.!#$%&''*+/=?^`{|}~-]+@[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?(\.[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$'
  ),
  constraint waitlist_company_length check (char_length(company) between 1 and 100),
  constraint waitlist_company_format check (private.is_line(company)),
  constraint waitlist_phone_length check (char_length(phone) between 1 and 50),
  constraint waitlist_phone_format check (private.is_line(phone)),
  -- 1000 characters typed by the visitor, and room for the tag that marks a free-trial request.
  constraint waitlist_message_length check (char_length(message) between 1 and 1100),
  constraint waitlist_message_format check (private.is_line(regexp_replace(message, '[ \n]+', ' ', 'g'))),
  constraint waitlist_status_known check (status in ('new', 'contacted', 'qualified', 'closed', 'spam')),
  constraint waitlist_source_known check (source in ('waitlist', 'demo', 'exit-popup', 'exit-popup-free-trial')),
  -- Any language code: only the site knows which languages it has.
  constraint waitlist_language_format check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$'),
  constraint waitlist_page_length check (char_length(page) <= 200),
  constraint waitlist_page_format check (page ~ '^/[!-~]*$'),
  constraint waitlist_landing_page_length check (char_length(landing_page) <= 200),
  constraint waitlist_landing_page_format check (landing_page ~ '^/[!-~]*$'),
  constraint waitlist_utm_source_length check (char_length(utm_source) between 1 and 100),
  constraint waitlist_utm_source_format check (private.is_line(utm_source)),
  constraint waitlist_utm_medium_length check (char_length(utm_medium) between 1 and 100),
  constraint waitlist_utm_medium_format check (private.is_line(utm_medium)),
  constraint waitlist_utm_campaign_length check (char_length(utm_campaign) between 1 and 100),
  constraint waitlist_utm_campaign_format check (private.is_line(utm_campaign)),
  constraint waitlist_consent_version_format check (consent_version ~ '^\d{4}-\d{2}-\d{2} [0-9a-f]{64}$')
);

comment on table public.waitlist is 'Requests left in the waitlist and demo forms.';
comment on column public.waitlist.source is 'The form or popup that the entry came from.';
comment on column public.waitlist.language is 'The language of the page that the form was on.';
comment on column public.waitlist.search is 'The words of name, e-mail address, company and message, and the phone number, also of further requests.';
comment on column public.waitlist.suspected is 'Whether it may come from a bot. Left out of lists and counts, and erased after 30 days.';
comment on column public.waitlist.further_requests is 'Later submissions with the same e-mail address, which anybody can type.';
comment on column public.waitlist.status_by is 'The admin who set the status at status_at; null while it is new.';
comment on column public.waitlist.notes is 'Notes of admins: author, text and created_at.';
comment on column public.waitlist.consent_version is
  'The day and the SHA-256 of the text beside the form, as it was shown; null when there was none.';
comment on column public.waitlist.page is 'The path of the page that the form was on.';
comment on column public.waitlist.landing_page is 'The path of the first page of the visit.';

-- An entry with 20 further requests is full: the next one begins another, so strangers cannot close a person's entry.
create unique index waitlist_email_key on public.waitlist (lower(email)) where jsonb_array_length(further_requests) < 20;
create index waitlist_newest on public.waitlist (created_at desc, id desc);
create index waitlist_by_name on public.waitlist (name_key, id);
create index waitlist_by_email on public.waitlist (email_key, id);
create index waitlist_by_company on public.waitlist (company_key, id);
create index waitlist_by_source on public.waitlist (source, created_at desc, id desc);
create index waitlist_by_status on public.waitlist (status, created_at desc, id desc);
create index waitlist_asked_again on public.waitlist (created_at desc, id desc) where further_requests <> '[]';
create index waitlist_suspected on public.waitlist (created_at desc, id desc) where suspected;
-- Without fastupdate: without autovacuum its list of recent entries grows, and every search reads it.
create index waitlist_search on public.waitlist using gin (search) with (fastupdate = off);

alter table public.waitlist enable row level security;

revoke all on table public.waitlist from anon, authenticated, service_role;
-- Admins read entries through functions that log it, so no policy lets them read the table.
grant select, insert, update, delete on table public.waitlist to service_role;

-- The columns that a visitor may fill in.
create view private.new_entry as
  select
    name, email, company, phone, message, source, language, page, landing_page, utm_source, utm_medium, utm_campaign,
    suspected, consent_version
  from public.waitlist;

-- The request that made an entry, as further requests are stored.
create function private.first_request(entry public.waitlist) returns jsonb
  language sql
  stable parallel safe
  return to_jsonb(jsonb_populate_record(null::private.new_entry, to_jsonb(entry))) || jsonb_build_object('created_at', entry.created_at);

-- What a visitor typed, as it is compared: the same text, sent again within minutes from anywhere, is the same request.
create function private.typed(request jsonb) returns jsonb
  language sql
  immutable parallel safe
  return jsonb_strip_nulls(
    (request || jsonb_build_object('email', lower(request ->> 'email')))
      - '{language,page,landing_page,utm_source,utm_medium,utm_campaign,suspected,consent_version,created_at}'::text[]
  );

-- Refused entries count towards the rate limit too, so a refusal is a return value: an error would roll its count back.
-- Only the site's server, which has the token, learns that an e-mail address is on the list already.
create function public.add_entry(entry jsonb) returns text
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  fields private.new_entry;
  is_new boolean;
begin
  if not private.allow_entry() then
    return 'too_many';
  end if;

  -- A block of its own, so that an error rolls back the insert but not the count.
  begin
    -- A form sends an empty field as ''.
    fields := jsonb_populate_record(null::private.new_entry, (
      select jsonb_object_agg(key, nullif(value, '""'))
      from jsonb_each('{"source": "waitlist", "language": "en", "suspected": false}' || entry)
    ));
    -- Generated columns are computed before the columns' own checks, so longer texts than any column takes end here.
    if not to_jsonb(fields) ?& array(select jsonb_object_keys(entry))
      or exists (select from jsonb_each_text(to_jsonb(fields)) where char_length(value) > 1100)
    then
      return 'refused';
    end if;
    -- Again, if an entry was erased or has become full in between.
    loop
      insert into private.new_entry select fields.* on conflict do nothing;
      is_new := found;

      -- For a new entry too, which its own request adds nothing to: otherwise the time would tell which addresses are listed.
      update public.waitlist as known set
        suspected = known.suspected and fields.suspected,
        further_requests = known.further_requests || case
          when exists (
            select from jsonb_array_elements(known.further_requests || private.first_request(known)) as earlier
            where private.typed(earlier) = private.typed(to_jsonb(fields))
              and (earlier ->> 'created_at')::timestamptz > now() - interval '10 minutes'
          ) then '[]'
          else jsonb_strip_nulls(to_jsonb(fields) || jsonb_build_object('created_at', now()))
        end
      where lower(email) = lower(fields.email) and jsonb_array_length(further_requests) < 20;
      if found then
        return case when private.is_forwarder() and not is_new then 'already_received' else 'received' end;
      end if;
    end loop;
  exception when integrity_constraint_violation or data_exception or program_limit_exceeded then
    return 'refused';
  end;
end
$$;

comment on function public.add_entry(jsonb) is
  'Adds an entry, given by column, or a further request to that of its e-mail address. Returns received, already_received (to the site''s server only), refused or too_many.';

revoke all on function private.folded(text), private.words(text), private.phone_keys(text), private.further_words(jsonb), private.is_line(text),
  private.first_request(public.waitlist), private.typed(jsonb), public.add_entry(jsonb)
  from public, anon, authenticated, service_role;
grant execute on function public.add_entry(jsonb) to anon;
-- A role that writes entries computes their columns and checks. The schema stays closed, so it cannot call these by name.
grant execute on function private.folded(text), private.words(text), private.phone_keys(text), private.further_words(jsonb), private.is_line(text) to service_role;
