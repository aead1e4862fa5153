-- What a page brings, for the Studio, whose people the site's server knows and the database does not. Counts only.

create table public.page_views (
  page text,
  day date default (now() at time zone 'utc')::date,
  views integer not null default 1,
  primary key (page, day),
  constraint page_views_page_length check (char_length(page) <= 200),
  constraint page_views_page_format check (page ~ '^/[!-~]*$')
);

comment on table public.page_views is 'How often a page was viewed on a day, UTC. Nothing says by whom.';

alter table public.page_views enable row level security;

revoke all on table public.page_views from anon, authenticated, service_role;

create function public.count_view(viewed_page text) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform private.require_forwarder();
  insert into public.page_views (page) values (viewed_page)
  on conflict (page, day) do update set views = page_views.views + 1;
end
$$;

comment on function public.count_view(text) is 'Counts one view of a page. For the site''s server.';

create function public.page_results(only_page text default null)
  returns table (page text, week date, views bigint, entries bigint)
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
declare
  first_week date := date_trunc('week', now() at time zone 'utc')::date - 12 * 7;
begin
  perform private.require_forwarder();
  return query
    select counted.page, date_trunc('week', counted.day)::date as week, sum(counted.views), sum(counted.entries)
    from (
      select viewed.page, viewed.day, viewed.views, 0 as entries from public.page_views as viewed
      union all
      select entry.page, (entry.created_at at time zone 'utc')::date, 0, 1 from public.waitlist as entry
      where not entry.suspected and entry.page is not null
        and entry.created_at >= first_week::timestamp at time zone 'utc'
    ) as counted
    where counted.day >= first_week and (only_page is null or counted.page = only_page)
    group by 1, 2
    order by 1, 2;
end
$$;

comment on function public.page_results(text) is
  'Views of a page or of all, and entries from it, in each of the last 13 weeks, which begin on Monday, UTC. For the site''s server.';

revoke all on function public.count_view(text), public.page_results(text) from public, anon, authenticated, service_role;
grant execute on function public.count_view(text), public.page_results(text) to anon;
