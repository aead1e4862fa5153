-- Lists that nearly no entry matches: by assignee, suspected, or with a request after some time.
create index waitlist_by_assignee on public.waitlist (assignee, created_at desc, id desc) where assignee is not null;
create index waitlist_asked_again on public.waitlist (created_at desc, id desc) where further_requests <> '[]';
create index waitlist_suspected on public.waitlist (created_at desc, id desc) where suspected;

create or replace function private.entry_matches(entry public.waitlist, filter private.waitlist_filter) returns boolean
  language sql
  stable parallel safe
  return (private.waitlist_query(filter.search) is null or entry.search @@ private.waitlist_query(filter.search))
    and (filter.ids is not null or entry.suspected = coalesce('suspected' = any (filter.sources), false))
    and (filter.sources is null or filter.sources = '{suspected}' or entry.source = any (filter.sources))
    -- A day more on each side, which the index finds: midnight may come twice in a time zone, or not at all.
    and (filter.first_day is null or entry.created_at >= (filter.first_day - 1)::timestamp at time zone 'utc'
      and private.day_of(entry.created_at, filter.time_zone) >= filter.first_day)
    and (filter.last_day is null or entry.created_at < (filter.last_day + 2)::timestamp at time zone 'utc'
      and private.day_of(entry.created_at, filter.time_zone) <= filter.last_day)
    and (filter.pages is null or entry.page = any (filter.pages))
    and (filter.campaigns is null or entry.utm_campaign = any (filter.campaigns))
    and (filter.statuses is null or entry.status = any (filter.statuses))
    and (filter.assignee is null or entry.assignee = filter.assignee)
    and (filter.company is null or entry.company_key = private.folded(filter.company))
    and (filter.domain is null or split_part(entry.email_key, '@', 2) = private.folded(filter.domain))
    and (filter.ids is null or entry.id = any (filter.ids))
    and (
      filter.requested_after is null or entry.created_at > filter.requested_after
      or (
        entry.further_requests <> '[]'
        and (entry.further_requests -> -1 ->> 'created_at')::timestamptz > filter.requested_after
      )
    );
