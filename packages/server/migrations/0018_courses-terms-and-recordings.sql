CREATE TABLE "course_categories" (
	"course_id" text NOT NULL,
	"category_id" text NOT NULL,
	CONSTRAINT "course_categories_course_id_category_id_pk" PRIMARY KEY("course_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "course_offerings" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"course_id" text NOT NULL,
	"group_id" text NOT NULL,
	"term_id" text,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lesson_media" (
	"lesson_id" text NOT NULL,
	"locale" text NOT NULL,
	"file_id" text NOT NULL,
	"audio_file_id" text,
	"duration_seconds" integer,
	CONSTRAINT "lesson_media_lesson_id_locale_pk" PRIMARY KEY("lesson_id","locale")
);
--> statement-breakpoint
CREATE TABLE "terms" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"created_by" text,
	"updated_by" text,
	"name" text NOT NULL,
	"year" integer NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "programme" text;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "year" integer;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "image_file_id" text;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "published_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "content" text;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "release_after_days" integer;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "no_skipping" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "minimum_seen_percent" integer;--> statement-breakpoint
ALTER TABLE "teachers" ADD COLUMN "picture_file_id" text;--> statement-breakpoint
ALTER TABLE "course_categories" ADD CONSTRAINT "course_categories_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_categories" ADD CONSTRAINT "course_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_offerings" ADD CONSTRAINT "course_offerings_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_offerings" ADD CONSTRAINT "course_offerings_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_offerings" ADD CONSTRAINT "course_offerings_term_id_terms_id_fk" FOREIGN KEY ("term_id") REFERENCES "public"."terms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_media" ADD CONSTRAINT "lesson_media_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_media" ADD CONSTRAINT "lesson_media_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_media" ADD CONSTRAINT "lesson_media_audio_file_id_files_id_fk" FOREIGN KEY ("audio_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_categories_category_idx" ON "course_categories" USING btree ("category_id","course_id");--> statement-breakpoint
CREATE UNIQUE INDEX "course_offerings_key" ON "course_offerings" USING btree ("course_id","group_id");--> statement-breakpoint
CREATE INDEX "course_offerings_group_idx" ON "course_offerings" USING btree ("group_id","course_id");--> statement-breakpoint
CREATE INDEX "course_offerings_term_idx" ON "course_offerings" USING btree ("term_id");--> statement-breakpoint
CREATE INDEX "lesson_media_file_idx" ON "lesson_media" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "lesson_media_audio_idx" ON "lesson_media" USING btree ("audio_file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "terms_name_key" ON "terms" USING btree ("year",lower("name"));--> statement-breakpoint
CREATE INDEX "terms_name_idx" ON "terms" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "terms_year_idx" ON "terms" USING btree ("year","id");--> statement-breakpoint
CREATE INDEX "terms_starts_on_idx" ON "terms" USING btree ("starts_on","id");--> statement-breakpoint
CREATE INDEX "terms_ends_on_idx" ON "terms" USING btree ("ends_on","id");--> statement-breakpoint
CREATE INDEX "terms_updated_at_idx" ON "terms" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "terms_search_idx" ON "terms" USING gin (lower("name") gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_image_file_id_files_id_fk" FOREIGN KEY ("image_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teachers" ADD CONSTRAINT "teachers_picture_file_id_files_id_fk" FOREIGN KEY ("picture_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "courses_programme_idx" ON "courses" USING btree ("programme","id");--> statement-breakpoint
CREATE INDEX "courses_year_idx" ON "courses" USING btree ("year","id");--> statement-breakpoint
CREATE INDEX "courses_image_idx" ON "courses" USING btree ("image_file_id");--> statement-breakpoint
CREATE INDEX "courses_published_at_idx" ON "courses" USING btree ("published_at","id");--> statement-breakpoint
CREATE INDEX "lesson_downloads_file_idx" ON "lesson_downloads" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "lesson_subtitles_file_idx" ON "lesson_subtitles" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "teachers_picture_idx" ON "teachers" USING btree ("picture_file_id");--> statement-breakpoint
CREATE INDEX "audit_entries_lesson_idx" ON "audit_entries" USING btree (coalesce("after" ->> 'courseId', "before" ->> 'courseId'),"at") WHERE "audit_entries"."entity" = 'lesson';--> statement-breakpoint
INSERT INTO "course_categories" ("course_id", "category_id") SELECT "id", "category_id" FROM "courses" WHERE "category_id" IS NOT NULL;--> statement-breakpoint
INSERT INTO "course_offerings" ("id", "course_id", "group_id", "starts_on", "ends_on") SELECT gen_random_uuid()::text, "course_groups"."course_id", "groups"."id", "groups"."starts_on", "groups"."ends_on" FROM "course_groups" JOIN "groups" ON "groups"."id" = "course_groups"."group_id";--> statement-breakpoint
INSERT INTO "lesson_media" ("lesson_id", "locale", "file_id", "duration_seconds") SELECT "lessons"."id", "courses"."locale", "lessons"."media_file_id", "lessons"."duration_seconds" FROM "lessons" JOIN "courses" ON "courses"."id" = "lessons"."course_id" WHERE "lessons"."media_file_id" IS NOT NULL;--> statement-breakpoint
UPDATE "courses" SET "published_at" = "updated_at" WHERE "published";
