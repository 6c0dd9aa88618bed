CREATE TABLE "gateway_choice" (
	"gateway" text PRIMARY KEY NOT NULL,
	"active" boolean NOT NULL,
	"position" smallint NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "capture_ref" text;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "bank" text;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "reason" text;