CREATE TABLE "accommodations" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"created_by" text,
	"updated_by" text,
	"user_id" text NOT NULL,
	"time_factor_percent" integer DEFAULT 100 NOT NULL,
	"extra_attempts" integer DEFAULT 0 NOT NULL,
	"no_leave_rule" boolean DEFAULT false NOT NULL,
	"grace_seconds" integer,
	"break_minutes" integer DEFAULT 0 NOT NULL,
	"larger_type" boolean DEFAULT false NOT NULL,
	"read_aloud" boolean DEFAULT false NOT NULL,
	"valid_until" date,
	"reason" text NOT NULL,
	CONSTRAINT "accommodations_in_bounds" CHECK ("accommodations"."time_factor_percent" between 100 and 300 and "accommodations"."extra_attempts" between 0 and 5 and "accommodations"."grace_seconds" between 0 and 900 and "accommodations"."break_minutes" between 0 and 120)
);
--> statement-breakpoint
CREATE TABLE "appeals" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"created_by" text,
	"updated_by" text,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"title" text NOT NULL,
	"user_id" text NOT NULL,
	"group_id" text NOT NULL,
	"region_id" text NOT NULL,
	"reason" text NOT NULL,
	"status" text DEFAULT 'OPEN' NOT NULL,
	"graded_by" text,
	"first_reader_id" text,
	"opinion" text,
	"minutes" integer,
	"answer" text,
	"decided_by" text,
	"decided_at" timestamp(3) with time zone,
	CONSTRAINT "appeals_decided_whole" CHECK (("appeals"."status" in ('ACCEPTED', 'DECLINED')) = (num_nulls("appeals"."answer", "appeals"."decided_by", "appeals"."decided_at") = 0))
);
--> statement-breakpoint
ALTER TABLE "accommodations" ADD CONSTRAINT "accommodations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_graded_by_users_id_fk" FOREIGN KEY ("graded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_first_reader_id_users_id_fk" FOREIGN KEY ("first_reader_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accommodations_user_key" ON "accommodations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "accommodations_valid_until_idx" ON "accommodations" USING btree ("valid_until","id");--> statement-breakpoint
CREATE INDEX "accommodations_updated_at_idx" ON "accommodations" USING btree ("updated_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "appeals_waiting_key" ON "appeals" USING btree ("subject_kind","subject_id") WHERE "appeals"."status" in ('OPEN', 'SECOND_READING');--> statement-breakpoint
CREATE INDEX "appeals_subject_idx" ON "appeals" USING btree ("subject_kind","subject_id","created_at");--> statement-breakpoint
CREATE INDEX "appeals_created_at_idx" ON "appeals" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "appeals_status_idx" ON "appeals" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "appeals_region_idx" ON "appeals" USING btree ("region_id","created_at","id");--> statement-breakpoint
CREATE INDEX "appeals_group_idx" ON "appeals" USING btree ("group_id","created_at","id");--> statement-breakpoint
CREATE INDEX "appeals_user_idx" ON "appeals" USING btree ("user_id","created_at","id");