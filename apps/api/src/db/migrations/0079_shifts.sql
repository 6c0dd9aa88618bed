CREATE TABLE "drawer_entry" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "drawer_entry_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"shift_id" uuid NOT NULL,
	"transaction_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"sen" bigint NOT NULL,
	"payment_id" uuid,
	"refund_id" uuid,
	"note" text DEFAULT '' NOT NULL,
	"staff_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "drawer_entry_seq_unique" UNIQUE("seq"),
	CONSTRAINT "drawer_entry_transactionId_unique" UNIQUE("transaction_id"),
	CONSTRAINT "drawer_entry_not_zero" CHECK ("drawer_entry"."sen" <> 0),
	CONSTRAINT "drawer_entry_coins" CHECK ("drawer_entry"."sen" % 5 = 0 OR "drawer_entry"."kind" IN ('voided', 'over', 'short')),
	CONSTRAINT "drawer_entry_side" CHECK (CASE WHEN "drawer_entry"."kind" IN ('float', 'payment', 'over') THEN "drawer_entry"."sen" > 0 ELSE "drawer_entry"."sen" < 0 END)
);
--> statement-breakpoint
CREATE TABLE "shift" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"shift_no" integer GENERATED ALWAYS AS IDENTITY (sequence name "shift_shift_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"staff_id" uuid NOT NULL,
	"drawer" smallint NOT NULL,
	"float_sen" bigint NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by" uuid,
	"expected_sen" bigint,
	"counted_sen" bigint,
	"count" jsonb,
	"reason" text DEFAULT '' NOT NULL,
	"hand_over" text DEFAULT '' NOT NULL,
	CONSTRAINT "shift_shiftNo_unique" UNIQUE("shift_no"),
	CONSTRAINT "shift_float" CHECK ("shift"."float_sen" >= 0 AND "shift"."drawer" > 0),
	CONSTRAINT "shift_counted_when_closed" CHECK (num_nonnulls("shift"."closed_at", "shift"."closed_by", "shift"."expected_sen", "shift"."counted_sen", "shift"."count") IN (0, 5)),
	CONSTRAINT "shift_says_why" CHECK ("shift"."counted_sen" IS NULL OR "shift"."counted_sen" = "shift"."expected_sen" OR "shift"."reason" <> '')
);
--> statement-breakpoint
ALTER TABLE "drawer_entry" ADD CONSTRAINT "drawer_entry_shift_id_shift_id_fk" FOREIGN KEY ("shift_id") REFERENCES "public"."shift"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drawer_entry" ADD CONSTRAINT "drawer_entry_transaction_id_ledger_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transaction"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drawer_entry" ADD CONSTRAINT "drawer_entry_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drawer_entry" ADD CONSTRAINT "drawer_entry_refund_id_refund_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refund"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drawer_entry" ADD CONSTRAINT "drawer_entry_staff_id_staff_user_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shift" ADD CONSTRAINT "shift_staff_id_staff_user_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shift" ADD CONSTRAINT "shift_closed_by_staff_user_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drawer_entry_shift_id_seq_index" ON "drawer_entry" USING btree ("shift_id","seq");--> statement-breakpoint
CREATE INDEX "drawer_entry_payment_id_index" ON "drawer_entry" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "shift_one_per_person" ON "shift" USING btree ("staff_id") WHERE closed_at IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "shift_one_per_drawer" ON "shift" USING btree ("drawer") WHERE closed_at IS NULL;--> statement-breakpoint
CREATE INDEX "shift_opened_at_index" ON "shift" USING btree ("opened_at");--> statement-breakpoint
-- A shift keeps who opened it, where and with what; closed, it keeps everything.
CREATE FUNCTION keep_shift() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'UPDATE' THEN
    RAISE EXCEPTION 'shifts are kept' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  IF OLD.closed_at IS NOT NULL THEN
    RAISE EXCEPTION 'shift % is closed', OLD.id USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  IF (NEW.id, NEW.shift_no, NEW.staff_id, NEW.drawer, NEW.float_sen, NEW.opened_at)
    IS DISTINCT FROM (OLD.id, OLD.shift_no, OLD.staff_id, OLD.drawer, OLD.float_sen, OLD.opened_at) THEN
    RAISE EXCEPTION 'shift % keeps how it was opened', OLD.id USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER shift_is_kept BEFORE UPDATE OR DELETE ON shift FOR EACH ROW EXECUTE FUNCTION keep_shift();
--> statement-breakpoint
CREATE TRIGGER shift_is_never_emptied BEFORE TRUNCATE ON shift FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER drawer_entry_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON drawer_entry
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Cash belongs to an open shift. Its lock is shared: the count, which locks it alone, waits for cash that is coming in.
CREATE FUNCTION check_open_shift() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM shift WHERE id = NEW.shift_id AND closed_at IS NULL FOR SHARE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'shift % is closed', NEW.shift_id USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER drawer_entry_is_of_an_open_shift BEFORE INSERT ON drawer_entry
  FOR EACH ROW EXECUTE FUNCTION check_open_shift();
--> statement-breakpoint
-- Cash of before there were drawers is in the safe from now on, so that the desk's account is what the open drawers hold.
WITH earlier AS (
  SELECT sum(sen) AS sen FROM ledger_entry WHERE account_kind = 'cash' AND account_key = 'desk' HAVING sum(sen) <> 0
), movement AS (
  INSERT INTO ledger_transaction (kind, at) SELECT 'reclassified', pulau_now() FROM earlier RETURNING id
)
INSERT INTO ledger_entry (transaction_id, account_kind, account_key, sen)
SELECT movement.id, 'cash', side.key, side.sen FROM movement, earlier,
  LATERAL (VALUES ('desk', -earlier.sen), ('safe', earlier.sen)) AS side (key, sen);
--> statement-breakpoint
-- No cash moves at the desk but through a drawer: whatever a movement puts into its account, or takes out of it, is in one.
CREATE FUNCTION check_cash_in_drawer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT coalesce(sum(sen), 0) FROM ledger_entry
      WHERE transaction_id = NEW.transaction_id AND account_kind = 'cash' AND account_key = 'desk')
    <> (SELECT coalesce(-sum(sen), 0) FROM drawer_entry WHERE transaction_id = NEW.transaction_id) THEN
    RAISE EXCEPTION 'cash of ledger transaction % is in no drawer', NEW.transaction_id
      USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER cash_is_in_a_drawer AFTER INSERT ON ledger_entry DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.account_kind = 'cash' AND NEW.account_key = 'desk') EXECUTE FUNCTION check_cash_in_drawer();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER drawer_is_in_the_books AFTER INSERT ON drawer_entry DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION check_cash_in_drawer();
