-- What exams ask moves into the bank of their course, each question in its first version.
UPDATE "exams" SET "locale" = (SELECT "locale" FROM "courses" WHERE "courses"."id" = "exams"."course_id");--> statement-breakpoint
INSERT INTO "questions" ("id", "version", "created_at", "updated_at", "created_by", "updated_by", "course_id", "pool_id", "kind", "title", "latest", "archived")
SELECT q."id", 1, e."created_at", e."updated_at", e."created_by", e."updated_by", e."course_id", NULL, q."kind", left(regexp_replace(q."text", '\s+', ' ', 'g'), 300), 1, false
FROM "exam_questions" q JOIN "exams" e ON e."id" = q."exam_id";--> statement-breakpoint
INSERT INTO "question_versions" ("id", "question_id", "number", "content", "key", "created_at", "created_by")
SELECT q."id" || '-v1', q."id", 1,
	jsonb_build_object(
		'texts', jsonb_build_object(e."locale", q."text"),
		'parts', coalesce((SELECT jsonb_agg(jsonb_build_object('_id', c."id", 'role', 'CHOICE', 'texts', jsonb_build_object(e."locale", c."text")) ORDER BY c."position") FROM "exam_choices" c WHERE c."question_id" = q."id"), '[]'::jsonb),
		'maxWords', null, 'unit', null),
	jsonb_build_object(
		'choiceIds', coalesce((SELECT jsonb_agg(c."id" ORDER BY c."position") FROM "exam_choices" c WHERE c."question_id" = q."id" AND c."correct"), '[]'::jsonb),
		'pairs', '[]'::jsonb, 'order', '[]'::jsonb, 'blanks', '[]'::jsonb, 'number', null, 'tolerance', null, 'accepted', '[]'::jsonb, 'caseSensitive', false, 'partial', false, 'guidance', null),
	e."created_at", e."created_by"
FROM "exam_questions" q JOIN "exams" e ON e."id" = q."exam_id";--> statement-breakpoint
INSERT INTO "exam_items" ("id", "exam_id", "position", "points", "question_id", "version_id")
SELECT q."id", q."exam_id", q."position", q."points", q."id", q."id" || '-v1' FROM "exam_questions" q;--> statement-breakpoint
-- What every sitting was asked and answered; one from paper has neither.
INSERT INTO "attempt_questions" ("attempt_id", "position", "question_id", "version_id", "item_id", "kind", "points", "part_ids", "answer", "sequence", "saved_at", "earned", "marked_version_id")
SELECT a."id", row_number() OVER (PARTITION BY a."id" ORDER BY q."position", q."id"), q."id", q."id" || '-v1', q."id", q."kind", q."points",
	coalesce((SELECT array_agg(c."id" ORDER BY c."position") FROM "exam_choices" c WHERE c."question_id" = q."id"), '{}'),
	CASE WHEN g."choice_id" IS NULL THEN NULL ELSE jsonb_build_object('choiceIds', jsonb_build_array(g."choice_id"), 'pairs', '[]'::jsonb, 'order', '[]'::jsonb, 'blanks', '[]'::jsonb, 'number', null, 'text', null) END,
	coalesce(g."sequence", 0), g."saved_at",
	CASE WHEN a."finished_at" IS NULL THEN NULL WHEN EXISTS (SELECT 1 FROM "exam_choices" c WHERE c."id" = g."choice_id" AND c."correct") THEN q."points" * 100 ELSE 0 END,
	CASE WHEN a."finished_at" IS NULL THEN NULL ELSE q."id" || '-v1' END
FROM "exam_attempts" a
JOIN "exam_questions" q ON q."exam_id" = a."exam_id"
LEFT JOIN "exam_answers" g ON g."attempt_id" = a."id" AND g."question_id" = q."id"
WHERE a."recorded_at" IS NULL;--> statement-breakpoint
UPDATE "exam_attempts" SET
	"submitted_at" = "finished_at",
	"ended_by" = CASE "status" WHEN 'FINISHED' THEN 'HANDED_IN' WHEN 'ABANDONED' THEN 'LEFT' END,
	"penalty" = CASE WHEN "scaled_from" IS NOT NULL THEN 'RETAKE' END,
	"locale" = (SELECT "locale" FROM "exams" WHERE "exams"."id" = "exam_attempts"."exam_id")
WHERE "recorded_at" IS NULL;--> statement-breakpoint
UPDATE "exam_attempts" SET
	"submitted_at" = "finished_at",
	"penalty" = CASE WHEN "scaled_from" IS NOT NULL THEN 'RETAKE' END
WHERE "recorded_at" IS NOT NULL;--> statement-breakpoint
DROP TABLE "exam_answers" CASCADE;--> statement-breakpoint
DROP TABLE "exam_choices" CASCADE;--> statement-breakpoint
DROP TABLE "exam_questions" CASCADE;
