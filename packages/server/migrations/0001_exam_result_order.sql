ALTER TABLE "exam_answers" DROP CONSTRAINT "exam_answers_question_id_exam_questions_id_fk";
--> statement-breakpoint
ALTER TABLE "exam_answers" DROP CONSTRAINT "exam_answers_choice_id_exam_choices_id_fk";
--> statement-breakpoint
DROP INDEX "exam_results_finished_idx";--> statement-breakpoint
DROP INDEX "exam_results_score_idx";--> statement-breakpoint
DROP INDEX "exam_results_group_idx";--> statement-breakpoint
DROP INDEX "exam_results_region_idx";--> statement-breakpoint
DROP INDEX "exam_results_course_idx";--> statement-breakpoint
DROP INDEX "exam_results_exam_idx";--> statement-breakpoint
DROP INDEX "exam_results_user_idx";--> statement-breakpoint
ALTER TABLE "exam_choices" ADD CONSTRAINT "exam_choices_question_key" UNIQUE("id","question_id");--> statement-breakpoint
ALTER TABLE "exam_answers" ADD CONSTRAINT "exam_answers_choice_fk" FOREIGN KEY ("choice_id","question_id") REFERENCES "public"."exam_choices"("id","question_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exam_answers_choice_idx" ON "exam_answers" USING btree ("choice_id","question_id");--> statement-breakpoint
CREATE INDEX "exam_results_finished_idx" ON "exam_attempts" USING btree ("finished_at","id","region_id","passed") WHERE "exam_attempts"."finished_at" is not null;--> statement-breakpoint
CREATE INDEX "exam_results_score_idx" ON "exam_attempts" USING btree ("score","id","region_id","passed") WHERE "exam_attempts"."finished_at" is not null;--> statement-breakpoint
CREATE INDEX "exam_results_group_idx" ON "exam_attempts" USING btree ("group_id","finished_at","id","passed");--> statement-breakpoint
CREATE INDEX "exam_results_region_idx" ON "exam_attempts" USING btree ("region_id","finished_at","id","passed");--> statement-breakpoint
CREATE INDEX "exam_results_course_idx" ON "exam_attempts" USING btree ("course_id","finished_at","id","passed");--> statement-breakpoint
CREATE INDEX "exam_results_exam_idx" ON "exam_attempts" USING btree ("exam_id","finished_at","id","passed");--> statement-breakpoint
CREATE INDEX "exam_results_user_idx" ON "exam_attempts" USING btree ("user_id","finished_at","id","passed");