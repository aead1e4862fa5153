-- Entries have a status, an assignee and notes; filters for these, for companies, mail domains and chosen entries.

alter table public.waitlist
  add column status text not null default 'new',
  add column status_by uuid,
  add column status_at timestamptz,
  add column assignee uuid references auth.users (id) on delete set null,
  add column notes jsonb not null default '[]',
  add constraint waitlist_status_known check (status in ('new', 'contacted', 'qualified', 'closed', 'spam'));

comment on column public.waitlist.status_by is 'The admin who set the status at status_at; null while it is new.';
comment on column public.waitlist.assignee is 'The admin who answers.';
comment on column public.waitlist.notes is 'Notes of admins: author, text and created_at.';

create index waitlist_by_status on public.waitlist (status, created_at desc, id desc);
create index waitlist_by_domain on public.waitlist (split_part(email_key, '@', 2), created_at desc, id desc);

alter table public.audit_log
  drop constraint audit_log_action_known,
  add constraint audit_log_action_known check (
    action in (
      'entry_read', 'entries_listed', 'entries_exported', 'entries_erased', 'role_granted', 'role_revoked',
      'factors_removed', 'entry_sent_again', 'entry_downloaded', 'status_new', 'status_contacted', 'status_qualified',
      'status_closed', 'status_spam', 'entry_assigned', 'note_added'
    )
  );

alter type private.waitlist_filter
  add attribute statuses text[],
  add attribute assignee uuid,
  add attribute company text,
  add attribute domain text,
  add attribute ids uuid[];

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
    and (filter.ids is null or entry.id = any (filter.ids));

create function public.list_admins() returns table (user_id uuid, name text)
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
begin
  perform private.require_reviewer();
  return query
    select role.user_id, coalesce(profile.display_name, person.email::text)
    from public.user_roles as role
    join auth.users as person on person.id = role.user_id
    left join public.profiles as profile on profile.user_id = role.user_id
    where role.role = 'admin'
    order by 2;
end
$$;

comment on function public.list_admins() is 'Admins by name, for admins.';

create function public.set_status(filter jsonb, new_status text) returns integer
  language plpgsql
  security definer
  set search_path = ''
  set plan_cache_mode = 'force_custom_plan'
as $$
declare
  chosen private.waitlist_filter := private.parse_filter(filter);
  ids uuid[];
begin
  perform private.require_reviewer();
  with changed as (
    update public.waitlist as entry set status = new_status, status_by = auth.uid(), status_at = now()
    where private.entry_matches(entry, chosen) and entry.status is distinct from new_status
    returning entry.id
  )
  select array_agg(id) into ids from changed;
  if ids is not null then
    insert into public.audit_log (actor, action, subject, entries)
    values (auth.uid(), 'status_' || new_status, case when cardinality(ids) = 1 then ids[1] end, cardinality(ids));
  end if;
  return coalesce(cardinality(ids), 0);
end
$$;

comment on function public.set_status(jsonb, text) is
  'Sets the status of all entries that match, for admins. Returns how many had another. It is logged.';

create function public.assign_entry(entry uuid, person uuid) returns boolean
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform private.require_reviewer();
  if person is not null and not exists (select from public.user_roles where user_id = person and role = 'admin') then
    perform private.refuse_argument('Only an admin can be assigned');
  end if;
  update public.waitlist set assignee = person where id = entry and assignee is distinct from person;
  if found then
    insert into public.audit_log (actor, action, subject) values (auth.uid(), 'entry_assigned', entry);
  end if;
  return found;
end
$$;

comment on function public.assign_entry(uuid, uuid) is
  'Assigns an entry to an admin, or to nobody, for admins. Returns whether that changed it. It is logged.';

create function public.add_note(entry uuid, note text) returns boolean
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform private.require_reviewer();
  if coalesce(char_length(btrim(note, E' \t\r\n')), 0) not between 1 and 2000 then
    perform private.refuse_argument('A note has 1 to 2000 characters');
  end if;
  update public.waitlist
  set notes = notes || jsonb_build_object('author', auth.uid(), 'text', btrim(note, E' \t\r\n'), 'created_at', now())
  where id = entry;
  if found then
    insert into public.audit_log (actor, action, subject) values (auth.uid(), 'note_added', entry);
  end if;
  return found;
end
$$;

comment on function public.add_note(uuid, text) is 'Adds a note to an entry, for admins. Returns whether there is one. It is logged.';

create function public.erase_entries(filter jsonb, expected integer) returns integer
  language plpgsql
  security definer
  set search_path = ''
  set plan_cache_mode = 'force_custom_plan'
as $$
declare
  chosen private.waitlist_filter := private.parse_filter(filter);
  erased integer;
begin
  perform private.require_recent_sign_in();
  delete from public.waitlist as entry where private.entry_matches(entry, chosen);
  get diagnostics erased = row_count;
  if erased is distinct from expected then
    perform private.refuse_argument('There are ' || erased || ' entries');
  end if;
  return erased;
end
$$;

comment on function public.erase_entries(jsonb, integer) is
  'Erases all entries that match, for admins with a recent sign-in. Refused unless they are as many as expected. It is logged.';

revoke all on function
  public.list_admins(), public.set_status(jsonb, text), public.assign_entry(uuid, uuid), public.add_note(uuid, text),
  public.erase_entries(jsonb, integer)
  from public, anon, authenticated, service_role;
grant execute on function
  public.list_admins(), public.set_status(jsonb, text), public.assign_entry(uuid, uuid), public.add_note(uuid, text),
  public.erase_entries(jsonb, integer)
  to authenticated, service_role;
