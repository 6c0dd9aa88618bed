-- Cash, transfers and the card terminal are ways to pay of their own: a payment past the gateways has its way as its
-- `gateway`, whoever wrote it. A process of the version before still says `offline`.
UPDATE payment p SET gateway = o.way FROM offline_payment o WHERE o.payment_id = p.id AND p.gateway = 'offline';
--> statement-breakpoint
CREATE FUNCTION name_way_of_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE payment SET gateway = NEW.way WHERE id = NEW.payment_id AND gateway = 'offline';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER payment_is_named_by_its_way AFTER INSERT ON offline_payment
  FOR EACH ROW EXECUTE FUNCTION name_way_of_payment();
--> statement-breakpoint
-- What came in as cash stood in the bank's account. Entries are never altered: a movement of its own takes over what each
-- payment left there; one that was voided left nothing.
WITH cash AS (
  SELECT p.id, p.booking_id, p.purchase_id, sum(e.sen) AS sen FROM ledger_entry e
  JOIN ledger_transaction t ON t.id = e.transaction_id JOIN payment p ON p.id = t.payment_id
  WHERE e.account_kind = 'bank' AND e.account_key = 'offline' AND p.gateway = 'cash' AND t.refund_id IS NULL
  GROUP BY p.id HAVING sum(e.sen) <> 0
), movement AS (
  INSERT INTO ledger_transaction (kind, booking_id, purchase_id, payment_id, at)
  SELECT 'reclassified', booking_id, purchase_id, id, pulau_now() FROM cash RETURNING id, payment_id
)
INSERT INTO ledger_entry (transaction_id, account_kind, account_key, sen)
SELECT movement.id, side.kind, side.key, side.sen FROM movement JOIN cash ON cash.id = movement.payment_id,
  LATERAL (VALUES ('bank', 'offline', -cash.sen), ('cash', 'desk', cash.sen)) AS side (kind, key, sen);
