CREATE FUNCTION "seconds_in"("ranges" int4multirange) RETURNS integer LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN (SELECT coalesce(sum(upper("part") - lower("part")), 0)::integer FROM unnest("ranges") AS "part");--> statement-breakpoint
CREATE TABLE "lesson_notes" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"created_by" text,
	"updated_by" text,
	"user_id" text NOT NULL,
	"lesson_id" text NOT NULL,
	"at_seconds" integer NOT NULL,
	"text" text NOT NULL,
	"group_id" text
);
--> statement-breakpoint
CREATE TABLE "lesson_positions" (
	"user_id" text NOT NULL,
	"lesson_id" text NOT NULL,
	"device_id" text NOT NULL,
	"device_kind" text NOT NULL,
	"position_seconds" integer NOT NULL,
	"played_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "lesson_positions_user_id_lesson_id_device_id_pk" PRIMARY KEY("user_id","lesson_id","device_id")
);
--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD COLUMN "played_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD COLUMN "watched" "int4multirange" DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD COLUMN "begun_at" timestamp(3) with time zone;--> statement-breakpoint
UPDATE "lesson_progress" SET "played_at" = "lesson_progress"."updated_at", "watched" = int4multirange(int4range(0, CASE WHEN "lesson_progress"."completed_at" IS NOT NULL AND "lessons"."duration_seconds" > 0 THEN "lessons"."duration_seconds" ELSE greatest(0, least("lesson_progress"."position_seconds", coalesce("lessons"."duration_seconds", "lesson_progress"."position_seconds"))) END)) FROM "lessons" WHERE "lessons"."id" = "lesson_progress"."lesson_id";--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD COLUMN "watched_seconds" integer GENERATED ALWAYS AS (seconds_in(watched)) STORED NOT NULL;--> statement-breakpoint
UPDATE "lesson_progress" SET "begun_at" = "updated_at" - "watched_seconds" * interval '1 second';--> statement-breakpoint
ALTER TABLE "lesson_progress" ALTER COLUMN "played_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "lesson_progress" ALTER COLUMN "begun_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "lesson_notes" ADD CONSTRAINT "lesson_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_notes" ADD CONSTRAINT "lesson_notes_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_notes" ADD CONSTRAINT "lesson_notes_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_positions" ADD CONSTRAINT "lesson_positions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_positions" ADD CONSTRAINT "lesson_positions_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lesson_notes_user_idx" ON "lesson_notes" USING btree ("user_id","lesson_id");--> statement-breakpoint
CREATE INDEX "lesson_notes_lesson_idx" ON "lesson_notes" USING btree ("lesson_id","group_id");--> statement-breakpoint
CREATE INDEX "lesson_notes_group_idx" ON "lesson_notes" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "lesson_positions_lesson_idx" ON "lesson_positions" USING btree ("lesson_id");