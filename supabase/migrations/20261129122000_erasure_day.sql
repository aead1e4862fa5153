-- A daily purge may come on the day after an entry's time.
create or replace function private.erased_on(entry public.waitlist) returns date
  language sql
  stable
  set search_path = ''
as $$
  select (entry.created_at + case
    when entry.suspected then least(interval '30 days', waitlist_retention) else waitlist_retention
  end)::date + 1
  from private.settings
$$;
