CREATE TABLE "booking_charge" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"seq" integer GENERATED ALWAYS AS IDENTITY (sequence name "booking_charge_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slip_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"item_id" uuid,
	"discount_of" uuid,
	"name" jsonb NOT NULL,
	"unit_sen" bigint NOT NULL,
	"count" smallint NOT NULL,
	"tax_group" text NOT NULL,
	"lines" jsonb NOT NULL,
	"total_sen" bigint NOT NULL,
	"tax_sen" bigint NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"staff_id" uuid NOT NULL,
	"off_at" timestamp with time zone,
	"off_by" uuid,
	"off_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "booking_charge_seq_unique" UNIQUE("seq"),
	CONSTRAINT "booking_charge_kind" CHECK (CASE WHEN "booking_charge"."discount_of" IS NULL THEN "booking_charge"."count" > 0 AND "booking_charge"."reason" = ''
        ELSE "booking_charge"."count" = -1 AND "booking_charge"."item_id" IS NULL AND "booking_charge"."reason" <> '' END),
	CONSTRAINT "booking_charge_price" CHECK ("booking_charge"."unit_sen" >= 0),
	CONSTRAINT "booking_charge_off" CHECK (CASE WHEN "booking_charge"."off_at" IS NULL THEN "booking_charge"."off_by" IS NULL AND "booking_charge"."off_reason" = ''
        ELSE "booking_charge"."off_by" IS NOT NULL AND "booking_charge"."off_reason" <> '' END)
);
--> statement-breakpoint
CREATE TABLE "charge_slip" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"outlet_id" uuid NOT NULL,
	"guest_id" uuid,
	"note" text DEFAULT '' NOT NULL,
	"signature" text,
	"at" timestamp with time zone NOT NULL,
	"staff_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outlet" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"list_no" integer DEFAULT 0 NOT NULL,
	"active_status" boolean DEFAULT true NOT NULL,
	"name" jsonb NOT NULL,
	"icon" text NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"missing" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "outlet_listNo_unique" UNIQUE("list_no")
);
--> statement-breakpoint
CREATE TABLE "outlet_item" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"list_no" integer DEFAULT 0 NOT NULL,
	"active_status" boolean DEFAULT true NOT NULL,
	"outlet_id" uuid NOT NULL,
	"name" jsonb NOT NULL,
	"category" jsonb NOT NULL,
	"sen" bigint NOT NULL,
	"tax_group" text NOT NULL,
	"pictures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"missing" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "outlet_item_listNo_unique" UNIQUE("list_no"),
	CONSTRAINT "outlet_item_price" CHECK ("outlet_item"."sen" >= 0)
);
--> statement-breakpoint
ALTER TABLE "booking_charge" ADD CONSTRAINT "booking_charge_slip_id_charge_slip_id_fk" FOREIGN KEY ("slip_id") REFERENCES "public"."charge_slip"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_charge" ADD CONSTRAINT "booking_charge_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_charge" ADD CONSTRAINT "booking_charge_item_id_outlet_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."outlet_item"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_charge" ADD CONSTRAINT "booking_charge_discount_of_booking_charge_id_fk" FOREIGN KEY ("discount_of") REFERENCES "public"."booking_charge"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_charge" ADD CONSTRAINT "booking_charge_staff_id_staff_user_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_charge" ADD CONSTRAINT "booking_charge_off_by_staff_user_id_fk" FOREIGN KEY ("off_by") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charge_slip" ADD CONSTRAINT "charge_slip_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charge_slip" ADD CONSTRAINT "charge_slip_outlet_id_outlet_id_fk" FOREIGN KEY ("outlet_id") REFERENCES "public"."outlet"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charge_slip" ADD CONSTRAINT "charge_slip_staff_id_staff_user_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outlet_item" ADD CONSTRAINT "outlet_item_outlet_id_outlet_id_fk" FOREIGN KEY ("outlet_id") REFERENCES "public"."outlet"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_charge_booking_id_index" ON "booking_charge" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "booking_charge_slip_id_index" ON "booking_charge" USING btree ("slip_id");--> statement-breakpoint
CREATE INDEX "booking_charge_item_id_index" ON "booking_charge" USING btree ("item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "booking_charge_one_discount" ON "booking_charge" USING btree ("discount_of") WHERE discount_of IS NOT NULL AND off_at IS NULL;--> statement-breakpoint
CREATE INDEX "charge_slip_booking_id_index" ON "charge_slip" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "charge_slip_outlet_id_at_index" ON "charge_slip" USING btree ("outlet_id","at");--> statement-breakpoint
CREATE INDEX "outlet_item_outlet_id_index" ON "outlet_item" USING btree ("outlet_id");--> statement-breakpoint
CREATE TRIGGER outlet_is_numbered BEFORE INSERT ON outlet FOR EACH ROW EXECUTE FUNCTION number_in_list();--> statement-breakpoint
CREATE TRIGGER outlet_item_is_numbered BEFORE INSERT ON outlet_item FOR EACH ROW EXECUTE FUNCTION number_in_list();--> statement-breakpoint
CREATE TRIGGER charge_slip_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON charge_slip
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER booking_charge_is_never_emptied BEFORE TRUNCATE ON booking_charge
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- A charge keeps what it is; it can be taken off, once.
CREATE FUNCTION keep_charge() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'charges are kept' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  IF OLD.off_at IS NOT NULL THEN
    RAISE EXCEPTION 'charge % is off already', OLD.id USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  IF to_jsonb(NEW) - '{off_at,off_by,off_reason}'::text[] <> to_jsonb(OLD) - '{off_at,off_by,off_reason}'::text[] THEN
    RAISE EXCEPTION 'charge % keeps what it was charged at', OLD.id USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER booking_charge_is_kept BEFORE UPDATE OR DELETE ON booking_charge FOR EACH ROW EXECUTE FUNCTION keep_charge();
--> statement-breakpoint
-- Charges are of bookings whose guests are expected, here or gone. Their lock waits for whoever is ending the booking.
CREATE FUNCTION check_charged_booking() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM booking WHERE id = NEW.booking_id AND state IN ('confirmed', 'inHouse', 'completed') FOR SHARE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'booking % takes no charges', NEW.booking_id USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER booking_charge_is_of_a_stay BEFORE INSERT ON booking_charge
  FOR EACH ROW EXECUTE FUNCTION check_charged_booking();
--> statement-breakpoint
CREATE FUNCTION check_ended_booking() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM booking_charge WHERE booking_id = NEW.id AND off_at IS NULL) THEN
    RAISE EXCEPTION 'booking % has charges', NEW.id USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER ended_booking_has_no_charges BEFORE UPDATE OF state ON booking
  FOR EACH ROW WHEN (NEW.state IN ('cancelled', 'noShow') AND OLD.state <> NEW.state) EXECUTE FUNCTION check_ended_booking();
--> statement-breakpoint
-- What stands of a booking's charges is what its price has of them.
CREATE FUNCTION check_charges_in_price() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  this uuid := CASE TG_OP WHEN 'DELETE' THEN OLD.booking_id ELSE NEW.booking_id END;
BEGIN
  IF (SELECT coalesce(sum(total_sen), 0) FROM booking_charge WHERE booking_id = this AND off_at IS NULL)
    <> (SELECT coalesce(sum(amount_sen), 0) FROM booking_line WHERE booking_id = this AND line ->> 'inHouse' = 'true') THEN
    RAISE EXCEPTION 'the charges of booking % are not what its price has of them', this
      USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER charges_are_in_the_price AFTER INSERT OR UPDATE ON booking_charge DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION check_charges_in_price();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER charged_lines_are_charges AFTER INSERT OR UPDATE ON booking_line DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.line ->> 'inHouse' = 'true') EXECUTE FUNCTION check_charges_in_price();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER charged_lines_stay AFTER DELETE ON booking_line DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.line ->> 'inHouse' = 'true') EXECUTE FUNCTION check_charges_in_price();
--> statement-breakpoint
-- Whoever records payments charges what guests have in house; who corrects payments corrects that as well.
UPDATE staff_role SET permissions = jsonb_set(permissions, '{charges}', jsonb_build_object(
    'read', permissions -> 'payments' -> 'create', 'create', permissions -> 'payments' -> 'create',
    'write', permissions -> 'payments' -> 'write', 'delete', permissions -> 'payments' -> 'write'))
  WHERE permissions ? 'payments' AND NOT permissions ? 'charges';--> statement-breakpoint
UPDATE staff_user SET permissions = jsonb_set(permissions, '{charges}', jsonb_build_object(
    'read', permissions -> 'payments' -> 'create', 'create', permissions -> 'payments' -> 'create',
    'write', permissions -> 'payments' -> 'write', 'delete', permissions -> 'payments' -> 'write'))
  WHERE permissions ? 'payments' AND NOT permissions ? 'charges';
