-- Subject access: everything that is kept about one person.

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
    'erased_on', private.erased_on(person),
    'deliveries', coalesce((
      select jsonb_agg(to_jsonb(sent) - array['id', 'entry'] order by sent.id) from public.outbox as sent where sent.entry = person.id
    ), '[]'),
    'audit_log', coalesce((
      select jsonb_agg(to_jsonb(line) - 'id' order by line.id) from public.audit_log as line where line.subject = person.id
    ), '[]')
  ) into found_entry
  from public.waitlist as person
  where person.id = download_entry.entry;
  if found_entry is not null then
    insert into public.audit_log (actor, action, subject) values (auth.uid(), 'entry_downloaded', download_entry.entry);
  end if;
  return found_entry;
end
$$;

comment on function public.download_entry(uuid) is
  'All that is kept about one person, and the day it is erased; null when there is none. It needs a recent sign-in, and is logged.';

revoke all on function public.download_entry(uuid) from public, anon, authenticated, service_role;
grant execute on function public.download_entry(uuid) to authenticated, service_role;
