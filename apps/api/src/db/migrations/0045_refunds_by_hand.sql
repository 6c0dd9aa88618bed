ALTER TABLE "refund" ADD COLUMN "paid_back_by" text;--> statement-breakpoint
-- What was given back by hand so far was a bank transfer, and the ledger knows it.
UPDATE refund r SET paid_back_by = 'transfer' WHERE r.state = 'done' AND r.wallet_account_id IS NULL AND EXISTS (
  SELECT FROM ledger_transaction t JOIN ledger_entry e ON e.transaction_id = t.id
  WHERE t.refund_id = r.id AND e.account_kind = 'bank' AND e.account_key = 'payouts');
