create or replace function public.visit_waitlist()
  returns table (previous_visit timestamptz, new_entries bigint, oldest_entry timestamptz, oldest_kept_until timestamptz)
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  ends_after constant interval := '30 minutes';
  since timestamptz;
begin
  if not public.is_admin() then
    raise exception 'Only an admin may do this' using errcode = '42501';
  end if;

  insert into public.profiles as profile (user_id, waitlist_visit_at) values (auth.uid(), now())
  on conflict (user_id) do update set
    waitlist_previous_visit_at = case
      when profile.waitlist_visit_at > now() - ends_after then profile.waitlist_previous_visit_at
      else profile.waitlist_visit_at
    end,
    waitlist_visit_at = now()
  returning waitlist_previous_visit_at into since;

  -- On a first visit nothing is new: no time is later than null.
  return query select
    since, (select count(*) from public.waitlist where created_at > since and not suspected),
    next.created_at, next.kept_until
  from private.settings
  left join lateral (
    (select created_at, created_at + waitlist_retention as kept_until from public.waitlist order by created_at limit 1)
    union all
    (
      select created_at, created_at + least(interval '30 days', waitlist_retention) from public.waitlist
      where suspected order by created_at limit 1
    )
    order by 2 limit 1
  ) as next on true;
end
$$;

comment on function public.visit_waitlist is
  'Records an admin''s visit. Returns when the previous one ended, how many entries came since, and which is erased next, and when. A visit ends after half an hour.';
