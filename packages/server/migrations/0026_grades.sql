CREATE TABLE "grade_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"user_id" text NOT NULL,
	"course_id" text NOT NULL,
	"group_id" text NOT NULL,
	"region_id" text NOT NULL,
	"title" text NOT NULL,
	"before" integer,
	"after" integer,
	"reason" text,
	"changed_by" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "grade_scales" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"created_by" text,
	"updated_by" text,
	"bands" jsonb NOT NULL,
	CONSTRAINT "grade_scales_one_row" CHECK ("grade_scales"."id" = 'college')
);
--> statement-breakpoint
CREATE TABLE "transcripts" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"code" text NOT NULL,
	"user_id" text NOT NULL,
	"locale" text NOT NULL,
	"snapshot" jsonb NOT NULL,
	"issued_at" timestamp(3) with time zone NOT NULL,
	"issued_by" text NOT NULL,
	"revoked_at" timestamp(3) with time zone,
	"revoked_by" text,
	"revoke_reason" text,
	CONSTRAINT "transcripts_revoked_whole" CHECK (num_nulls("transcripts"."revoked_at", "transcripts"."revoked_by", "transcripts"."revoke_reason") in (0, 3))
);
--> statement-breakpoint
ALTER TABLE "grade_changes" ADD CONSTRAINT "grade_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade_changes" ADD CONSTRAINT "grade_changes_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade_changes" ADD CONSTRAINT "grade_changes_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade_changes" ADD CONSTRAINT "grade_changes_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade_changes" ADD CONSTRAINT "grade_changes_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcripts" ADD CONSTRAINT "transcripts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcripts" ADD CONSTRAINT "transcripts_issued_by_users_id_fk" FOREIGN KEY ("issued_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcripts" ADD CONSTRAINT "transcripts_revoked_by_users_id_fk" FOREIGN KEY ("revoked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "grade_changes_at_idx" ON "grade_changes" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "grade_changes_user_idx" ON "grade_changes" USING btree ("user_id","at","id");--> statement-breakpoint
CREATE INDEX "grade_changes_course_idx" ON "grade_changes" USING btree ("course_id","at","id");--> statement-breakpoint
CREATE INDEX "grade_changes_group_idx" ON "grade_changes" USING btree ("group_id","at","id");--> statement-breakpoint
CREATE INDEX "grade_changes_region_idx" ON "grade_changes" USING btree ("region_id","at","id");--> statement-breakpoint
CREATE INDEX "grade_changes_subject_idx" ON "grade_changes" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "grade_changes_by_idx" ON "grade_changes" USING btree ("changed_by");--> statement-breakpoint
CREATE UNIQUE INDEX "transcripts_code_key" ON "transcripts" USING btree ("code");--> statement-breakpoint
CREATE INDEX "transcripts_user_idx" ON "transcripts" USING btree ("user_id","issued_at","id");--> statement-breakpoint
CREATE INDEX "transcripts_issued_idx" ON "transcripts" USING btree ("issued_at","id");--> statement-breakpoint
CREATE INDEX "transcripts_revoked_idx" ON "transcripts" USING btree ("revoked_at","id");