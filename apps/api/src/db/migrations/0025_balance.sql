CREATE TABLE "balance_reminder" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"due_on" date NOT NULL,
	"days_after" smallint NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "balance_excused" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "pay_link_no" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "balance_reminder" ADD CONSTRAINT "balance_reminder_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "balance_reminder_booking_id_due_on_days_after_index" ON "balance_reminder" USING btree ("booking_id","due_on","days_after");