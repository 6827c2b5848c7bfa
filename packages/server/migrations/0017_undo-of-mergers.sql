CREATE TABLE "user_merger_rows" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_merger_rows_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"merger_id" text NOT NULL,
	"place" text NOT NULL,
	"kind" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "user_mergers" (
	"id" text PRIMARY KEY NOT NULL,
	"keep_id" text NOT NULL,
	"gone_id" text NOT NULL,
	"merged_by" text NOT NULL,
	"merged_at" timestamp(3) with time zone NOT NULL,
	"reason" text NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"before" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "user_merger_rows" ADD CONSTRAINT "user_merger_rows_merger_id_user_mergers_id_fk" FOREIGN KEY ("merger_id") REFERENCES "public"."user_mergers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_mergers" ADD CONSTRAINT "user_mergers_keep_id_users_id_fk" FOREIGN KEY ("keep_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_mergers" ADD CONSTRAINT "user_mergers_gone_id_users_id_fk" FOREIGN KEY ("gone_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_mergers" ADD CONSTRAINT "user_mergers_merged_by_users_id_fk" FOREIGN KEY ("merged_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_merger_rows_merger_idx" ON "user_merger_rows" USING btree ("merger_id","place");--> statement-breakpoint
CREATE INDEX "user_mergers_keep_idx" ON "user_mergers" USING btree ("keep_id");--> statement-breakpoint
CREATE INDEX "user_mergers_gone_idx" ON "user_mergers" USING btree ("gone_id");--> statement-breakpoint
CREATE INDEX "user_mergers_expires_idx" ON "user_mergers" USING btree ("expires_at");