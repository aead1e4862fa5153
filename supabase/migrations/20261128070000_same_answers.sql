-- Strangers learn of no address whether it is listed and cannot close an entry. A request that is sent again is stored once.

drop index public.waitlist_email_key;
create unique index waitlist_email_key on public.waitlist (lower(email)) where jsonb_array_length(further_requests) < 20;

create or replace function private.first_request(entry public.waitlist) returns jsonb
  language sql
  stable parallel safe
  return to_jsonb(jsonb_populate_record(null::private.new_entry, to_jsonb(entry))) || jsonb_build_object('created_at', entry.created_at);

create or replace function private.typed(request jsonb) returns jsonb
  language sql
  immutable parallel safe
  return jsonb_strip_nulls(
    (request || jsonb_build_object('email', lower(request ->> 'email')))
      - '{language,page,landing_page,utm_source,utm_medium,utm_campaign,suspected,consent_version,created_at}'::text[]
  );

create or replace function public.add_entry(entry jsonb) returns text
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  fields private.new_entry;
  is_new boolean;
begin
  if not private.allow_entry() then
    return 'too_many';
  end if;

  -- A block of its own, so that an error rolls back the insert but not the count.
  begin
    -- A form sends an empty field as ''.
    fields := jsonb_populate_record(null::private.new_entry, (
      select jsonb_object_agg(key, nullif(value, '""'))
      from jsonb_each('{"source": "waitlist", "language": "en", "suspected": false}' || entry)
    ));
    -- Generated columns are computed before the columns' own checks, so longer texts than any column takes end here.
    if not to_jsonb(fields) ?& array(select jsonb_object_keys(entry))
      or exists (select from jsonb_each_text(to_jsonb(fields)) where char_length(value) > 1100)
    then
      return 'refused';
    end if;
    -- Again, if an entry was erased or has become full in between.
    loop
      insert into private.new_entry select fields.* on conflict do nothing;
      is_new := found;

      -- For a new entry too, which its own request adds nothing to: otherwise the time would tell which addresses are listed.
      update public.waitlist as known set
        suspected = known.suspected and fields.suspected,
        further_requests = known.further_requests || case
          when exists (
            select from jsonb_array_elements(known.further_requests || private.first_request(known)) as earlier
            where private.typed(earlier) = private.typed(to_jsonb(fields))
              and (earlier ->> 'created_at')::timestamptz > now() - interval '10 minutes'
          ) then '[]'
          else jsonb_strip_nulls(to_jsonb(fields) || jsonb_build_object('created_at', now()))
        end
      where lower(email) = lower(fields.email) and jsonb_array_length(further_requests) < 20;
      if found then
        return case when private.is_forwarder() and not is_new then 'already_received' else 'received' end;
      end if;
    end loop;
  exception when integrity_constraint_violation or data_exception or program_limit_exceeded then
    return 'refused';
  end;
end
$$;

revoke all on function private.first_request(public.waitlist), private.typed(jsonb) from public, anon, authenticated, service_role;
