CREATE TABLE "link_groups" (
	"link_id" text NOT NULL,
	"group_id" text NOT NULL,
	CONSTRAINT "link_groups_link_id_group_id_pk" PRIMARY KEY("link_id","group_id")
);
--> statement-breakpoint
CREATE TABLE "link_regions" (
	"link_id" text NOT NULL,
	"region_id" text NOT NULL,
	CONSTRAINT "link_regions_link_id_region_id_pk" PRIMARY KEY("link_id","region_id")
);
--> statement-breakpoint
CREATE TABLE "links" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"created_by" text,
	"updated_by" text,
	"title" text NOT NULL,
	"address" text NOT NULL,
	"description" text,
	"position" integer NOT NULL,
	"published" boolean DEFAULT false NOT NULL,
	"visible_from" date,
	"visible_until" date
);
--> statement-breakpoint
ALTER TABLE "link_groups" ADD CONSTRAINT "link_groups_link_id_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_groups" ADD CONSTRAINT "link_groups_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_regions" ADD CONSTRAINT "link_regions_link_id_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_regions" ADD CONSTRAINT "link_regions_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "link_groups_group_idx" ON "link_groups" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "link_regions_region_idx" ON "link_regions" USING btree ("region_id");--> statement-breakpoint
CREATE INDEX "links_position_idx" ON "links" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "links_title_idx" ON "links" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "links_updated_at_idx" ON "links" USING btree ("updated_at","id");