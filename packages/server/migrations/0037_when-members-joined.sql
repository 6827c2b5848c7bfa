ALTER TABLE "group_members" ADD COLUMN "joined_at" timestamp(3) with time zone;--> statement-breakpoint
UPDATE "group_members" SET "joined_at" = greatest("users"."created_at", (
  SELECT max("entry"."at") FROM "audit_entries" AS "entry"
  WHERE "entry"."entity" = 'group' AND "entry"."entity_id" = "group_members"."group_id" AND "entry"."after" -> 'studentIds' ? "group_members"."user_id" AND NOT coalesce("entry"."before" -> 'studentIds' ? "group_members"."user_id", false)
)) FROM "users" WHERE "users"."id" = "group_members"."user_id" AND "group_members"."role" = 'STUDENT';
