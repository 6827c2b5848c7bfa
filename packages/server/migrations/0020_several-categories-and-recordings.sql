ALTER TABLE "course_groups" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "course_groups" CASCADE;--> statement-breakpoint
ALTER TABLE "courses" DROP CONSTRAINT "courses_category_id_categories_id_fk";
--> statement-breakpoint
ALTER TABLE "lessons" DROP CONSTRAINT "lessons_media_file_id_files_id_fk";
--> statement-breakpoint
DROP INDEX "courses_category_idx";--> statement-breakpoint
ALTER TABLE "courses" DROP COLUMN "category_id";--> statement-breakpoint
ALTER TABLE "lessons" DROP COLUMN "media_file_id";