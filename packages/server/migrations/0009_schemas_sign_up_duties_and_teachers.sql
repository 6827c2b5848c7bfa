CREATE TABLE "course_teachers" (
	"course_id" text NOT NULL,
	"teacher_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "course_teachers_course_id_teacher_id_pk" PRIMARY KEY("course_id","teacher_id")
);
--> statement-breakpoint
CREATE TABLE "region_officers" (
	"region_id" text NOT NULL,
	"user_id" text NOT NULL,
	"duty" text NOT NULL,
	CONSTRAINT "region_officers_region_id_duty_user_id_pk" PRIMARY KEY("region_id","duty","user_id")
);
--> statement-breakpoint
CREATE TABLE "teacher_biographies" (
	"teacher_id" text NOT NULL,
	"locale" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "teacher_biographies_teacher_id_locale_pk" PRIMARY KEY("teacher_id","locale")
);
--> statement-breakpoint
CREATE TABLE "teachers" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"created_by" text,
	"updated_by" text,
	"name" text NOT NULL,
	"title" text,
	"email" text,
	"user_id" text
);
--> statement-breakpoint
ALTER TABLE "attendance_schemas" ADD COLUMN "is_default" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "sign_up_open" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "course_teachers" ADD CONSTRAINT "course_teachers_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_teachers" ADD CONSTRAINT "course_teachers_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "region_officers" ADD CONSTRAINT "region_officers_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "region_officers" ADD CONSTRAINT "region_officers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_biographies" ADD CONSTRAINT "teacher_biographies_teacher_id_teachers_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teachers" ADD CONSTRAINT "teachers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_teachers_teacher_idx" ON "course_teachers" USING btree ("teacher_id");--> statement-breakpoint
CREATE INDEX "region_officers_user_idx" ON "region_officers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "teachers_name_idx" ON "teachers" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "teachers_created_at_idx" ON "teachers" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "teachers_updated_at_idx" ON "teachers" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "teachers_user_idx" ON "teachers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "teachers_search_idx" ON "teachers" USING gin (lower(coalesce("title", '') || ' ' || "name" || ' ' || coalesce("email", '')) gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "attendance_schemas_default_key" ON "attendance_schemas" USING btree ("is_default") WHERE "attendance_schemas"."is_default";--> statement-breakpoint
CREATE INDEX "attendance_schemas_name_idx" ON "attendance_schemas" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "attendance_schemas_created_at_idx" ON "attendance_schemas" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "attendance_schemas_updated_at_idx" ON "attendance_schemas" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "attendance_schemas_search_idx" ON "attendance_schemas" USING gin (lower("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "groups_term_idx" ON "groups" USING btree ("term","id");--> statement-breakpoint
CREATE INDEX "groups_schema_idx" ON "groups" USING btree ("attendance_schema_id");--> statement-breakpoint
CREATE INDEX "regions_zone_idx" ON "regions" USING btree ("zone","id");--> statement-breakpoint
CREATE INDEX "regions_currency_idx" ON "regions" USING btree ("currency","id");--> statement-breakpoint
CREATE INDEX "regions_created_at_idx" ON "regions" USING btree ("created_at","id");--> statement-breakpoint
INSERT INTO "teachers" ("id", "version", "created_at", "updated_at", "name")
SELECT gen_random_uuid()::text, 1, now(), now(), named."teacher_name"
FROM (SELECT DISTINCT "teacher_name" FROM "courses" WHERE "teacher_name" <> '') AS named;--> statement-breakpoint
INSERT INTO "course_teachers" ("course_id", "teacher_id", "position")
SELECT "courses"."id", "teachers"."id", 1
FROM "courses" JOIN "teachers" ON "teachers"."name" = "courses"."teacher_name";
