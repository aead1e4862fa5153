-- Remembers what each admin has exported, and filters by what was requested since.

alter table public.profiles add column waitlist_export_at timestamptz;

comment on column public.profiles.waitlist_export_at is 'All requests until then are in this person''s exports of the whole list.';

alter type private.waitlist_filter add attribute requested_after timestamptz;

create or replace function private.entry_matches(entry public.waitlist, filter private.waitlist_filter) returns boolean
  language sql
  stable parallel safe
  return (private.waitlist_query(filter.search) is null or entry.search @@ private.waitlist_query(filter.search))
    and (filter.ids is not null or entry.suspected = coalesce('suspected' = any (filter.sources), false))
    and (filter.sources is null or filter.sources = '{suspected}' or entry.source = any (filter.sources))
    and (filter.first_day is null or entry.created_at >= filter.first_day::timestamp at time zone 'utc')
    and (filter.last_day is null or entry.created_at < (filter.last_day + 1)::timestamp at time zone 'utc')
    and (filter.pages is null or entry.page = any (filter.pages))
    and (filter.campaigns is null or entry.utm_campaign = any (filter.campaigns))
    and (filter.statuses is null or entry.status = any (filter.statuses))
    and (filter.assignee is null or entry.assignee = filter.assignee)
    and (filter.company is null or entry.company_key = private.folded(filter.company))
    and (filter.domain is null or split_part(entry.email_key, '@', 2) = private.folded(filter.domain))
    and (filter.ids is null or entry.id = any (filter.ids))
    and (
      filter.requested_after is null
      or greatest(entry.created_at, (entry.further_requests -> -1 ->> 'created_at')::timestamptz) > filter.requested_after
    );

create function public.note_export(seconds integer) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if not public.is_admin() then
    raise exception 'Only an admin may do this' using errcode = '42501';
  end if;
  insert into public.profiles as profile (user_id, waitlist_export_at)
  values (auth.uid(), now() - make_interval(secs => greatest(seconds, 0)))
  on conflict (user_id) do update set waitlist_export_at = greatest(profile.waitlist_export_at, excluded.waitlist_export_at);
end
$$;

comment on function public.note_export(integer) is
  'Records that an admin has exported all that was requested until so many seconds ago.';

revoke all on function public.note_export(integer) from public, anon, authenticated, service_role;
grant execute on function public.note_export(integer) to authenticated;
