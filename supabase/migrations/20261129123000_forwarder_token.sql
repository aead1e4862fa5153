-- An empty token would be anybody's; deploy/supabase.sql sets another.
update private.settings set forwarder_token_sha256 = null where forwarder_token_sha256 = sha256('');

alter table private.settings
  add constraint settings_forwarder_token_set check (forwarder_token_sha256 <> sha256(''));
