-- A search for coeur or lukasz finds Cœur and Łukasz.
create or replace function private.folded(value text) returns text
  language sql
  immutable parallel safe
  return lower(replace(replace(replace(replace(
    translate(regexp_replace(normalize(value, nfkd), '[\u0300-\u036f]', '', 'g'), 'ŒÆẞÞØøŁłĐđÐðĦħı', 'œæßþoollddddhhi'),
    'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss'), 'þ', 'th'));

-- Computes the words and keys of such entries again, except of those that the constraints would refuse by now.
update public.waitlist set name = name, email = email, company = company
where normalize(concat_ws(' ', name, company, message, further_requests), nfkd) ~ '[ŒœÆæẞßÞþØøŁłĐđÐðĦħı]'
  and private.is_line(
    regexp_replace(concat_ws(' ', name, company, phone, message, utm_source, utm_medium, utm_campaign), '[ \n]+', ' ', 'g')
  );
