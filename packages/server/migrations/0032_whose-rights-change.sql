-- Servers keep who a session belongs to. Whatever changes that says so: to every server, once it is
-- committed, and to the transaction itself, which reads it before it ends.
CREATE FUNCTION forget_viewer() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  noted text := coalesce(current_setting('lampstand.forgotten', true), '');
  who text := coalesce(to_jsonb(coalesce(new, old)) ->> tg_argv[0], '*');
BEGIN
  PERFORM pg_notify('lampstand_viewers', who);
  -- A long list costs more to make than everybody's being read anew.
  PERFORM set_config('lampstand.forgotten', CASE
    WHEN noted = '' THEN who
    WHEN length(noted) > 4000 THEN '*'
    ELSE noted || ',' || who
  END, true);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sessions_forget_viewer AFTER DELETE OR UPDATE OF token_hash, user_id, impersonator_id, strong, expires_at
ON sessions FOR EACH ROW EXECUTE FUNCTION forget_viewer('user_id');
--> statement-breakpoint
CREATE TRIGGER users_forget_viewer AFTER UPDATE ON users FOR EACH ROW WHEN (
  (old.first_name, old.last_name, old.locale, old.terms_accepted_at, old.deactivated_at)
  IS DISTINCT FROM (new.first_name, new.last_name, new.locale, new.terms_accepted_at, new.deactivated_at)
) EXECUTE FUNCTION forget_viewer('id');
--> statement-breakpoint
CREATE TRIGGER user_roles_forget_viewer AFTER INSERT OR UPDATE OR DELETE ON user_roles
FOR EACH ROW EXECUTE FUNCTION forget_viewer('user_id');
--> statement-breakpoint
CREATE TRIGGER user_regions_forget_viewer AFTER INSERT OR UPDATE OR DELETE ON user_regions
FOR EACH ROW EXECUTE FUNCTION forget_viewer('user_id');
--> statement-breakpoint
CREATE TRIGGER user_region_roles_forget_viewer AFTER INSERT OR UPDATE OR DELETE ON user_region_roles
FOR EACH ROW EXECUTE FUNCTION forget_viewer('user_id');
--> statement-breakpoint
-- Viewers name their regions: another name is everybody's.
CREATE TRIGGER regions_forget_viewer AFTER UPDATE ON regions FOR EACH ROW
WHEN (old.slug IS DISTINCT FROM new.slug) EXECUTE FUNCTION forget_viewer('');
