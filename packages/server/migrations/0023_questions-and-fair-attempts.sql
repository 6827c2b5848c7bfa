CREATE TABLE "attempt_events" (
	"id" text PRIMARY KEY NOT NULL,
	"attempt_id" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"detail" jsonb,
	"user_id" text
);
--> statement-breakpoint
CREATE TABLE "attempt_questions" (
	"attempt_id" text NOT NULL,
	"position" integer NOT NULL,
	"question_id" text NOT NULL,
	"version_id" text NOT NULL,
	"item_id" text NOT NULL,
	"kind" text NOT NULL,
	"points" integer NOT NULL,
	"part_ids" text[] NOT NULL,
	"answer" jsonb,
	"sequence" integer DEFAULT 0 NOT NULL,
	"saved_at" timestamp(3) with time zone,
	"earned" integer,
	"marked_version_id" text,
	"marked_by" text,
	"marked_at" timestamp(3) with time zone,
	"comment" text,
	CONSTRAINT "attempt_questions_attempt_id_position_pk" PRIMARY KEY("attempt_id","position")
);
--> statement-breakpoint
CREATE TABLE "exam_items" (
	"id" text PRIMARY KEY NOT NULL,
	"exam_id" text NOT NULL,
	"position" integer NOT NULL,
	"points" integer NOT NULL,
	"question_id" text,
	"version_id" text,
	"pool_id" text,
	"draw" integer,
	CONSTRAINT "exam_items_one_source" CHECK (num_nulls("exam_items"."question_id", "exam_items"."version_id") in (0, 2) and num_nulls("exam_items"."pool_id", "exam_items"."draw") in (0, 2) and num_nonnulls("exam_items"."question_id", "exam_items"."pool_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "exam_mails" (
	"exam_id" text NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"deadline" timestamp(3) with time zone NOT NULL,
	"sent_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "exam_mails_exam_id_user_id_kind_deadline_pk" PRIMARY KEY("exam_id","user_id","kind","deadline")
);
--> statement-breakpoint
CREATE TABLE "exam_windows" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"exam_id" text NOT NULL,
	"group_id" text NOT NULL,
	"opens_at" timestamp(3) with time zone,
	"deadline" timestamp(3) with time zone,
	"closes_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "question_pools" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"created_by" text,
	"updated_by" text,
	"course_id" text NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question_versions" (
	"id" text PRIMARY KEY NOT NULL,
	"question_id" text NOT NULL,
	"number" integer NOT NULL,
	"content" jsonb NOT NULL,
	"key" jsonb NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"created_by" text,
	CONSTRAINT "question_versions_number_key" UNIQUE("question_id","number"),
	CONSTRAINT "question_versions_question_key" UNIQUE("id","question_id")
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"created_by" text,
	"updated_by" text,
	"course_id" text NOT NULL,
	"pool_id" text,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"latest" integer NOT NULL,
	"archived" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
DROP INDEX "exam_attempts_number_key";--> statement-breakpoint
DROP INDEX "exam_attempts_open_key";--> statement-breakpoint
ALTER TABLE "exam_attempts" ALTER COLUMN "points" SET DATA TYPE numeric(8, 2);--> statement-breakpoint
ALTER TABLE "exam_attempts" ADD COLUMN "mode" text DEFAULT 'EXAM' NOT NULL;--> statement-breakpoint
ALTER TABLE "exam_attempts" ADD COLUMN "locale" text;--> statement-breakpoint
ALTER TABLE "exam_attempts" ADD COLUMN "due_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "exam_attempts" ADD COLUMN "deadline" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "exam_attempts" ADD COLUMN "extended_seconds" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "exam_attempts" ADD COLUMN "leaving_fails" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "exam_attempts" ADD COLUMN "grace_seconds" integer DEFAULT 60 NOT NULL;--> statement-breakpoint
ALTER TABLE "exam_attempts" ADD COLUMN "seen_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "exam_attempts" ADD COLUMN "left_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "exam_attempts" ADD COLUMN "submitted_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "exam_attempts" ADD COLUMN "ended_by" text;--> statement-breakpoint
ALTER TABLE "exam_attempts" ADD COLUMN "penalty" text;--> statement-breakpoint
ALTER TABLE "exam_attempts" ADD COLUMN "restored_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "exam_attempts" ADD COLUMN "restored_by" text;--> statement-breakpoint
ALTER TABLE "exams" ADD COLUMN "locale" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "exams" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "exams" ADD COLUMN "shuffle_questions" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "exams" ADD COLUMN "shuffle_parts" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "exams" ADD COLUMN "time_limit_minutes" integer;--> statement-breakpoint
ALTER TABLE "exams" ADD COLUMN "leaving_fails" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "exams" ADD COLUMN "grace_seconds" integer DEFAULT 60 NOT NULL;--> statement-breakpoint
ALTER TABLE "exams" ADD COLUMN "answers_shown" text DEFAULT 'AT_END' NOT NULL;--> statement-breakpoint
ALTER TABLE "exams" ADD COLUMN "practice" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "exams" ADD COLUMN "weight" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "attempt_events" ADD CONSTRAINT "attempt_events_attempt_id_exam_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."exam_attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_events" ADD CONSTRAINT "attempt_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_questions" ADD CONSTRAINT "attempt_questions_attempt_id_exam_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."exam_attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_questions" ADD CONSTRAINT "attempt_questions_marked_by_users_id_fk" FOREIGN KEY ("marked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_questions" ADD CONSTRAINT "attempt_questions_version_fk" FOREIGN KEY ("version_id","question_id") REFERENCES "public"."question_versions"("id","question_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_items" ADD CONSTRAINT "exam_items_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_items" ADD CONSTRAINT "exam_items_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_items" ADD CONSTRAINT "exam_items_pool_id_question_pools_id_fk" FOREIGN KEY ("pool_id") REFERENCES "public"."question_pools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_items" ADD CONSTRAINT "exam_items_version_fk" FOREIGN KEY ("version_id","question_id") REFERENCES "public"."question_versions"("id","question_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_mails" ADD CONSTRAINT "exam_mails_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_mails" ADD CONSTRAINT "exam_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_windows" ADD CONSTRAINT "exam_windows_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_windows" ADD CONSTRAINT "exam_windows_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_pools" ADD CONSTRAINT "question_pools_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_versions" ADD CONSTRAINT "question_versions_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_pool_id_question_pools_id_fk" FOREIGN KEY ("pool_id") REFERENCES "public"."question_pools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempt_events_attempt_idx" ON "attempt_events" USING btree ("attempt_id","at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "attempt_questions_key" ON "attempt_questions" USING btree ("attempt_id","question_id");--> statement-breakpoint
CREATE INDEX "attempt_questions_version_idx" ON "attempt_questions" USING btree ("version_id","question_id","attempt_id");--> statement-breakpoint
CREATE INDEX "exam_items_exam_idx" ON "exam_items" USING btree ("exam_id","position");--> statement-breakpoint
CREATE INDEX "exam_items_question_idx" ON "exam_items" USING btree ("question_id","exam_id");--> statement-breakpoint
CREATE INDEX "exam_items_version_idx" ON "exam_items" USING btree ("version_id","question_id");--> statement-breakpoint
CREATE INDEX "exam_items_pool_idx" ON "exam_items" USING btree ("pool_id","exam_id");--> statement-breakpoint
CREATE INDEX "exam_mails_user_idx" ON "exam_mails" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "exam_windows_key" ON "exam_windows" USING btree ("exam_id","group_id");--> statement-breakpoint
CREATE INDEX "exam_windows_group_idx" ON "exam_windows" USING btree ("group_id","deadline");--> statement-breakpoint
CREATE INDEX "exam_windows_deadline_idx" ON "exam_windows" USING btree ("deadline","id");--> statement-breakpoint
CREATE INDEX "question_pools_course_idx" ON "question_pools" USING btree ("course_id","name","id");--> statement-breakpoint
CREATE INDEX "question_pools_name_idx" ON "question_pools" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "question_pools_created_at_idx" ON "question_pools" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "question_pools_search_idx" ON "question_pools" USING gin (lower("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "questions_course_idx" ON "questions" USING btree ("course_id","created_at","id");--> statement-breakpoint
CREATE INDEX "questions_pool_idx" ON "questions" USING btree ("pool_id","id");--> statement-breakpoint
CREATE INDEX "questions_kind_idx" ON "questions" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "questions_title_idx" ON "questions" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "questions_created_at_idx" ON "questions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "questions_updated_at_idx" ON "questions" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "questions_search_idx" ON "questions" USING gin (lower("title") gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "exam_attempts" ADD CONSTRAINT "exam_attempts_restored_by_users_id_fk" FOREIGN KEY ("restored_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exam_attempts_due_idx" ON "exam_attempts" USING btree ("due_at","id") WHERE "exam_attempts"."status" = 'OPEN';--> statement-breakpoint
CREATE INDEX "exam_attempts_seen_idx" ON "exam_attempts" USING btree ("seen_at","id") WHERE "exam_attempts"."status" = 'OPEN';--> statement-breakpoint
CREATE INDEX "exam_attempts_marking_idx" ON "exam_attempts" USING btree ("region_id","submitted_at","id") WHERE "exam_attempts"."status" = 'MARKING';--> statement-breakpoint
CREATE UNIQUE INDEX "exam_attempts_number_key" ON "exam_attempts" USING btree ("user_id","exam_id","number") WHERE "exam_attempts"."mode" = 'EXAM';--> statement-breakpoint
CREATE UNIQUE INDEX "exam_attempts_open_key" ON "exam_attempts" USING btree ("user_id","exam_id","mode") WHERE "exam_attempts"."status" = 'OPEN';