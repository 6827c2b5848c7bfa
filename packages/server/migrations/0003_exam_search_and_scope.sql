DROP INDEX "exam_results_group_idx";--> statement-breakpoint
DROP INDEX "exam_results_course_idx";--> statement-breakpoint
DROP INDEX "exam_results_exam_idx";--> statement-breakpoint
DROP INDEX "exam_results_user_idx";--> statement-breakpoint
CREATE INDEX "exams_search_idx" ON "exams" USING gin (lower("title") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "exam_results_group_idx" ON "exam_attempts" USING btree ("group_id","finished_at","id","passed","region_id");--> statement-breakpoint
CREATE INDEX "exam_results_course_idx" ON "exam_attempts" USING btree ("course_id","finished_at","id","passed","region_id");--> statement-breakpoint
CREATE INDEX "exam_results_exam_idx" ON "exam_attempts" USING btree ("exam_id","finished_at","id","passed","region_id");--> statement-breakpoint
CREATE INDEX "exam_results_user_idx" ON "exam_attempts" USING btree ("user_id","finished_at","id","passed","region_id");