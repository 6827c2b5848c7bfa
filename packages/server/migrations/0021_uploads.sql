CREATE TABLE "uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"item_type" text NOT NULL,
	"item_id" text NOT NULL,
	"locale" text,
	"title" text NOT NULL,
	"file_name" text NOT NULL,
	"file_size" bigint NOT NULL,
	"type" text NOT NULL,
	"fingerprint" text,
	"storage_key" text NOT NULL,
	"store_token" text NOT NULL,
	"error" jsonb,
	"file_id" text,
	"audio_file_id" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"created_by" text,
	"last_part_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_audio_file_id_files_id_fk" FOREIGN KEY ("audio_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uploads_created_by_idx" ON "uploads" USING btree ("created_by","status","created_at");--> statement-breakpoint
CREATE INDEX "uploads_item_idx" ON "uploads" USING btree ("item_type","item_id","status");--> statement-breakpoint
CREATE INDEX "uploads_created_at_idx" ON "uploads" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "uploads_last_part_at_idx" ON "uploads" USING btree ("last_part_at","id");--> statement-breakpoint
CREATE INDEX "uploads_file_name_idx" ON "uploads" USING btree ("file_name","id");--> statement-breakpoint
CREATE INDEX "uploads_file_size_idx" ON "uploads" USING btree ("file_size","id");--> statement-breakpoint
CREATE INDEX "uploads_status_idx" ON "uploads" USING btree ("status","last_part_at");--> statement-breakpoint
CREATE INDEX "uploads_file_idx" ON "uploads" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "uploads_audio_file_idx" ON "uploads" USING btree ("audio_file_id");--> statement-breakpoint
CREATE INDEX "uploads_search_idx" ON "uploads" USING gin (lower("file_name" || ' ' || "title") gin_trgm_ops);