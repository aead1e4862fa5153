-- Counts the entries of a page by week for the Studio, through the site's server.

create function public.count_page_entries(form_page text) returns table (page text, week date, entries bigint)
  language plpgsql
  stable
  security definer
  set search_path = ''
  set plan_cache_mode = 'force_custom_plan'
as $$
declare
  chosen private.waitlist_filter := private.parse_filter(jsonb_build_object('pages', jsonb_build_array(form_page)));
begin
  perform private.require_forwarder();
  return query
    select form_page, date_trunc('week', entry.created_at at time zone 'utc')::date, count(*)
    from public.waitlist as entry
    where private.entry_matches(entry, chosen)
    group by 2
    order by 2;
end
$$;

comment on function public.count_page_entries(text) is
  'How many entries came from a page in each week, which begins on Monday, UTC. For the site''s server.';

revoke all on function public.count_page_entries(text) from public, anon, authenticated, service_role;
grant execute on function public.count_page_entries(text) to anon;
