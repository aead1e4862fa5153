-- An empty token would be anybody's.
alter table private.settings
  add constraint settings_forwarder_token_set check (forwarder_token_sha256 <> sha256(''));
