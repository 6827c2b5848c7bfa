CREATE TABLE "assignment_dates" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"assignment_id" text NOT NULL,
	"group_id" text NOT NULL,
	"opens_at" timestamp(3) with time zone,
	"due_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "assignment_downloads" (
	"id" text PRIMARY KEY NOT NULL,
	"assignment_id" text NOT NULL,
	"file_id" text NOT NULL,
	"title" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assignments" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"created_by" text,
	"updated_by" text,
	"course_id" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"locale" text DEFAULT 'en' NOT NULL,
	"kind" text NOT NULL,
	"position" integer DEFAULT 1 NOT NULL,
	"published" boolean DEFAULT false NOT NULL,
	"weight" integer DEFAULT 1 NOT NULL,
	"max_files" integer DEFAULT 5 NOT NULL,
	"allow_text" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feedback_files" (
	"id" text PRIMARY KEY NOT NULL,
	"submission_id" text NOT NULL,
	"file_id" text NOT NULL,
	"file_name" text NOT NULL,
	"content_type" text NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_comments" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"owner_id" text NOT NULL,
	"locale" text NOT NULL,
	"text" text NOT NULL,
	"used_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "submission_files" (
	"id" text PRIMARY KEY NOT NULL,
	"submission_id" text NOT NULL,
	"file_id" text NOT NULL,
	"file_name" text NOT NULL,
	"content_type" text NOT NULL,
	"size" bigint NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "submissions" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"assignment_id" text NOT NULL,
	"course_id" text NOT NULL,
	"user_id" text NOT NULL,
	"group_id" text NOT NULL,
	"region_id" text NOT NULL,
	"status" text NOT NULL,
	"number" integer DEFAULT 0 NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"late_reason" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"submitted_at" timestamp(3) with time zone,
	"receipt_hash" text,
	"receipt_code" text,
	"due_at" timestamp(3) with time zone,
	"score" integer,
	"completed" boolean,
	"feedback" text,
	"graded_at" timestamp(3) with time zone,
	"graded_by" text,
	"reopened_until" timestamp(3) with time zone,
	"reopened_by" text,
	"reopen_reason" text,
	CONSTRAINT "submissions_handed_in_whole" CHECK (("submissions"."status" = 'DRAFT') = ("submissions"."submitted_at" is null) and num_nulls("submissions"."submitted_at", "submissions"."receipt_hash", "submissions"."receipt_code") in (0, 3)),
	CONSTRAINT "submissions_graded_whole" CHECK (num_nulls("submissions"."graded_at", "submissions"."graded_by") in (0, 2) and ("submissions"."status" = 'GRADED') = ("submissions"."graded_at" is not null) and ("submissions"."status" = 'GRADED') = (num_nonnulls("submissions"."score", "submissions"."completed") = 1)),
	CONSTRAINT "submissions_score_range" CHECK ("submissions"."score" between 0 and 100)
);
--> statement-breakpoint
ALTER TABLE "assignment_dates" ADD CONSTRAINT "assignment_dates_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_dates" ADD CONSTRAINT "assignment_dates_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_downloads" ADD CONSTRAINT "assignment_downloads_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_downloads" ADD CONSTRAINT "assignment_downloads_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_files" ADD CONSTRAINT "feedback_files_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_files" ADD CONSTRAINT "feedback_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_comments" ADD CONSTRAINT "saved_comments_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_files" ADD CONSTRAINT "submission_files_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_files" ADD CONSTRAINT "submission_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_graded_by_users_id_fk" FOREIGN KEY ("graded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_reopened_by_users_id_fk" FOREIGN KEY ("reopened_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "assignment_dates_key" ON "assignment_dates" USING btree ("assignment_id","group_id");--> statement-breakpoint
CREATE INDEX "assignment_dates_group_idx" ON "assignment_dates" USING btree ("group_id","due_at");--> statement-breakpoint
CREATE INDEX "assignment_dates_due_idx" ON "assignment_dates" USING btree ("due_at","id");--> statement-breakpoint
CREATE INDEX "assignment_downloads_assignment_idx" ON "assignment_downloads" USING btree ("assignment_id","position");--> statement-breakpoint
CREATE INDEX "assignment_downloads_file_idx" ON "assignment_downloads" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "assignments_course_idx" ON "assignments" USING btree ("course_id","position","id");--> statement-breakpoint
CREATE INDEX "assignments_title_idx" ON "assignments" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "assignments_created_at_idx" ON "assignments" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "assignments_kind_idx" ON "assignments" USING btree ("kind","title","id");--> statement-breakpoint
CREATE INDEX "assignments_search_idx" ON "assignments" USING gin (lower("title") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "feedback_files_submission_idx" ON "feedback_files" USING btree ("submission_id","created_at","id");--> statement-breakpoint
CREATE INDEX "feedback_files_file_idx" ON "feedback_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "saved_comments_owner_idx" ON "saved_comments" USING btree ("owner_id","locale","used_count");--> statement-breakpoint
CREATE INDEX "submission_files_submission_idx" ON "submission_files" USING btree ("submission_id","created_at","id");--> statement-breakpoint
CREATE INDEX "submission_files_file_idx" ON "submission_files" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "submissions_key" ON "submissions" USING btree ("assignment_id","user_id");--> statement-breakpoint
CREATE INDEX "submissions_user_idx" ON "submissions" USING btree ("user_id","status","id");--> statement-breakpoint
CREATE INDEX "submissions_submitted_idx" ON "submissions" USING btree ("submitted_at","id","region_id") WHERE "submissions"."status" <> 'DRAFT';--> statement-breakpoint
CREATE INDEX "submissions_ungraded_idx" ON "submissions" USING btree ("submitted_at","id","region_id") WHERE "submissions"."status" = 'SUBMITTED';--> statement-breakpoint
CREATE INDEX "submissions_assignment_idx" ON "submissions" USING btree ("assignment_id","submitted_at","id");--> statement-breakpoint
CREATE INDEX "submissions_course_idx" ON "submissions" USING btree ("course_id","submitted_at","id");--> statement-breakpoint
CREATE INDEX "submissions_group_idx" ON "submissions" USING btree ("group_id","submitted_at","id");--> statement-breakpoint
CREATE INDEX "submissions_region_idx" ON "submissions" USING btree ("region_id","submitted_at","id");--> statement-breakpoint
CREATE INDEX "submissions_score_idx" ON "submissions" USING btree ("score","id");--> statement-breakpoint
CREATE INDEX "submissions_graded_idx" ON "submissions" USING btree ("graded_at","id");