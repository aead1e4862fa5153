-- Lengths are checked before anything is computed from a stranger's values.

create or replace function private.phone_keys(value text) returns text
  language sql
  immutable parallel safe
  return (
    select string_agg('p' || substr(digits, start), ' ')
    from regexp_replace(private.folded(left(value, 50)), '[^0-9]', '', 'g') as digits,
      generate_series(1, greatest(length(digits) - 3, 1)) as start
  );

create or replace function public.add_entry(entry jsonb) returns text
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  fields private.new_entry;
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
    insert into private.new_entry select fields.* on conflict (lower(email)) do nothing;
  exception when integrity_constraint_violation or data_exception or program_limit_exceeded then
    return 'refused';
  end;
  if found then
    return 'received';
  end if;

  update public.waitlist set
    suspected = suspected and fields.suspected,
    further_requests = further_requests || jsonb_strip_nulls(to_jsonb(fields) || jsonb_build_object('created_at', now()))
  where lower(email) = lower(fields.email) and jsonb_array_length(further_requests) < 20;
  return case when not found then 'too_many' when private.is_forwarder() then 'already_received' else 'received' end;
end
$$;
