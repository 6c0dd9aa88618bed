CREATE TABLE "bed" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"active_status" boolean DEFAULT true NOT NULL,
	"name" jsonb NOT NULL,
	"using_for" text DEFAULT 'both' NOT NULL,
	"width" smallint NOT NULL,
	"length" smallint NOT NULL,
	"no_of_pax" smallint NOT NULL,
	"desc" text DEFAULT '' NOT NULL,
	CONSTRAINT "bed_pax" CHECK ("bed"."no_of_pax" BETWEEN 1 AND 10)
);
--> statement-breakpoint
CREATE TABLE "bed_option" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"room_type_id" uuid NOT NULL,
	"active_status" boolean DEFAULT true NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bed_option_bed" (
	"bed_option_id" uuid NOT NULL,
	"bed_id" uuid NOT NULL,
	"count" smallint DEFAULT 1 NOT NULL,
	"extra" boolean DEFAULT false NOT NULL,
	CONSTRAINT "bed_option_bed_bed_option_id_bed_id_pk" PRIMARY KEY("bed_option_id","bed_id"),
	CONSTRAINT "bed_option_count" CHECK ("bed_option_bed"."count" BETWEEN 1 AND 10)
);
--> statement-breakpoint
CREATE TABLE "room_link" (
	"room_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"connecting" boolean DEFAULT false NOT NULL,
	CONSTRAINT "room_link_room_id_other_id_pk" PRIMARY KEY("room_id","other_id"),
	CONSTRAINT "room_link_order" CHECK ("room_link"."room_id" < "room_link"."other_id")
);
--> statement-breakpoint
ALTER TABLE "booking_room" ADD COLUMN "bed_option_id" uuid;--> statement-breakpoint
ALTER TABLE "room" ADD COLUMN "room_size" integer;--> statement-breakpoint
ALTER TABLE "room" ADD COLUMN "bed_option_id" uuid;--> statement-breakpoint
ALTER TABLE "bed_option" ADD CONSTRAINT "bed_option_room_type_id_room_type_id_fk" FOREIGN KEY ("room_type_id") REFERENCES "public"."room_type"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bed_option_bed" ADD CONSTRAINT "bed_option_bed_bed_option_id_bed_option_id_fk" FOREIGN KEY ("bed_option_id") REFERENCES "public"."bed_option"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bed_option_bed" ADD CONSTRAINT "bed_option_bed_bed_id_bed_id_fk" FOREIGN KEY ("bed_id") REFERENCES "public"."bed"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_link" ADD CONSTRAINT "room_link_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_link" ADD CONSTRAINT "room_link_other_id_room_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bed_option_room_type_id_index" ON "bed_option" USING btree ("room_type_id");--> statement-breakpoint
CREATE INDEX "room_link_other_id_index" ON "room_link" USING btree ("other_id");--> statement-breakpoint
ALTER TABLE "booking_room" ADD CONSTRAINT "booking_room_bed_option_id_bed_option_id_fk" FOREIGN KEY ("bed_option_id") REFERENCES "public"."bed_option"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room" ADD CONSTRAINT "room_bed_option_id_bed_option_id_fk" FOREIGN KEY ("bed_option_id") REFERENCES "public"."bed_option"("id") ON DELETE no action ON UPDATE no action;