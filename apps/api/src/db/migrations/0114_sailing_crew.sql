CREATE TABLE "sailing_crew" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"sailing_id" uuid NOT NULL,
	"booking_id" uuid,
	"position" smallint NOT NULL,
	"staff_id" uuid,
	"name" text,
	CONSTRAINT "sailing_crew_somebody" CHECK (("sailing_crew"."staff_id" IS NULL) <> ("sailing_crew"."name" IS NULL) AND "sailing_crew"."name" <> '')
);
--> statement-breakpoint
ALTER TABLE "kept_manifest" ADD COLUMN "crew" jsonb;--> statement-breakpoint
ALTER TABLE "sailing_crew" ADD CONSTRAINT "sailing_crew_sailing_id_sailing_id_fk" FOREIGN KEY ("sailing_id") REFERENCES "public"."sailing"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sailing_crew" ADD CONSTRAINT "sailing_crew_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sailing_crew" ADD CONSTRAINT "sailing_crew_staff_id_staff_user_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sailing_crew_place" ON "sailing_crew" USING btree ("sailing_id",coalesce("booking_id", "sailing_id"),"position");--> statement-breakpoint
CREATE UNIQUE INDEX "sailing_crew_once" ON "sailing_crew" USING btree ("sailing_id",coalesce("booking_id", "sailing_id"),"staff_id") WHERE "sailing_crew"."staff_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "sailing_crew_staff_id_index" ON "sailing_crew" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "sailing_crew_booking_id_index" ON "sailing_crew" USING btree ("booking_id");