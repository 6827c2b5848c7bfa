CREATE TABLE "lesson_checks" (
	"id" text PRIMARY KEY NOT NULL,
	"lesson_id" text NOT NULL,
	"question_id" text NOT NULL,
	"at_seconds" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lesson_check_answers" (
	"user_id" text NOT NULL,
	"check_id" text NOT NULL,
	"tries" integer NOT NULL,
	"answered_at" timestamp(3) with time zone,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "lesson_check_answers_user_id_check_id_pk" PRIMARY KEY("user_id","check_id")
);
--> statement-breakpoint
ALTER TABLE "lesson_checks" ADD CONSTRAINT "lesson_checks_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_checks" ADD CONSTRAINT "lesson_checks_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_check_answers" ADD CONSTRAINT "lesson_check_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_check_answers" ADD CONSTRAINT "lesson_check_answers_check_id_lesson_checks_id_fk" FOREIGN KEY ("check_id") REFERENCES "public"."lesson_checks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "lesson_checks_question_key" ON "lesson_checks" USING btree ("lesson_id","question_id");--> statement-breakpoint
CREATE INDEX "lesson_checks_lesson_idx" ON "lesson_checks" USING btree ("lesson_id","at_seconds");--> statement-breakpoint
CREATE INDEX "lesson_checks_question_idx" ON "lesson_checks" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "lesson_check_answers_check_idx" ON "lesson_check_answers" USING btree ("check_id");