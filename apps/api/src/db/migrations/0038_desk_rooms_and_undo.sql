ALTER TABLE "booking" ADD COLUMN "expected_on" date;--> statement-breakpoint
ALTER TABLE "commission" ADD COLUMN "undone" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "room" ADD COLUMN "cleaning" text DEFAULT 'clean' NOT NULL;--> statement-breakpoint
ALTER TABLE "room" ADD COLUMN "cleaning_by" uuid;--> statement-breakpoint
ALTER TABLE "room" ADD COLUMN "cleaning_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "room" ADD CONSTRAINT "room_cleaning_by_staff_user_id_fk" FOREIGN KEY ("cleaning_by") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;