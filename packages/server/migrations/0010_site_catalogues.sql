CREATE TABLE "categories" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"created_by" text,
	"updated_by" text,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"color" text NOT NULL,
	"description" text
);
--> statement-breakpoint
CREATE TABLE "currencies" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"created_by" text,
	"updated_by" text,
	"value" text NOT NULL,
	"label" text NOT NULL,
	"decimals" integer NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "forex_rates" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"created_by" text,
	"updated_by" text,
	"currency" text NOT NULL,
	"year" integer NOT NULL,
	"month" integer NOT NULL,
	"rate" double precision NOT NULL,
	CONSTRAINT "forex_rates_month" CHECK ("forex_rates"."month" between 1 and 12),
	CONSTRAINT "forex_rates_positive" CHECK ("forex_rates"."rate" > 0)
);
--> statement-breakpoint
CREATE TABLE "d2l_tickets" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "locales" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"created_by" text,
	"updated_by" text,
	"name" text NOT NULL,
	"label" text NOT NULL,
	"position" integer NOT NULL,
	"enabled" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_settings" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"created_by" text,
	"updated_by" text,
	"organisation_name" text NOT NULL,
	"short_name" text NOT NULL,
	"default_allowed_attempts" integer NOT NULL,
	"default_locale" text NOT NULL,
	"alumni_region_id" text,
	"contact_address" text,
	"contact_email" text,
	"help_url" text,
	"privacy_url" text,
	"terms_url" text,
	"banner_text" text,
	CONSTRAINT "site_settings_one_row" CHECK ("site_settings"."id" = 'site')
);
--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "category_id" text;--> statement-breakpoint
ALTER TABLE "d2l_tickets" ADD CONSTRAINT "d2l_tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_alumni_region_id_regions_id_fk" FOREIGN KEY ("alumni_region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "categories_name_key" ON "categories" USING btree ("kind",lower("name"));--> statement-breakpoint
CREATE INDEX "categories_name_idx" ON "categories" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "categories_kind_idx" ON "categories" USING btree ("kind","position","id");--> statement-breakpoint
CREATE INDEX "categories_position_idx" ON "categories" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "categories_updated_at_idx" ON "categories" USING btree ("updated_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "currencies_value_key" ON "currencies" USING btree ("value");--> statement-breakpoint
ALTER TABLE "forex_rates" ADD CONSTRAINT "forex_rates_currency_currencies_value_fk" FOREIGN KEY ("currency") REFERENCES "public"."currencies"("value") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "currencies_label_idx" ON "currencies" USING btree ("label","id");--> statement-breakpoint
CREATE INDEX "currencies_value_idx" ON "currencies" USING btree ("value","id");--> statement-breakpoint
CREATE INDEX "currencies_decimals_idx" ON "currencies" USING btree ("decimals","id");--> statement-breakpoint
CREATE INDEX "currencies_updated_at_idx" ON "currencies" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "currencies_enabled_idx" ON "currencies" USING btree ("enabled","label");--> statement-breakpoint
CREATE UNIQUE INDEX "forex_rates_month_key" ON "forex_rates" USING btree ("currency","year","month");--> statement-breakpoint
CREATE INDEX "d2l_tickets_expires_at_idx" ON "d2l_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "d2l_tickets_user_idx" ON "d2l_tickets" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "courses_category_idx" ON "courses" USING btree ("category_id","code");--> statement-breakpoint
-- A college that has worked before keeps the currencies that it names; the base currency is always there.
INSERT INTO "currencies" ("id", "version", "created_at", "updated_at", "value", "label", "decimals", "enabled")
SELECT 'currency-' || lower("code"), 1, now(), now(), "code", CASE "code" WHEN 'USD' THEN 'US dollar' ELSE "code" END,
  CASE WHEN "code" IN ('BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'VND', 'VUV', 'XAF', 'XOF', 'XPF') THEN 0
    WHEN "code" IN ('BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND') THEN 3 ELSE 2 END, true
FROM (SELECT 'USD' AS "code" UNION SELECT "currency" FROM "regions" UNION SELECT "currency" FROM "users" WHERE "currency" IS NOT NULL) AS "named";
