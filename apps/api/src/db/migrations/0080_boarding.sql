CREATE TABLE "boarding_act" (
	"act_id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"guest_name" text NOT NULL,
	"sailing_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"mark" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"staff_id" uuid,
	CONSTRAINT "boarding_act_act_id_guest_id_pk" PRIMARY KEY("act_id","guest_id")
);
--> statement-breakpoint
CREATE TABLE "harbour_details" (
	"guest_id" uuid PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"nationality" text,
	"sex" text,
	"kin_sealed" text
);
--> statement-breakpoint
CREATE TABLE "kept_manifest" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"sailing_id" uuid NOT NULL,
	"booking_id" uuid,
	"closed_at" timestamp with time zone NOT NULL,
	"closed_by" uuid,
	"counts" jsonb NOT NULL,
	"sealed" text,
	"reopened_at" timestamp with time zone,
	"reopened_by" uuid,
	"reopen_reason" text
);
--> statement-breakpoint
ALTER TABLE "boarding_act" ADD CONSTRAINT "boarding_act_sailing_id_sailing_id_fk" FOREIGN KEY ("sailing_id") REFERENCES "public"."sailing"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boarding_act" ADD CONSTRAINT "boarding_act_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boarding_act" ADD CONSTRAINT "boarding_act_staff_id_staff_user_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "harbour_details" ADD CONSTRAINT "harbour_details_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_manifest" ADD CONSTRAINT "kept_manifest_sailing_id_sailing_id_fk" FOREIGN KEY ("sailing_id") REFERENCES "public"."sailing"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_manifest" ADD CONSTRAINT "kept_manifest_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_manifest" ADD CONSTRAINT "kept_manifest_closed_by_staff_user_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_manifest" ADD CONSTRAINT "kept_manifest_reopened_by_staff_user_id_fk" FOREIGN KEY ("reopened_by") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "boarding_act_sailing_id_guest_id_index" ON "boarding_act" USING btree ("sailing_id","guest_id");--> statement-breakpoint
CREATE INDEX "boarding_act_booking_id_index" ON "boarding_act" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "harbour_details_booking_id_index" ON "harbour_details" USING btree ("booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "kept_manifest_current" ON "kept_manifest" USING btree ("sailing_id",coalesce("booking_id", "sailing_id")) WHERE "kept_manifest"."reopened_at" IS NULL;--> statement-breakpoint
CREATE INDEX "kept_manifest_closed_at_index" ON "kept_manifest" USING btree ("closed_at");--> statement-breakpoint
CALL tell_news_of('boarding_act', 'boarding', 'sailing_id');--> statement-breakpoint
CALL tell_news_of('kept_manifest', 'boarding', 'sailing_id');--> statement-breakpoint
CALL tell_news_of('harbour_details', 'booking', 'booking_id');

--> statement-breakpoint
-- Whoever could see the boats may see who boards them, and tick them off where they change boats or are drivers.
UPDATE staff_role SET permissions = permissions || jsonb_build_object('boarding', jsonb_build_object('read', true,
    'write', name = 'Driver' OR coalesce(permissions -> 'boats' -> 'write', 'false') = 'true'::jsonb, 'create', false, 'delete', false))
  WHERE permissions -> 'boats' -> 'read' = 'true'::jsonb AND NOT permissions ? 'boarding';--> statement-breakpoint
UPDATE staff_user SET permissions = permissions || jsonb_build_object('boarding', jsonb_build_object('read', true,
    'write', coalesce(permissions -> 'boats' -> 'write', 'false') = 'true'::jsonb, 'create', false, 'delete', false))
  WHERE permissions -> 'boats' -> 'read' = 'true'::jsonb AND NOT permissions ? 'boarding';
