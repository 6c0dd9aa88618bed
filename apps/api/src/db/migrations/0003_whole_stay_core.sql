CREATE TABLE "lead_source" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"active_status" boolean DEFAULT true NOT NULL,
	"name" jsonb NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "lead_source_id" uuid;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "lead_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_room" ADD COLUMN "check_in" date;--> statement-breakpoint
ALTER TABLE "booking_room" ADD COLUMN "check_out" date;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_lead_source_id_lead_source_id_fk" FOREIGN KEY ("lead_source_id") REFERENCES "public"."lead_source"("id") ON DELETE no action ON UPDATE no action;