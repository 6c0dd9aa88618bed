CREATE TABLE "room_deposit" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"number" text,
	"series" text,
	"ordinal" integer,
	"way" text NOT NULL,
	"amount_sen" bigint NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"staff_id" uuid NOT NULL,
	"back_at" timestamp with time zone,
	"back_by" uuid,
	"withheld_sen" bigint,
	"back_reason" text DEFAULT '' NOT NULL,
	"back_reference" text DEFAULT '' NOT NULL,
	CONSTRAINT "room_deposit_number_unique" UNIQUE("number"),
	CONSTRAINT "room_deposit_way" CHECK (CASE "room_deposit"."way" WHEN 'waived' THEN "room_deposit"."amount_sen" = 0 AND "room_deposit"."reason" <> '' AND "room_deposit"."reference" = ''
          AND "room_deposit"."back_at" IS NULL AND num_nonnulls("room_deposit"."number", "room_deposit"."series", "room_deposit"."ordinal") = 0
        ELSE "room_deposit"."amount_sen" > 0 AND "room_deposit"."reason" = '' AND num_nonnulls("room_deposit"."number", "room_deposit"."series", "room_deposit"."ordinal") = 3
          AND ("room_deposit"."way" = 'cash') = ("room_deposit"."reference" = '') AND ("room_deposit"."way" <> 'cash' OR "room_deposit"."amount_sen" % 5 = 0) END),
	CONSTRAINT "room_deposit_back" CHECK (CASE WHEN "room_deposit"."back_at" IS NULL THEN num_nonnulls("room_deposit"."back_by", "room_deposit"."withheld_sen") = 0
          AND "room_deposit"."back_reason" = '' AND "room_deposit"."back_reference" = ''
        ELSE "room_deposit"."back_by" IS NOT NULL AND coalesce("room_deposit"."withheld_sen" BETWEEN 0 AND "room_deposit"."amount_sen", false)
          AND ("room_deposit"."withheld_sen" > 0) = ("room_deposit"."back_reason" <> '') END)
);
--> statement-breakpoint
ALTER TABLE "room_deposit" ADD CONSTRAINT "room_deposit_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_deposit" ADD CONSTRAINT "room_deposit_staff_id_staff_user_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_deposit" ADD CONSTRAINT "room_deposit_back_by_staff_user_id_fk" FOREIGN KEY ("back_by") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "room_deposit_booking_id_index" ON "room_deposit" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "room_deposit_standing" ON "room_deposit" USING btree ("booking_id") WHERE amount_sen > 0 AND back_at IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "room_deposit_series_ordinal_index" ON "room_deposit" USING btree ("series","ordinal");--> statement-breakpoint
-- A deposit keeps how it was taken; it can go back, once.
CREATE FUNCTION keep_room_deposit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  back constant text[] := '{back_at,back_by,withheld_sen,back_reason,back_reference}';
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'deposits are kept' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  IF OLD.back_at IS NOT NULL THEN
    RAISE EXCEPTION 'deposit % went back already', OLD.number USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  IF to_jsonb(NEW) - back <> to_jsonb(OLD) - back THEN
    RAISE EXCEPTION 'deposit % keeps how it was taken', OLD.number USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER room_deposit_is_kept BEFORE UPDATE OR DELETE ON room_deposit
  FOR EACH ROW EXECUTE FUNCTION keep_room_deposit();
--> statement-breakpoint
CREATE TRIGGER room_deposit_is_never_emptied BEFORE TRUNCATE ON room_deposit
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- While a deposit that was money stands, the books owe it to its guest; from then on nothing.
CREATE FUNCTION check_room_deposit_in_books() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  deposit room_deposit;
BEGIN
  -- As it is when the transaction ends.
  SELECT * INTO deposit FROM room_deposit WHERE id = NEW.id;
  IF (SELECT coalesce(sum(sen), 0) FROM ledger_entry WHERE account_kind = 'deposit' AND account_key = deposit.id::text)
    <> (CASE WHEN deposit.back_at IS NULL AND deposit.way IN ('cash', 'terminal') THEN deposit.amount_sen ELSE 0 END) THEN
    RAISE EXCEPTION 'deposit % is not in the books', deposit.number USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER room_deposit_is_in_the_books AFTER INSERT OR UPDATE ON room_deposit DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION check_room_deposit_in_books();
--> statement-breakpoint
-- A deposit that outlives its stay is put before staff, however the booking ended, and only while it does.
CREATE FUNCTION watch_deposits_of_booking() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.state IN ('completed', 'cancelled', 'noShow') THEN
    INSERT INTO needs_person (kind, booking_id, facts, at)
    SELECT 'DEPOSIT_STANDS', d.booking_id,
      jsonb_build_object('depositId', d.id, 'number', d.number, 'amountSen', d.amount_sen), pulau_now()
    FROM room_deposit d WHERE d.booking_id = NEW.id AND d.amount_sen > 0 AND d.back_at IS NULL
      AND NOT EXISTS (SELECT FROM needs_person n WHERE n.kind = 'DEPOSIT_STANDS' AND n.done_at IS NULL
        AND n.facts ->> 'depositId' = d.id::text);
  ELSE
    UPDATE needs_person SET done_at = pulau_now(), outcome = 'undone'
    WHERE kind = 'DEPOSIT_STANDS' AND booking_id = NEW.id AND done_at IS NULL;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER booking_leaves_no_deposit_behind AFTER UPDATE OF state ON booking
  FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state) EXECUTE FUNCTION watch_deposits_of_booking();
--> statement-breakpoint
CREATE FUNCTION end_need_of_deposit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE needs_person SET done_at = NEW.back_at, done_by = NEW.back_by, outcome = 'depositReturned'
  WHERE kind = 'DEPOSIT_STANDS' AND booking_id = NEW.booking_id AND done_at IS NULL AND facts ->> 'depositId' = NEW.id::text;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER room_deposit_ends_its_need AFTER UPDATE OF back_at ON room_deposit
  FOR EACH ROW WHEN (NEW.back_at IS NOT NULL) EXECUTE FUNCTION end_need_of_deposit();
