-- Live queries end with the groups that they began with. Whoever comes into a group or leaves one is told
-- to every server, once it is committed.
CREATE FUNCTION tell_membership() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('lampstand_live', 'membership:' || coalesce(new.user_id, old.user_id));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER group_members_tell_membership AFTER INSERT OR UPDATE OR DELETE ON group_members
FOR EACH ROW EXECUTE FUNCTION tell_membership();
