ALTER TABLE "sailing_time" ADD COLUMN "seats" smallint;--> statement-breakpoint
ALTER TABLE "sailing_time" ADD CONSTRAINT "sailing_time_seats" CHECK ("sailing_time"."seats" > 0);