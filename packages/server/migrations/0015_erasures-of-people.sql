ALTER TABLE "erasures" DROP CONSTRAINT "erasures_requested_by_users_id_fk";
--> statement-breakpoint
ALTER TABLE "erasures" DROP CONSTRAINT "erasures_withdrawn_by_users_id_fk";
--> statement-breakpoint
DROP INDEX "erasures_waiting_key";
--> statement-breakpoint
DROP INDEX "erasures_due_idx";
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "erased_at" timestamp(3) with time zone;
--> statement-breakpoint
ALTER TABLE "erasures" ADD COLUMN "number" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "erasures_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);
--> statement-breakpoint
ALTER TABLE "erasures" ADD COLUMN "erased_by" text NOT NULL;
--> statement-breakpoint
ALTER TABLE "erasures" ADD COLUMN "erased_at" timestamp(3) with time zone NOT NULL;
--> statement-breakpoint
ALTER TABLE "erasures" ADD COLUMN "counts" jsonb DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "erasures" ADD CONSTRAINT "erasures_erased_by_users_id_fk" FOREIGN KEY ("erased_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "users_erased_idx" ON "users" USING btree ("erased_at") WHERE "users"."erased_at" is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "erasures_user_key" ON "erasures" USING btree ("user_id");
--> statement-breakpoint
ALTER TABLE "erasures" DROP COLUMN "requested_by";
--> statement-breakpoint
ALTER TABLE "erasures" DROP COLUMN "requested_at";
--> statement-breakpoint
ALTER TABLE "erasures" DROP COLUMN "due_at";
--> statement-breakpoint
ALTER TABLE "erasures" DROP COLUMN "withdrawn_at";
--> statement-breakpoint
ALTER TABLE "erasures" DROP COLUMN "withdrawn_by";
--> statement-breakpoint
ALTER TABLE "erasures" DROP COLUMN "done_at";
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_erased_empty" CHECK ("users"."erased_at" is null or ("users"."first_name" = '—' and "users"."email" like 'erased-%@lampstand.invalid' and "users"."password_hash" is null and "users"."deactivated_at" is not null and num_nonnulls("users"."cloudinary_id", "users"."location", "users"."timezone", "users"."currency", "users"."url", "users"."home_page", "users"."social_user_name", "users"."grad_year", "users"."grad_location") = 0));
