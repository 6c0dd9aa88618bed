CREATE TABLE "guest_link" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"seat" smallint NOT NULL,
	"kind" text NOT NULL,
	"guest_id" uuid,
	"name_mark" text,
	"sent_to" text,
	"made_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	"filled_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "guest_link_bound" CHECK (("guest_link"."guest_id" IS NULL) = ("guest_link"."name_mark" IS NULL)),
	CONSTRAINT "guest_link_filled" CHECK ("guest_link"."filled_at" IS NULL OR "guest_link"."guest_id" IS NOT NULL),
	CONSTRAINT "guest_link_sent" CHECK (("guest_link"."sent_to" IS NULL) = ("guest_link"."sent_at" IS NULL))
);
--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "shared_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "share_link_no" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "guest_link" ADD CONSTRAINT "guest_link_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guest_link_booking_id_index" ON "guest_link" USING btree ("booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "guest_link_of_guest" ON "guest_link" USING btree ("booking_id","guest_id") WHERE "guest_link"."ended_at" IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "guest_link_of_place" ON "guest_link" USING btree ("booking_id","seat") WHERE "guest_link"."ended_at" IS NULL AND "guest_link"."guest_id" IS NULL;