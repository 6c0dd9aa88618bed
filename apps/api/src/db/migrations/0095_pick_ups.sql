CREATE TABLE "pick_up_act" (
	"act_id" uuid NOT NULL,
	"transfer_id" uuid NOT NULL,
	"way" text NOT NULL,
	"day" date NOT NULL,
	"booking_id" uuid NOT NULL,
	"mark" text NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"staff_id" uuid NOT NULL,
	CONSTRAINT "pick_up_act_act_id_transfer_id_way_pk" PRIMARY KEY("act_id","transfer_id","way")
);
--> statement-breakpoint
ALTER TABLE "pick_up_act" ADD CONSTRAINT "pick_up_act_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pick_up_act" ADD CONSTRAINT "pick_up_act_staff_id_staff_user_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pick_up_act_day_index" ON "pick_up_act" USING btree ("day");--> statement-breakpoint
CREATE INDEX "pick_up_act_booking_id_index" ON "pick_up_act" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "booking_transfer_return_day_index" ON "booking_transfer" USING btree ("return_day");--> statement-breakpoint
CALL tell_news_of('pick_up_act', 'pickUps', 'booking_id');--> statement-breakpoint
CALL tell_news_of('booking_transfer', 'pickUps', 'booking_id');--> statement-breakpoint
-- Whoever could see who boards may see who is picked up, and mark it where they tick guests.
UPDATE staff_role SET permissions = permissions || jsonb_build_object('pickUps', jsonb_build_object('read', true,
    'write', coalesce(permissions -> 'boarding' -> 'write', 'false') = 'true'::jsonb, 'create', false, 'delete', false))
  WHERE permissions -> 'boarding' -> 'read' = 'true'::jsonb AND NOT permissions ? 'pickUps';--> statement-breakpoint
UPDATE staff_user SET permissions = permissions || jsonb_build_object('pickUps', jsonb_build_object('read', true,
    'write', coalesce(permissions -> 'boarding' -> 'write', 'false') = 'true'::jsonb, 'create', false, 'delete', false))
  WHERE permissions -> 'boarding' -> 'read' = 'true'::jsonb AND NOT permissions ? 'pickUps';
