-- Staff search all bookings by anything that is written on them; each place has an index of its own. The expressions are
-- those of `front-desk/booking-list`.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE INDEX booking_words ON booking USING gin (lower(booking_no || ' ' || replace(booking_no, '-', '') || ' ' || booking_name
  || ' ' || email || ' ' || translate(mobile, '+ -().', '')) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX payment_words ON payment
  USING gin (lower(coalesce(gateway_ref, '') || ' ' || coalesce(capture_ref, '') || ' ' || note) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX offline_payment_reference ON offline_payment USING gin (lower(reference) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX payment_voucher ON payment (voucher_id) WHERE voucher_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX voucher_words ON voucher USING gin (lower(code) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX stay_hold_promo ON stay_hold USING gin (lower(stay -> 'promo' ->> 'code') gin_trgm_ops)
  WHERE stay -> 'promo' IS NOT NULL;
--> statement-breakpoint
CREATE INDEX booking_package ON booking (package_id);
--> statement-breakpoint
CREATE INDEX booking_account ON booking (account_id) WHERE account_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX booking_soonest ON booking ((CASE WHEN state IN ('completed', 'cancelled', 'noShow') THEN 1 ELSE 0 END),
  (CASE WHEN state IN ('completed', 'cancelled', 'noShow') THEN date '2000-01-01' - check_in ELSE check_in - date '2000-01-01' END), id);
