CREATE TABLE "registration_card" (
	"guest_id" uuid PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"checked" text,
	"check_reason" text DEFAULT '' NOT NULL,
	"checked_at" timestamp with time zone,
	"checked_by" uuid,
	"signature" text,
	"signed_name" text,
	"terms" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"signed_at" timestamp with time zone,
	"signed_with" uuid,
	"erased_at" timestamp with time zone,
	"arrived_at" timestamp with time zone,
	"arrived_with" uuid,
	CONSTRAINT "registration_card_checked" CHECK (("registration_card"."checked" IS NULL) = ("registration_card"."checked_at" IS NULL) AND ("registration_card"."checked" IS NULL) = ("registration_card"."checked_by" IS NULL)
        AND (coalesce("registration_card"."checked", '') = 'excused') = ("registration_card"."check_reason" <> '')),
	CONSTRAINT "registration_card_signed_whole" CHECK (("registration_card"."signed_name" IS NULL) = ("registration_card"."signed_at" IS NULL) AND ("registration_card"."signed_name" IS NULL) = ("registration_card"."signed_with" IS NULL)
        AND ("registration_card"."signature" IS NULL OR "registration_card"."signed_name" <> '')
        AND ("registration_card"."erased_at" IS NULL OR "registration_card"."signed_name" = '')),
	CONSTRAINT "registration_card_arrived" CHECK (("registration_card"."arrived_at" IS NULL) = ("registration_card"."arrived_with" IS NULL) AND ("registration_card"."arrived_at" IS NULL OR "registration_card"."checked" IS NOT NULL))
);
--> statement-breakpoint
ALTER TABLE "draft" ADD COLUMN "enquiry_id" uuid;--> statement-breakpoint
ALTER TABLE "draft" ADD COLUMN "wait_entry_id" uuid;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "handed_over" jsonb;--> statement-breakpoint
ALTER TABLE "registration_card" ADD CONSTRAINT "registration_card_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_card" ADD CONSTRAINT "registration_card_checked_by_staff_user_id_fk" FOREIGN KEY ("checked_by") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_card" ADD CONSTRAINT "registration_card_signed_with_staff_user_id_fk" FOREIGN KEY ("signed_with") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_card" ADD CONSTRAINT "registration_card_arrived_with_staff_user_id_fk" FOREIGN KEY ("arrived_with") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "registration_card_booking_id_index" ON "registration_card" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "registration_card_signed" ON "registration_card" USING btree ("signed_at") WHERE signed_at IS NOT NULL AND erased_at IS NULL;--> statement-breakpoint
ALTER TABLE "draft" ADD CONSTRAINT "draft_enquiry_id_booking_enquiry_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."booking_enquiry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft" ADD CONSTRAINT "draft_wait_entry_id_wait_entry_id_fk" FOREIGN KEY ("wait_entry_id") REFERENCES "public"."wait_entry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "charge_slip_signed" ON "charge_slip" USING btree ("at") WHERE signature IS NOT NULL;--> statement-breakpoint
CALL tell_news_of('registration_card', 'booking', 'booking_id');
--> statement-breakpoint
-- A slip stays as it is; only its signature is erased, once it was kept long enough.
CREATE FUNCTION keep_slip() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.signature IS NULL AND to_jsonb(NEW) - 'signature' = to_jsonb(OLD) - 'signature' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'charge_slip rows are only ever added' USING ERRCODE = 'integrity_constraint_violation';
END $$;
--> statement-breakpoint
DROP TRIGGER charge_slip_is_append_only ON charge_slip;
--> statement-breakpoint
CREATE TRIGGER charge_slip_is_never_emptied BEFORE DELETE OR TRUNCATE ON charge_slip
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER charge_slip_is_kept BEFORE UPDATE ON charge_slip FOR EACH ROW EXECUTE FUNCTION keep_slip();
