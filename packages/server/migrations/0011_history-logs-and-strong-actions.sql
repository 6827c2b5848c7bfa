CREATE TABLE "erasures" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"reason" text NOT NULL,
	"requested_by" text NOT NULL,
	"requested_at" timestamp(3) with time zone NOT NULL,
	"due_at" timestamp(3) with time zone NOT NULL,
	"withdrawn_at" timestamp(3) with time zone,
	"withdrawn_by" text,
	"done_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "logit_groups" (
	"id" text PRIMARY KEY NOT NULL,
	"message" text NOT NULL,
	"count" integer NOT NULL,
	"first_at" timestamp(3) with time zone NOT NULL,
	"last_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "logits_at_idx";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "merged_into_id" text;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "restored_from" text;--> statement-breakpoint
ALTER TABLE "logits" ADD COLUMN "entity" text;--> statement-breakpoint
ALTER TABLE "logits" ADD COLUMN "entity_id" text;--> statement-breakpoint
ALTER TABLE "logits" ADD COLUMN "group_id" text;--> statement-breakpoint
ALTER TABLE "erasures" ADD CONSTRAINT "erasures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erasures" ADD CONSTRAINT "erasures_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erasures" ADD CONSTRAINT "erasures_withdrawn_by_users_id_fk" FOREIGN KEY ("withdrawn_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "erasures_waiting_key" ON "erasures" USING btree ("user_id") WHERE "erasures"."withdrawn_at" is null and "erasures"."done_at" is null;--> statement-breakpoint
CREATE INDEX "erasures_due_idx" ON "erasures" USING btree ("due_at") WHERE "erasures"."withdrawn_at" is null and "erasures"."done_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "logit_groups_message_key" ON "logit_groups" USING btree ("message");--> statement-breakpoint
CREATE INDEX "logit_groups_count_idx" ON "logit_groups" USING btree ("count","id");--> statement-breakpoint
CREATE INDEX "logit_groups_last_at_idx" ON "logit_groups" USING btree ("last_at","id");--> statement-breakpoint
CREATE INDEX "logit_groups_first_at_idx" ON "logit_groups" USING btree ("first_at","id");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_merged_into_id_users_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_merged_into_idx" ON "users" USING btree ("merged_into_id") WHERE "users"."merged_into_id" is not null;--> statement-breakpoint
CREATE INDEX "audit_entries_type_idx" ON "audit_entries" USING btree ("entity","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_action_idx" ON "audit_entries" USING btree ("action","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_impersonator_idx" ON "audit_entries" USING btree ("impersonator_id","at","id") WHERE "audit_entries"."impersonator_id" is not null;--> statement-breakpoint
CREATE INDEX "logits_user_idx" ON "logits" USING btree ("user_id","at","id");--> statement-breakpoint
CREATE INDEX "logits_action_idx" ON "logits" USING btree ("action","at","id");--> statement-breakpoint
CREATE INDEX "logits_type_idx" ON "logits" USING btree ("type","at","id");--> statement-breakpoint
CREATE INDEX "logits_entity_idx" ON "logits" USING btree ("entity_id","at","id");--> statement-breakpoint
CREATE INDEX "logits_group_idx" ON "logits" USING btree ("group_id","at","id");--> statement-breakpoint
CREATE INDEX "logits_search_idx" ON "logits" USING gin (lower("action" || ' ' || coalesce("payload", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "logits_at_idx" ON "logits" USING btree ("at","id");