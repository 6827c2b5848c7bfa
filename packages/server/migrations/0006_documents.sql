CREATE TABLE "documents" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"created_by" text,
	"updated_by" text,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"words" text NOT NULL,
	"permissions" text[] DEFAULT '{}' NOT NULL,
	"published" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "documents_title_key" ON "documents" USING btree (lower("title"));--> statement-breakpoint
CREATE INDEX "documents_title_idx" ON "documents" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "documents_created_at_idx" ON "documents" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "documents_updated_at_idx" ON "documents" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "documents_published_idx" ON "documents" USING btree ("published","title");--> statement-breakpoint
CREATE INDEX "documents_permissions_idx" ON "documents" USING gin ("permissions");--> statement-breakpoint
CREATE INDEX "documents_search_idx" ON "documents" USING gin (lower("title" || ' ' || "words") gin_trgm_ops);