-- What staff search bookings by, kept beside each booking: a search of one or two letters, which no trigram has, reads
-- them all from `booking_lines` and never the bookings themselves. So does one that most bookings fit.
ALTER TABLE booking ADD COLUMN words text NOT NULL GENERATED ALWAYS AS (lower(booking_no || ' ' || replace(booking_no, '-', '')
  || ' ' || booking_name || ' ' || email || ' ' || translate(mobile, '+ -().', ''))) STORED;
--> statement-breakpoint
DROP INDEX booking_words;
--> statement-breakpoint
CREATE INDEX booking_words ON booking USING gin (words gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX booking_lines ON booking (check_in, id) INCLUDE (words, state, check_out, submitted_at, package_id, account_id,
  customer_id, booking_no, booking_name, total_sen);
