-- The one clock of every rule in the database. clock_timestamp() and not now(): a transaction that waited for a lock
-- must not decide by the time at which it began. Tests put another body here.
CREATE FUNCTION pulau_now() RETURNS timestamptz
  LANGUAGE sql VOLATILE PARALLEL SAFE
  AS $$ SELECT clock_timestamp() $$;
--> statement-breakpoint
CREATE SEQUENCE booking_number START 1001;
--> statement-breakpoint
-- What is in the books stays in the books.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% rows are only ever added', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entry_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entry
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_transaction_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_transaction
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER audit_entry_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entry
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- A movement sums to zero per currency, looked at when its transaction commits.
CREATE FUNCTION check_zero_sum() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT 1 FROM ledger_entry WHERE transaction_id = NEW.transaction_id GROUP BY currency HAVING sum(sen) <> 0
  ) THEN
    RAISE EXCEPTION 'ledger transaction % does not sum to zero', NEW.transaction_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_sums_to_zero AFTER INSERT ON ledger_entry
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_zero_sum();
--> statement-breakpoint
-- A wallet is the sum of its entries, because nothing else writes it. The wallet's own check refuses a negative balance.
CREATE FUNCTION post_to_wallet() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE wallet SET
    credited_sen = credited_sen + greatest(NEW.sen, 0),
    debited_sen = debited_sen + greatest(-NEW.sen, 0)
  WHERE account_id = NEW.account_key::uuid;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'no wallet for %', NEW.account_key USING ERRCODE = 'foreign_key_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER wallet_follows_ledger AFTER INSERT ON ledger_entry
  FOR EACH ROW WHEN (NEW.account_kind = 'wallet') EXECUTE FUNCTION post_to_wallet();
