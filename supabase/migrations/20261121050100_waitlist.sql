-- Entries that visitors leave. The publishable key may add one and read nothing back.

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
  constraint waitlist_name_length check (char_length(name) between 1 and 100),
  constraint waitlist_name_format check (name !~ '^\s|\s$|[[:cntrl:]]'),
  constraint waitlist_email_length check (char_length(email) <= 255),
  constraint waitlist_email_format check (email ~ '^[^\s@[:cntrl:]]+@[^\s@[:cntrl:]]+\.[^\s@[:cntrl:]]+$'),
  constraint waitlist_company_length check (char_length(company) between 1 and 100),
  constraint waitlist_company_format check (company !~ '^\s|\s$|[[:cntrl:]]'),
  constraint waitlist_phone_length check (char_length(phone) between 1 and 50),
  constraint waitlist_phone_format check (phone !~ '^\s|\s$|[[:cntrl:]]'),
  -- 1000 characters typed by the visitor, and room for the tag that marks a free-trial request.
  constraint waitlist_message_length check (char_length(message) between 1 and 1100),
  constraint waitlist_message_format check (message !~ '^\s|\s$'),
  constraint waitlist_source_known check (source in ('waitlist', 'demo', 'exit-popup', 'exit-popup-free-trial')),
  constraint waitlist_language_known check (language in ('en', 'fr'))
);

comment on table public.waitlist is 'Requests left in the waitlist and demo forms.';
comment on column public.waitlist.source is 'The form or popup that the entry came from.';
comment on column public.waitlist.language is 'The language of the page that the form was on.';

create unique index waitlist_email_key on public.waitlist (lower(email));
create index waitlist_newest on public.waitlist (created_at desc, id desc);

alter table public.waitlist enable row level security;

revoke all on table public.waitlist from public;
revoke all on table public.waitlist from anon, authenticated, service_role;

grant insert (name, email, company, phone, message, source, language) on table public.waitlist to anon;
grant select on table public.waitlist to authenticated;
grant select, insert, update, delete on table public.waitlist to service_role;

-- What a visitor may write is said by the column grants, the checks and the rate limit: every row that passes them is welcome.
create policy "visitors add entries" on public.waitlist
  for insert to anon
  with check (true);

create policy "admins read entries" on public.waitlist
  for select to authenticated
  using ((select public.is_admin()));
