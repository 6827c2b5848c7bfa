CREATE TABLE "grade_corrections" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"created_by" text,
	"updated_by" text,
	"user_id" text NOT NULL,
	"course_id" text NOT NULL,
	"score" integer NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "grade_corrections_score_range" CHECK ("grade_corrections"."score" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "transcript_designs" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"created_by" text,
	"updated_by" text,
	"blocks" jsonb NOT NULL,
	"letterhead" text,
	"seal_file_id" text,
	CONSTRAINT "transcript_designs_one_row" CHECK ("transcript_designs"."id" = 'college')
);
--> statement-breakpoint
DROP INDEX "appeals_waiting_key";--> statement-breakpoint
DROP INDEX "appeals_subject_idx";--> statement-breakpoint
ALTER TABLE "appeals" ADD COLUMN "score" integer;--> statement-breakpoint
ALTER TABLE "transcripts" ADD COLUMN "seal_file_id" text;--> statement-breakpoint
ALTER TABLE "grade_corrections" ADD CONSTRAINT "grade_corrections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade_corrections" ADD CONSTRAINT "grade_corrections_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcript_designs" ADD CONSTRAINT "transcript_designs_seal_file_id_files_id_fk" FOREIGN KEY ("seal_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "grade_corrections_key" ON "grade_corrections" USING btree ("user_id","course_id");--> statement-breakpoint
CREATE INDEX "grade_corrections_course_idx" ON "grade_corrections" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "transcript_designs_seal_idx" ON "transcript_designs" USING btree ("seal_file_id");--> statement-breakpoint
ALTER TABLE "transcripts" ADD CONSTRAINT "transcripts_seal_file_id_files_id_fk" FOREIGN KEY ("seal_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "transcripts_seal_idx" ON "transcripts" USING btree ("seal_file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "appeals_waiting_key" ON "appeals" USING btree ("subject_kind","subject_id","user_id") WHERE "appeals"."status" in ('OPEN', 'SECOND_READING');--> statement-breakpoint
CREATE INDEX "appeals_subject_idx" ON "appeals" USING btree ("subject_kind","subject_id","user_id","created_at");