CREATE INDEX "courses_search_idx" ON "courses" USING gin (lower("code" || ' ' || "name" || ' ' || coalesce("teacher_name", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "lessons_position_idx" ON "lessons" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "lessons_search_idx" ON "lessons" USING gin (lower("title") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "groups_year_idx" ON "groups" USING btree ("year","id");--> statement-breakpoint
CREATE INDEX "groups_created_at_idx" ON "groups" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "groups_search_idx" ON "groups" USING gin (lower("name") gin_trgm_ops);