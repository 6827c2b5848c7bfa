CREATE TABLE "request_form_answers" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"created_by" text,
	"updated_by" text,
	"form_id" text NOT NULL,
	"form_version" integer NOT NULL,
	"user_id" text NOT NULL,
	"values" jsonb NOT NULL,
	"status" text DEFAULT 'NEW' NOT NULL,
	"reply" text,
	"answered_by" text,
	"answered_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "request_form_groups" (
	"form_id" text NOT NULL,
	"group_id" text NOT NULL,
	CONSTRAINT "request_form_groups_form_id_group_id_pk" PRIMARY KEY("form_id","group_id")
);
--> statement-breakpoint
CREATE TABLE "request_form_regions" (
	"form_id" text NOT NULL,
	"region_id" text NOT NULL,
	CONSTRAINT "request_form_regions_form_id_region_id_pk" PRIMARY KEY("form_id","region_id")
);
--> statement-breakpoint
CREATE TABLE "request_forms" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"created_by" text,
	"updated_by" text,
	"title" text NOT NULL,
	"description" text,
	"audiences" text[] DEFAULT '{}' NOT NULL,
	"published" boolean DEFAULT false NOT NULL,
	"fields" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "request_form_answers" ADD CONSTRAINT "request_form_answers_form_id_request_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."request_forms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_form_answers" ADD CONSTRAINT "request_form_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_form_answers" ADD CONSTRAINT "request_form_answers_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_form_groups" ADD CONSTRAINT "request_form_groups_form_id_request_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."request_forms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_form_groups" ADD CONSTRAINT "request_form_groups_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_form_regions" ADD CONSTRAINT "request_form_regions_form_id_request_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."request_forms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_form_regions" ADD CONSTRAINT "request_form_regions_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "request_form_answers_created_at_idx" ON "request_form_answers" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "request_form_answers_status_idx" ON "request_form_answers" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "request_form_answers_form_idx" ON "request_form_answers" USING btree ("form_id","created_at","id");--> statement-breakpoint
CREATE INDEX "request_form_answers_user_idx" ON "request_form_answers" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "request_form_groups_group_idx" ON "request_form_groups" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "request_form_regions_region_idx" ON "request_form_regions" USING btree ("region_id");--> statement-breakpoint
CREATE INDEX "request_forms_title_idx" ON "request_forms" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "request_forms_updated_at_idx" ON "request_forms" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "request_forms_published_idx" ON "request_forms" USING btree ("published","title");