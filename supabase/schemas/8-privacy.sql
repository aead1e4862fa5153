-- What a person may ask for, and who may read it: all about one entry, and the people who hold a role.

create function public.download_entry(entry uuid) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  found_entry jsonb;
begin
  perform private.require_recent_sign_in();
  select jsonb_build_object(
    'entry', to_jsonb(person) - array['name_key', 'email_key', 'company_key', 'search'],
    'erased_on', (person.created_at + case
      when person.suspected then least(interval '30 days', settings.waitlist_retention) else settings.waitlist_retention
    end)::date,
    'deliveries', coalesce((
      select jsonb_agg(to_jsonb(sent) - array['id', 'entry'] order by sent.id) from public.outbox as sent where sent.entry = person.id
    ), '[]'),
    'audit_log', coalesce((
      select jsonb_agg(to_jsonb(line) - 'id' order by line.id) from public.audit_log as line where line.subject = person.id
    ), '[]')
  ) into found_entry
  from public.waitlist as person, private.settings as settings
  where person.id = download_entry.entry;
  if found_entry is not null then
    insert into public.audit_log (actor, action, subject) values (auth.uid(), 'entry_downloaded', download_entry.entry);
  end if;
  return found_entry;
end
$$;

comment on function public.download_entry(uuid) is
  'All that is kept about one person, and the day it is erased; null when there is none. It needs a recent sign-in, and is logged.';

create function public.list_admin_sign_ins()
  returns table (user_id uuid, email text, granted_at timestamptz, last_sign_in_at timestamptz)
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
begin
  if not private.may_review() then
    return;
  end if;
  return query
    select person.id, person.email::text, granted.created_at, person.last_sign_in_at
    from public.user_roles as granted join auth.users as person on person.id = granted.user_id
    where granted.role = 'admin'
    order by granted.created_at, person.id;
end
$$;

comment on function public.list_admin_sign_ins() is 'Who was made an admin, and when they last signed in, for admins.';

revoke all on function public.download_entry(uuid), public.list_admin_sign_ins() from public, anon, authenticated, service_role;
grant execute on function public.download_entry(uuid), public.list_admin_sign_ins() to authenticated, service_role;
