CREATE TABLE "translation_publications" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"created_by" text,
	"updated_by" text,
	"locale" text NOT NULL,
	"number" integer NOT NULL,
	"texts" jsonb NOT NULL,
	"changed" integer NOT NULL,
	"rolled_back_to" integer
);
--> statement-breakpoint
CREATE TABLE "translations" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"created_by" text,
	"updated_by" text,
	"locale" text NOT NULL,
	"message_id" text NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "translation_publications_locale_number_key" ON "translation_publications" USING btree ("locale","number");--> statement-breakpoint
CREATE UNIQUE INDEX "translations_locale_message_key" ON "translations" USING btree ("locale","message_id");