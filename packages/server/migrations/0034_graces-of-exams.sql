ALTER TABLE "exam_attempts" ADD COLUMN "connection_grace_seconds" integer DEFAULT 300 NOT NULL;--> statement-breakpoint
ALTER TABLE "exam_attempts" ADD COLUMN "left_by" text;--> statement-breakpoint
ALTER TABLE "exam_attempts" ADD COLUMN "session_id" text;--> statement-breakpoint
ALTER TABLE "exams" ADD COLUMN "connection_grace_seconds" integer DEFAULT 300 NOT NULL;--> statement-breakpoint
UPDATE "exams" SET "connection_grace_seconds" = "grace_seconds" WHERE "grace_seconds" <> 60;--> statement-breakpoint
UPDATE "exam_attempts" SET "connection_grace_seconds" = "grace_seconds" WHERE "grace_seconds" <> 60 OR "status" <> 'OPEN';--> statement-breakpoint
UPDATE "exam_attempts" SET "left_by" = coalesce((SELECT "kind" FROM "attempt_events" WHERE "attempt_events"."attempt_id" = "exam_attempts"."id" AND "kind" IN ('LEFT', 'CLOSED') ORDER BY "at" DESC, "attempt_events"."id" DESC LIMIT 1), 'LEFT') WHERE "left_at" IS NOT NULL;
