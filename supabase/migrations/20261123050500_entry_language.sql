-- The site knows its languages; the database knows what a language code looks like.
alter table public.waitlist drop constraint waitlist_language_known;
alter table public.waitlist
  add constraint waitlist_language_format check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$');
