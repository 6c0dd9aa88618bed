CREATE TABLE "housekeeping_event" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "housekeeping_event_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"room_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"cause" text NOT NULL,
	"before" text NOT NULL,
	"after" text NOT NULL,
	"staff_id" uuid,
	"before_by" uuid,
	"before_at" timestamp with time zone,
	"booking_id" uuid,
	"morning" date,
	"seconds" integer
);
--> statement-breakpoint
CREATE TABLE "housekeeping_room" (
	"room_id" uuid PRIMARY KEY NOT NULL,
	"assigned_to" uuid,
	"started_at" timestamp with time zone,
	"started_by" uuid,
	"worked_seconds" integer DEFAULT 0 NOT NULL,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "housekeeping_event" ADD CONSTRAINT "housekeeping_event_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "housekeeping_event" ADD CONSTRAINT "housekeeping_event_staff_id_staff_user_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "housekeeping_event" ADD CONSTRAINT "housekeeping_event_before_by_staff_user_id_fk" FOREIGN KEY ("before_by") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "housekeeping_event" ADD CONSTRAINT "housekeeping_event_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "housekeeping_room" ADD CONSTRAINT "housekeeping_room_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "housekeeping_room" ADD CONSTRAINT "housekeeping_room_assigned_to_staff_user_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "housekeeping_room" ADD CONSTRAINT "housekeeping_room_started_by_staff_user_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "housekeeping_event_room_id_seq_index" ON "housekeeping_event" USING btree ("room_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "housekeeping_event_room_id_morning_index" ON "housekeeping_event" USING btree ("room_id","morning") WHERE "housekeeping_event"."morning" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "housekeeping_event_room_id_at_index" ON "housekeeping_event" USING btree ("room_id","at") WHERE "housekeeping_event"."cause" = 'checkOut';--> statement-breakpoint
CREATE INDEX "housekeeping_event_booking_id_index" ON "housekeeping_event" USING btree ("booking_id") WHERE "housekeeping_event"."booking_id" IS NOT NULL;--> statement-breakpoint
CALL tell_news_of('housekeeping_room', 'room', 'room_id');
--> statement-breakpoint
-- Whoever could say that a room is clean can still do so, and whoever saw it still sees it.
UPDATE staff_role SET permissions = jsonb_set(permissions, '{housekeeping}', jsonb_build_object(
    'read', permissions -> 'rooms' -> 'read', 'write', permissions -> 'rooms' -> 'write', 'create', false, 'delete', false))
  WHERE permissions ? 'rooms' AND NOT permissions ? 'housekeeping';--> statement-breakpoint
UPDATE staff_user SET permissions = jsonb_set(permissions, '{housekeeping}', jsonb_build_object(
    'read', permissions -> 'rooms' -> 'read', 'write', permissions -> 'rooms' -> 'write', 'create', false, 'delete', false))
  WHERE permissions ? 'rooms' AND NOT permissions ? 'housekeeping';
