CREATE TABLE "room_closure" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"room_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"from_day" date NOT NULL,
	"until_day" date,
	"at" timestamp with time zone NOT NULL,
	"closed_by" uuid,
	"taken_back_at" timestamp with time zone,
	"fault_id" uuid,
	CONSTRAINT "room_closure_days" CHECK ("room_closure"."from_day" < "room_closure"."until_day")
);
--> statement-breakpoint
CREATE TABLE "room_fault" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"room_id" uuid NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"reported_by" uuid NOT NULL,
	"done_at" timestamp with time zone,
	"done_by" uuid,
	CONSTRAINT "room_fault_done" CHECK (("room_fault"."done_at" IS NULL) = ("room_fault"."done_by" IS NULL))
);
--> statement-breakpoint
ALTER TABLE "room_night" DROP CONSTRAINT "room_night_expiry";--> statement-breakpoint
ALTER TABLE "room_night" ALTER COLUMN "hold_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "room_night" ADD COLUMN "closure_id" uuid;--> statement-breakpoint
ALTER TABLE "room_closure" ADD CONSTRAINT "room_closure_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_closure" ADD CONSTRAINT "room_closure_closed_by_staff_user_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_closure" ADD CONSTRAINT "room_closure_fault_id_room_fault_id_fk" FOREIGN KEY ("fault_id") REFERENCES "public"."room_fault"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_fault" ADD CONSTRAINT "room_fault_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_fault" ADD CONSTRAINT "room_fault_reported_by_staff_user_id_fk" FOREIGN KEY ("reported_by") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_fault" ADD CONSTRAINT "room_fault_done_by_staff_user_id_fk" FOREIGN KEY ("done_by") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "room_closure_room_id_from_day_index" ON "room_closure" USING btree ("room_id","from_day");--> statement-breakpoint
CREATE INDEX "room_closure_fault_id_index" ON "room_closure" USING btree ("fault_id") WHERE "room_closure"."fault_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "room_fault_room_id_at_index" ON "room_fault" USING btree ("room_id","at");--> statement-breakpoint
ALTER TABLE "room_night" ADD CONSTRAINT "room_night_closure_id_room_closure_id_fk" FOREIGN KEY ("closure_id") REFERENCES "public"."room_closure"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "room_night_closure_id_index" ON "room_night" USING btree ("closure_id") WHERE "room_night"."closure_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "room_night" ADD CONSTRAINT "room_night_claimant" CHECK (CASE "room_night"."state" WHEN 'closed' THEN "room_night"."hold_id" IS NULL AND "room_night"."closure_id" IS NOT NULL
        ELSE "room_night"."hold_id" IS NOT NULL AND "room_night"."closure_id" IS NULL END);--> statement-breakpoint
ALTER TABLE "room_night" ADD CONSTRAINT "room_night_expiry" CHECK (("room_night"."state" IN ('booked', 'closed')) = ("room_night"."expires_at" IS NULL));--> statement-breakpoint
CALL tell_news_of('room_closure', 'room', 'room_id');
--> statement-breakpoint
CALL tell_news_of('room_fault', 'room', 'room_id');
