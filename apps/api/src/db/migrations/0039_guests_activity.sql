ALTER TABLE "booking_guest" ADD COLUMN "activity" text;--> statement-breakpoint
ALTER TABLE "booking_guest" ADD COLUMN "market" text;