-- A wallet's sums are written by the triggers on ledger entries and payouts, a voucher's rest by the one on entries, and
-- by nothing else: a statement that is no trigger's own may not set them. The check reads no row.
CREATE FUNCTION refuse_sums_by_hand() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the sums of % are written by movements alone', TG_TABLE_NAME
    USING ERRCODE = 'integrity_constraint_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER wallet_sums_follow_movements BEFORE UPDATE ON wallet
  FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_sums_by_hand();
--> statement-breakpoint
CREATE TRIGGER wallet_begins_empty BEFORE INSERT ON wallet FOR EACH ROW
  WHEN (NEW.credited_sen <> 0 OR NEW.debited_sen <> 0 OR NEW.requested_sen <> 0) EXECUTE FUNCTION refuse_sums_by_hand();
--> statement-breakpoint
CREATE TRIGGER wallet_is_never_removed BEFORE DELETE OR TRUNCATE ON wallet
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_sums_by_hand();
--> statement-breakpoint
CREATE TRIGGER voucher_rest_follows_movements BEFORE UPDATE OF left_sen ON voucher
  FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_sums_by_hand();
