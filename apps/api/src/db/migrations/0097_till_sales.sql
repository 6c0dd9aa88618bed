CREATE TABLE "till_sale" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"series" text NOT NULL,
	"ordinal" integer NOT NULL,
	"outlet_id" uuid NOT NULL,
	"outlet_name" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"staff_id" uuid NOT NULL,
	"way" text NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"total_sen" bigint NOT NULL,
	"tax_sen" bigint NOT NULL,
	"rounding_sen" bigint DEFAULT 0 NOT NULL,
	"received_sen" bigint,
	"back_as" text,
	"back_at" timestamp with time zone,
	"back_by" uuid,
	"back_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "till_sale_number_unique" UNIQUE("number"),
	CONSTRAINT "till_sale_total" CHECK ("till_sale"."total_sen" > 0 AND "till_sale"."tax_sen" >= 0),
	CONSTRAINT "till_sale_way" CHECK (CASE WHEN "till_sale"."way" = 'cash' THEN "till_sale"."reference" = '' AND ("till_sale"."total_sen" + "till_sale"."rounding_sen") % 5 = 0
          AND abs("till_sale"."rounding_sen") <= 2 AND coalesce("till_sale"."received_sen" >= "till_sale"."total_sen" + "till_sale"."rounding_sen", true)
        ELSE "till_sale"."reference" <> '' AND "till_sale"."rounding_sen" = 0 AND "till_sale"."received_sen" IS NULL END),
	CONSTRAINT "till_sale_back" CHECK (CASE WHEN "till_sale"."back_at" IS NULL THEN "till_sale"."back_as" IS NULL AND "till_sale"."back_by" IS NULL AND "till_sale"."back_reason" = ''
        ELSE "till_sale"."back_as" IS NOT NULL AND "till_sale"."back_by" IS NOT NULL AND "till_sale"."back_reason" <> '' END)
);
--> statement-breakpoint
CREATE TABLE "till_sale_line" (
	"sale_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"item_id" uuid,
	"name" jsonb NOT NULL,
	"unit_sen" bigint NOT NULL,
	"count" smallint NOT NULL,
	"tax_group" text NOT NULL,
	"lines" jsonb NOT NULL,
	"total_sen" bigint NOT NULL,
	"tax_sen" bigint NOT NULL,
	CONSTRAINT "till_sale_line_sale_id_position_pk" PRIMARY KEY("sale_id","position"),
	CONSTRAINT "till_sale_line_count" CHECK ("till_sale_line"."count" > 0 AND "till_sale_line"."unit_sen" >= 0)
);
--> statement-breakpoint
ALTER TABLE "ledger_transaction" ADD COLUMN "till_sale_id" uuid;--> statement-breakpoint
ALTER TABLE "till_sale" ADD CONSTRAINT "till_sale_outlet_id_outlet_id_fk" FOREIGN KEY ("outlet_id") REFERENCES "public"."outlet"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "till_sale" ADD CONSTRAINT "till_sale_staff_id_staff_user_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "till_sale" ADD CONSTRAINT "till_sale_back_by_staff_user_id_fk" FOREIGN KEY ("back_by") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "till_sale_line" ADD CONSTRAINT "till_sale_line_sale_id_till_sale_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."till_sale"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "till_sale_line" ADD CONSTRAINT "till_sale_line_item_id_outlet_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."outlet_item"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "till_sale_series_ordinal_index" ON "till_sale" USING btree ("series","ordinal");--> statement-breakpoint
CREATE INDEX "till_sale_at_index" ON "till_sale" USING btree ("at");--> statement-breakpoint
CREATE INDEX "till_sale_outlet_id_at_index" ON "till_sale" USING btree ("outlet_id","at");--> statement-breakpoint
CREATE INDEX "till_sale_staff_id_index" ON "till_sale" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "till_sale_line_item_id_index" ON "till_sale_line" USING btree ("item_id");--> statement-breakpoint
ALTER TABLE "ledger_transaction" ADD CONSTRAINT "ledger_transaction_till_sale_id_till_sale_id_fk" FOREIGN KEY ("till_sale_id") REFERENCES "public"."till_sale"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_once_per_till_sale" ON "ledger_transaction" USING btree ("till_sale_id","kind") WHERE till_sale_id IS NOT NULL;--> statement-breakpoint
-- A sale keeps what it was sold at; its money can go back, once.
CREATE FUNCTION keep_till_sale() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  back constant text[] := '{back_as,back_at,back_by,back_reason}';
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'sales are kept' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  IF OLD.back_at IS NOT NULL THEN
    RAISE EXCEPTION 'sale % went back already', OLD.number USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  IF to_jsonb(NEW) - back <> to_jsonb(OLD) - back THEN
    RAISE EXCEPTION 'sale % keeps what it was sold at', OLD.number USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER till_sale_is_kept BEFORE UPDATE OR DELETE ON till_sale FOR EACH ROW EXECUTE FUNCTION keep_till_sale();
--> statement-breakpoint
CREATE TRIGGER till_sale_is_never_emptied BEFORE TRUNCATE ON till_sale FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER till_sale_line_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON till_sale_line
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- A sale costs what its lines do, and its outlet earned that once; of one that went back it earned nothing.
CREATE FUNCTION check_till_sale_in_books() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sale till_sale;
BEGIN
  -- As it is when the transaction ends: a sale may be made and voided in one.
  SELECT * INTO sale FROM till_sale WHERE id = NEW.id;
  IF sale.total_sen <> (SELECT coalesce(sum(total_sen), 0) FROM till_sale_line WHERE sale_id = sale.id) THEN
    RAISE EXCEPTION 'sale % does not cost what its lines do', sale.number USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  IF (SELECT coalesce(sum(e.sen), 0) FROM ledger_transaction t JOIN ledger_entry e ON e.transaction_id = t.id
      WHERE t.till_sale_id = sale.id AND e.account_kind = 'revenue' AND e.account_key = sale.outlet_id::text)
    <> (CASE WHEN sale.back_at IS NULL THEN sale.total_sen ELSE 0 END) THEN
    RAISE EXCEPTION 'sale % is not in the books', sale.number USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER till_sale_is_in_the_books AFTER INSERT OR UPDATE ON till_sale DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION check_till_sale_in_books();
--> statement-breakpoint
-- Whoever takes payments and charges guests sells at the till; who corrects payments gives back what was paid there.
UPDATE staff_role SET permissions = jsonb_set(permissions, '{sales}', jsonb_build_object(
    'read', permissions -> 'payments' -> 'create', 'create', permissions -> 'payments' -> 'create',
    'write', false, 'delete', permissions -> 'payments' -> 'write'))
  WHERE permissions ? 'payments' AND NOT permissions ? 'sales';--> statement-breakpoint
UPDATE staff_user SET permissions = jsonb_set(permissions, '{sales}', jsonb_build_object(
    'read', permissions -> 'payments' -> 'create', 'create', permissions -> 'payments' -> 'create',
    'write', false, 'delete', permissions -> 'payments' -> 'write'))
  WHERE permissions ? 'payments' AND NOT permissions ? 'sales';
