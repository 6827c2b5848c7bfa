ALTER TABLE "exam_attempts" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "exam_attempts" ADD COLUMN "recorded_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "exam_attempts" ADD COLUMN "recorded_by" text;--> statement-breakpoint
ALTER TABLE "exam_attempts" ADD COLUMN "record_reason" text;--> statement-breakpoint
ALTER TABLE "exam_attempts" ADD COLUMN "corrected_from" integer;--> statement-breakpoint
ALTER TABLE "exam_attempts" ADD COLUMN "corrected_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "exam_attempts" ADD COLUMN "corrected_by" text;--> statement-breakpoint
ALTER TABLE "exam_attempts" ADD COLUMN "correction_reason" text;--> statement-breakpoint
ALTER TABLE "exam_attempts" ADD CONSTRAINT "exam_attempts_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_attempts" ADD CONSTRAINT "exam_attempts_corrected_by_users_id_fk" FOREIGN KEY ("corrected_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_attempts" ADD CONSTRAINT "exam_attempts_recorded_whole" CHECK (num_nulls("exam_attempts"."recorded_at", "exam_attempts"."recorded_by", "exam_attempts"."record_reason") in (0, 3));--> statement-breakpoint
ALTER TABLE "exam_attempts" ADD CONSTRAINT "exam_attempts_corrected_whole" CHECK (num_nulls("exam_attempts"."corrected_from", "exam_attempts"."corrected_at", "exam_attempts"."corrected_by", "exam_attempts"."correction_reason") in (0, 4));