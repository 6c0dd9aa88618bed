CREATE TABLE "guest_entry" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"room" smallint NOT NULL,
	"known" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "guests_later" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "rooming_link_no" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "guest_entry" ADD CONSTRAINT "guest_entry_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "guest_entry_booking_id_position_index" ON "guest_entry" USING btree ("booking_id","position");