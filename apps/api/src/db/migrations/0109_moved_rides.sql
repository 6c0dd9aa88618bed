ALTER TABLE "disrupted_crossing" ADD COLUMN "rides" jsonb;--> statement-breakpoint
ALTER TABLE "disrupted_crossing" ADD COLUMN "ride_sen" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "disrupted_crossing" ADD COLUMN "ride_back_sen" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "disrupted_crossing" ADD CONSTRAINT "disrupted_crossing_rides" CHECK (0 <= "disrupted_crossing"."ride_back_sen" AND "disrupted_crossing"."ride_back_sen" <= "disrupted_crossing"."ride_sen" AND ("disrupted_crossing"."rides" IS NOT NULL OR "disrupted_crossing"."ride_sen" = 0));