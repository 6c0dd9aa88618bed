ALTER TABLE "boarding_act" ADD COLUMN "device" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "boarding_tag" text DEFAULT upper(substr(md5(gen_random_uuid()::text), 1, 10)) NOT NULL;--> statement-breakpoint
CREATE INDEX "booking_boarding_tag_index" ON "booking" USING btree ("boarding_tag");