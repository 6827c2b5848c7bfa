CREATE TABLE "server_uptime" (
	"id" text PRIMARY KEY NOT NULL,
	"up_until" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "server_uptime_one_row" CHECK ("server_uptime"."id" = 'servers')
);
