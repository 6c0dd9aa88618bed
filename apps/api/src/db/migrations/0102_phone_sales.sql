ALTER TABLE "till_sale" DROP CONSTRAINT "till_sale_way";--> statement-breakpoint
ALTER TABLE "purchase" ALTER COLUMN "account_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "till_sale" ADD COLUMN "purchase_id" uuid;--> statement-breakpoint
ALTER TABLE "till_sale" ADD CONSTRAINT "till_sale_purchase_id_purchase_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchase"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "till_sale" ADD CONSTRAINT "till_sale_once_per_purchase" UNIQUE("purchase_id");--> statement-breakpoint
ALTER TABLE "purchase" ADD CONSTRAINT "purchase_account" CHECK (("purchase"."flow" = 'till') = ("purchase"."account_id" IS NULL));--> statement-breakpoint
ALTER TABLE "till_sale" ADD CONSTRAINT "till_sale_phone" CHECK (("till_sale"."way" IN ('gateway', 'wallet')) = ("till_sale"."purchase_id" IS NOT NULL));--> statement-breakpoint
ALTER TABLE "till_sale" ADD CONSTRAINT "till_sale_way" CHECK (CASE WHEN "till_sale"."way" = 'cash' THEN "till_sale"."reference" = '' AND ("till_sale"."total_sen" + "till_sale"."rounding_sen") % 5 = 0
          AND abs("till_sale"."rounding_sen") <= 2 AND coalesce("till_sale"."received_sen" >= "till_sale"."total_sen" + "till_sale"."rounding_sen", true)
        WHEN "till_sale"."way" IN ('gateway', 'wallet') THEN "till_sale"."rounding_sen" = 0 AND "till_sale"."received_sen" IS NULL
        ELSE "till_sale"."reference" <> '' AND "till_sale"."rounding_sen" = 0 AND "till_sale"."received_sen" IS NULL END);--> statement-breakpoint
-- Nothing is taken out of a drawer that it does not hold: whoever takes cash out has its shift alone.
CREATE FUNCTION check_drawer_holds() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT sum(sen) FROM drawer_entry WHERE shift_id = NEW.shift_id) < 0 THEN
    RAISE EXCEPTION 'the drawer of shift % does not hold that much', NEW.shift_id
      USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER drawer_holds_what_leaves_it AFTER INSERT ON drawer_entry DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.kind IN ('drop', 'paidOut', 'refund', 'voided')) EXECUTE FUNCTION check_drawer_holds();
