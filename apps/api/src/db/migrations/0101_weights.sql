CREATE TABLE "passenger_weight" (
	"sailing_id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"sealed" text,
	"at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"staff_id" uuid,
	CONSTRAINT "passenger_weight_sailing_id_guest_id_pk" PRIMARY KEY("sailing_id","guest_id")
);
--> statement-breakpoint
ALTER TABLE "kept_manifest" ADD COLUMN "load" jsonb;--> statement-breakpoint
ALTER TABLE "boat" ADD COLUMN "weighs" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "boat" ADD COLUMN "weight_limit_kg" integer;--> statement-breakpoint
ALTER TABLE "passenger_weight" ADD CONSTRAINT "passenger_weight_sailing_id_sailing_id_fk" FOREIGN KEY ("sailing_id") REFERENCES "public"."sailing"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passenger_weight" ADD CONSTRAINT "passenger_weight_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passenger_weight" ADD CONSTRAINT "passenger_weight_staff_id_staff_user_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passenger_weight_guest_id_index" ON "passenger_weight" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "passenger_weight_booking_id_index" ON "passenger_weight" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "passenger_weight_received_at_index" ON "passenger_weight" USING btree ("received_at");--> statement-breakpoint
ALTER TABLE "boat" ADD CONSTRAINT "boat_weight_limit" CHECK ("boat"."weight_limit_kg" IS NULL OR ("boat"."weight_limit_kg" > 0 AND "boat"."weighs" <> 'none'));