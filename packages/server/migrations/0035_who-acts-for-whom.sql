ALTER TABLE "sessions" ADD COLUMN "raised_until" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "raise_reason" text;--> statement-breakpoint
-- Servers keep whether a session is raised.
DROP TRIGGER sessions_forget_viewer ON sessions;
--> statement-breakpoint
CREATE TRIGGER sessions_forget_viewer AFTER DELETE OR UPDATE OF token_hash, user_id, impersonator_id, strong, expires_at, raised_until, raise_reason
ON sessions FOR EACH ROW EXECUTE FUNCTION forget_viewer('user_id');
