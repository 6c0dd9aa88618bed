CREATE TABLE "booking_folio" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"letter" text NOT NULL,
	"payer" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"registration_no" text DEFAULT '' NOT NULL,
	"tax_no" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"address" jsonb NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "booking_folio_letter" UNIQUE("booking_id","letter"),
	CONSTRAINT "booking_folio_of_booking" UNIQUE("booking_id","id"),
	CONSTRAINT "booking_folio_payer" CHECK (CASE WHEN "booking_folio"."letter" = 'A' THEN "booking_folio"."payer" = 'guest' AND "booking_folio"."name" = '' ELSE "booking_folio"."name" <> '' END),
	CONSTRAINT "booking_folio_company" CHECK ("booking_folio"."payer" = 'company' OR ("booking_folio"."registration_no" = '' AND "booking_folio"."tax_no" = ''))
);
--> statement-breakpoint
CREATE TABLE "folio_share" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"folio_id" uuid NOT NULL,
	"of" text NOT NULL,
	"key" text DEFAULT '' NOT NULL,
	"charge_id" uuid,
	"kind" text NOT NULL,
	"value" bigint NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "folio_share_once" UNIQUE("booking_id","of","key","folio_id"),
	CONSTRAINT "folio_share_position" UNIQUE("booking_id","position"),
	CONSTRAINT "folio_share_of" CHECK (CASE WHEN "folio_share"."of" = 'charge' THEN "folio_share"."charge_id" IS NOT NULL AND "folio_share"."key" = "folio_share"."charge_id"::text
        ELSE "folio_share"."charge_id" IS NULL AND ("folio_share"."key" <> '') = ("folio_share"."of" = 'line') END),
	CONSTRAINT "folio_share_value" CHECK (CASE "folio_share"."kind" WHEN 'rest' THEN "folio_share"."value" = 0 WHEN 'percent' THEN "folio_share"."value" BETWEEN 1 AND 10000
        ELSE "folio_share"."value" > 0 END),
	CONSTRAINT "folio_share_kind" CHECK ("folio_share"."kind" <> 'amount' OR "folio_share"."of" IN ('line', 'charge'))
);
--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "folios" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "folio_id" uuid;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "folio_id" uuid;--> statement-breakpoint
ALTER TABLE "booking_folio" ADD CONSTRAINT "booking_folio_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "folio_share" ADD CONSTRAINT "folio_share_charge_id_booking_charge_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."booking_charge"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "folio_share" ADD CONSTRAINT "folio_share_folio" FOREIGN KEY ("booking_id","folio_id") REFERENCES "public"."booking_folio"("booking_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "folio_share_one_rest" ON "folio_share" USING btree ("booking_id","of","key") WHERE kind = 'rest';--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_folio" FOREIGN KEY ("booking_id","folio_id") REFERENCES "public"."booking_folio"("booking_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_folio" FOREIGN KEY ("booking_id","folio_id") REFERENCES "public"."booking_folio"("booking_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER booking_folio_is_never_emptied BEFORE TRUNCATE ON booking_folio
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Whoever pays, it is a folio of the same booking for ever.
CREATE FUNCTION keep_folio() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.booking_id <> OLD.booking_id OR NEW.letter <> OLD.letter THEN
    RAISE EXCEPTION 'folio % stays where it is', OLD.id USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER booking_folio_is_kept BEFORE UPDATE ON booking_folio FOR EACH ROW EXECUTE FUNCTION keep_folio();
--> statement-breakpoint
-- No more of anything is given away than there is. The booking's lock lets those who split at once see one another.
CREATE FUNCTION check_folio_shares() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  given record;
BEGIN
  PERFORM 1 FROM booking WHERE id = NEW.booking_id FOR NO KEY UPDATE;
  FOR given IN
    SELECT s.of, s.key, s.charge_id,
      coalesce(sum(s.value) FILTER (WHERE s.kind = 'percent'), 0) AS percents,
      coalesce(sum(s.value) FILTER (WHERE s.kind = 'amount'), 0) AS amounts
    FROM folio_share s WHERE s.booking_id = NEW.booking_id AND s.of = NEW.of AND s.key = NEW.key
    GROUP BY s.of, s.key, s.charge_id
  LOOP
    IF given.percents > 10000 THEN
      RAISE EXCEPTION 'shares of % % are % basis points', given.of, given.key, given.percents
        USING ERRCODE = 'integrity_constraint_violation';
    END IF;
    IF given.charge_id IS NOT NULL AND given.amounts > (
      SELECT coalesce(sum(c.total_sen), 0) FROM booking_charge c
      WHERE c.off_at IS NULL AND given.charge_id IN (c.id, c.discount_of)
    ) THEN
      RAISE EXCEPTION 'shares of charge % are % sen', given.charge_id, given.amounts
        USING ERRCODE = 'integrity_constraint_violation';
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER folio_shares_are_no_more_than_all AFTER INSERT OR UPDATE ON folio_share
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_folio_shares();
--> statement-breakpoint
-- A charge is shared by the booking that has it.
CREATE FUNCTION check_shared_charge() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM booking_charge WHERE id = NEW.charge_id AND booking_id = NEW.booking_id AND discount_of IS NULL) THEN
    RAISE EXCEPTION 'charge % is not of booking %', NEW.charge_id, NEW.booking_id
      USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER folio_share_is_of_its_booking BEFORE INSERT OR UPDATE ON folio_share
  FOR EACH ROW WHEN (NEW.charge_id IS NOT NULL) EXECUTE FUNCTION check_shared_charge();
--> statement-breakpoint
-- A split bill has a folio A, and says that it is split.
CREATE FUNCTION check_split_bill() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  this uuid;
BEGIN
  IF TG_TABLE_NAME = 'booking' THEN
    this := NEW.id;
  ELSIF TG_OP = 'DELETE' THEN
    this := OLD.booking_id;
  ELSE
    this := NEW.booking_id;
  END IF;
  IF EXISTS (
    SELECT FROM booking b LEFT JOIN booking_folio f ON f.booking_id = b.id WHERE b.id = this
    GROUP BY b.id, b.folios
    HAVING (b.folios <> 'none') <> (count(f.id) > 1) OR (count(f.id) > 0 AND NOT bool_or(f.letter = 'A'))
  ) THEN
    RAISE EXCEPTION 'the folios of booking % are not what it says', this
      USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER folios_are_of_a_split_bill AFTER INSERT OR DELETE ON booking_folio
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_split_bill();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER split_bill_has_folios AFTER UPDATE OF folios ON booking
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_split_bill();
