ALTER TABLE "room_fault" ADD CONSTRAINT "room_fault_id_roomId_unique" UNIQUE("id","room_id");--> statement-breakpoint
ALTER TABLE "housekeeping_room" ADD COLUMN "note_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "housekeeping_room" ADD COLUMN "note_by" uuid;--> statement-breakpoint
ALTER TABLE "housekeeping_room" ADD CONSTRAINT "housekeeping_room_note_by_staff_user_id_fk" FOREIGN KEY ("note_by") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE TABLE "room_act" (
	"id" uuid PRIMARY KEY NOT NULL,
	"room_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"step" text,
	"note" text,
	"device" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"overtaken" boolean NOT NULL,
	CONSTRAINT "room_act_what" CHECK (("room_act"."step" IS NULL) <> ("room_act"."note" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "found_thing" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"room_id" uuid NOT NULL,
	"found_on" date NOT NULL,
	"what" text NOT NULL,
	"place" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"found_by" uuid NOT NULL,
	"state" text DEFAULT 'kept' NOT NULL,
	"moved_at" timestamp with time zone,
	"moved_by" uuid,
	"way" text,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "found_thing_id_roomId_unique" UNIQUE("id","room_id"),
	CONSTRAINT "found_thing_way" CHECK (("found_thing"."state" = 'returned') = ("found_thing"."way" IS NOT NULL)),
	CONSTRAINT "found_thing_moved" CHECK (("found_thing"."moved_at" IS NULL) = ("found_thing"."moved_by" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "room_photo" (
	"id" uuid PRIMARY KEY NOT NULL,
	"room_id" uuid NOT NULL,
	"fault_id" uuid,
	"found_id" uuid,
	"file_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"taken_by" uuid NOT NULL,
	CONSTRAINT "room_photo_fileId_unique" UNIQUE("file_id"),
	CONSTRAINT "room_photo_subject" CHECK ("room_photo"."fault_id" IS NULL OR "room_photo"."found_id" IS NULL)
);
--> statement-breakpoint
ALTER TABLE "room_act" ADD CONSTRAINT "room_act_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_act" ADD CONSTRAINT "room_act_staff_id_staff_user_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "found_thing" ADD CONSTRAINT "found_thing_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "found_thing" ADD CONSTRAINT "found_thing_found_by_staff_user_id_fk" FOREIGN KEY ("found_by") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "found_thing" ADD CONSTRAINT "found_thing_moved_by_staff_user_id_fk" FOREIGN KEY ("moved_by") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_photo" ADD CONSTRAINT "room_photo_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_photo" ADD CONSTRAINT "room_photo_file_id_stored_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_photo" ADD CONSTRAINT "room_photo_taken_by_staff_user_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_photo" ADD CONSTRAINT "room_photo_fault_id_room_id_room_fault_id_room_id_fk" FOREIGN KEY ("fault_id","room_id") REFERENCES "public"."room_fault"("id","room_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_photo" ADD CONSTRAINT "room_photo_found_id_room_id_found_thing_id_room_id_fk" FOREIGN KEY ("found_id","room_id") REFERENCES "public"."found_thing"("id","room_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "room_act_room_id_at_index" ON "room_act" USING btree ("room_id","at");--> statement-breakpoint
CREATE INDEX "found_thing_room_id_found_on_index" ON "found_thing" USING btree ("room_id","found_on");--> statement-breakpoint
CREATE INDEX "found_thing_found_on_index" ON "found_thing" USING btree ("found_on");--> statement-breakpoint
CREATE INDEX "room_photo_room_id_index" ON "room_photo" USING btree ("room_id");--> statement-breakpoint
CREATE INDEX "housekeeping_event_cleaned" ON "housekeeping_event" USING btree ("at","staff_id") WHERE "housekeeping_event"."after" = 'clean' AND "housekeeping_event"."cause" = 'housekeeping';--> statement-breakpoint
CALL tell_news_of('room_act', 'room', 'room_id');
--> statement-breakpoint
CALL tell_news_of('found_thing', 'room', 'room_id');
--> statement-breakpoint
CALL tell_news_of('room_photo', 'room', 'room_id');
