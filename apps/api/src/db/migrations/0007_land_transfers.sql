CREATE TABLE "booking_transfer" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"land_transfer_id" uuid NOT NULL,
	"type" text NOT NULL,
	"name" jsonb NOT NULL,
	"direction" text NOT NULL,
	"trip_type" text NOT NULL,
	"from_name" jsonb NOT NULL,
	"to_name" jsonb NOT NULL,
	"pick_up_point" text NOT NULL,
	"pick_up_day" date NOT NULL,
	"pick_up_time" time NOT NULL,
	"drop_location" text NOT NULL,
	"drop_day" date NOT NULL,
	"drop_time" time NOT NULL,
	"return_day" date,
	"return_time" time,
	"adult_count" smallint NOT NULL,
	"child_count" smallint NOT NULL,
	"vehicles" smallint NOT NULL,
	"included" boolean DEFAULT false NOT NULL,
	"amount_sen" bigint NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "booking_transfer_return" CHECK (("booking_transfer"."trip_type" = 'return') = ("booking_transfer"."return_time" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "excluded_boat" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"active_status" boolean DEFAULT true NOT NULL,
	"boat_id" uuid NOT NULL,
	"package_id" uuid,
	"direction" text,
	"from" date,
	"to" date,
	"reason" jsonb,
	CONSTRAINT "excluded_boat_order" CHECK ("excluded_boat"."from" <= "excluded_boat"."to"),
	CONSTRAINT "excluded_boat_scope" CHECK (num_nonnulls("excluded_boat"."package_id", "excluded_boat"."from", "excluded_boat"."to") > 0)
);
--> statement-breakpoint
CREATE TABLE "included_transport" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"package_id" uuid NOT NULL,
	"option_id" uuid,
	"direction" text,
	"boat_id" uuid,
	"land_transfer_id" uuid,
	CONSTRAINT "included_transport_one" CHECK (num_nonnulls("included_transport"."boat_id", "included_transport"."land_transfer_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "land_transfer" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"active_status" boolean DEFAULT true NOT NULL,
	"start_point_id" uuid NOT NULL,
	"end_point_id" uuid NOT NULL,
	"vehicle_id" uuid NOT NULL,
	"minutes" smallint NOT NULL,
	"first_time" time DEFAULT '00:00' NOT NULL,
	"last_time" time DEFAULT '23:59' NOT NULL,
	"price" jsonb NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "land_transfer_startPointId_endPointId_vehicleId_unique" UNIQUE("start_point_id","end_point_id","vehicle_id"),
	CONSTRAINT "land_transfer_minutes" CHECK ("land_transfer"."minutes" BETWEEN 1 AND 1200)
);
--> statement-breakpoint
CREATE TABLE "transfer_vehicle" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"active_status" boolean DEFAULT true NOT NULL,
	"type" text NOT NULL,
	"name" jsonb NOT NULL,
	"seats" smallint NOT NULL,
	"daily" smallint
);
--> statement-breakpoint
CREATE TABLE "transport_point" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"active_status" boolean DEFAULT true NOT NULL,
	"type" text NOT NULL,
	"name" jsonb NOT NULL,
	"meeting_point" jsonb,
	"position" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vehicle_day" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vehicle_id" uuid NOT NULL,
	"direction" text NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "vehicle_day_vehicleId_direction_day_unique" UNIQUE("vehicle_id","direction","day")
);
--> statement-breakpoint
ALTER TABLE "booking_transfer" ADD CONSTRAINT "booking_transfer_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_transfer" ADD CONSTRAINT "booking_transfer_land_transfer_id_land_transfer_id_fk" FOREIGN KEY ("land_transfer_id") REFERENCES "public"."land_transfer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "excluded_boat" ADD CONSTRAINT "excluded_boat_boat_id_boat_id_fk" FOREIGN KEY ("boat_id") REFERENCES "public"."boat"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "excluded_boat" ADD CONSTRAINT "excluded_boat_package_id_package_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."package"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "included_transport" ADD CONSTRAINT "included_transport_package_id_package_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."package"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "included_transport" ADD CONSTRAINT "included_transport_option_id_package_option_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."package_option"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "included_transport" ADD CONSTRAINT "included_transport_boat_id_boat_id_fk" FOREIGN KEY ("boat_id") REFERENCES "public"."boat"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "included_transport" ADD CONSTRAINT "included_transport_land_transfer_id_land_transfer_id_fk" FOREIGN KEY ("land_transfer_id") REFERENCES "public"."land_transfer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "land_transfer" ADD CONSTRAINT "land_transfer_start_point_id_transport_point_id_fk" FOREIGN KEY ("start_point_id") REFERENCES "public"."transport_point"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "land_transfer" ADD CONSTRAINT "land_transfer_end_point_id_transport_point_id_fk" FOREIGN KEY ("end_point_id") REFERENCES "public"."transport_point"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "land_transfer" ADD CONSTRAINT "land_transfer_vehicle_id_transfer_vehicle_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."transfer_vehicle"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_day" ADD CONSTRAINT "vehicle_day_id_stock_id_fk" FOREIGN KEY ("id") REFERENCES "public"."stock"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle_day" ADD CONSTRAINT "vehicle_day_vehicle_id_transfer_vehicle_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."transfer_vehicle"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "booking_transfer_booking_id_position_index" ON "booking_transfer" USING btree ("booking_id","position");--> statement-breakpoint
CREATE INDEX "booking_transfer_pick_up_day_index" ON "booking_transfer" USING btree ("pick_up_day");--> statement-breakpoint
CREATE INDEX "excluded_boat_boat_id_index" ON "excluded_boat" USING btree ("boat_id");--> statement-breakpoint
CREATE INDEX "included_transport_package_id_index" ON "included_transport" USING btree ("package_id");