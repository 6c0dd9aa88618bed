CREATE TABLE "notice" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"account_id" uuid,
	"resource" text,
	"facts" jsonb NOT NULL,
	"link" text NOT NULL,
	"cause" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notice_cause_unique" UNIQUE("cause"),
	CONSTRAINT "notice_for" CHECK (num_nonnulls("notice"."account_id", "notice"."resource") = 1)
);
--> statement-breakpoint
CREATE TABLE "notice_mark" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"notice_id" uuid NOT NULL,
	"member_id" uuid,
	"staff_id" uuid,
	"read_at" timestamp with time zone NOT NULL,
	"cleared_at" timestamp with time zone,
	CONSTRAINT "notice_mark_of" CHECK (num_nonnulls("notice_mark"."member_id", "notice_mark"."staff_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_mark" ADD CONSTRAINT "notice_mark_notice_id_notice_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notice"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_mark" ADD CONSTRAINT "notice_mark_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_mark" ADD CONSTRAINT "notice_mark_staff_id_staff_user_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notice_account_id_created_at_index" ON "notice" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "notice_resource_created_at_index" ON "notice" USING btree ("resource","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "notice_mark_notice_id_member_id_index" ON "notice_mark" USING btree ("notice_id","member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "notice_mark_notice_id_staff_id_index" ON "notice_mark" USING btree ("notice_id","staff_id");--> statement-breakpoint
-- What waits for staff is told where its row is made, in the transaction that makes it and whoever does it, once.
CREATE FUNCTION tell_staff(kind text, resource text, cause text, link text, facts jsonb) RETURNS void LANGUAGE sql AS $$
  INSERT INTO notice (kind, resource, cause, link, facts, created_at)
  VALUES (kind, resource, cause, link, jsonb_strip_nulls(facts), pulau_now()) ON CONFLICT DO NOTHING
$$;
--> statement-breakpoint
CREATE FUNCTION need_notice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.done_at IS NOT NULL THEN
    -- Done by anybody, it waits for nobody.
    DELETE FROM notice WHERE cause = 'need ' || NEW.id;
  ELSIF TG_OP = 'INSERT' THEN
    PERFORM tell_staff('needs-attention', 'payments', 'need ' || NEW.id, '/staff/money',
      jsonb_build_object('number', (SELECT b.booking_no FROM booking b WHERE b.id = NEW.booking_id)));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER need_notice AFTER INSERT OR UPDATE OF done_at ON needs_person FOR EACH ROW EXECUTE FUNCTION need_notice();
--> statement-breakpoint
CREATE FUNCTION enquiry_notice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.state <> 'new' THEN
    DELETE FROM notice WHERE cause = 'enquiry ' || NEW.id;
  ELSIF TG_OP = 'INSERT' THEN
    PERFORM tell_staff('enquiry-arrived', 'bookings', 'enquiry ' || NEW.id, '/staff/enquiries',
      jsonb_build_object('number', 'E-' || NEW.enquiry_no));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER enquiry_notice AFTER INSERT OR UPDATE OF state ON booking_enquiry FOR EACH ROW EXECUTE FUNCTION enquiry_notice();
--> statement-breakpoint
CREATE FUNCTION payout_notice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.state <> 'requested' THEN
    DELETE FROM notice WHERE cause = 'payout ' || NEW.id;
  ELSIF TG_OP = 'INSERT' THEN
    PERFORM tell_staff('payout-requested', 'wallets', 'payout ' || NEW.id, '/staff/payouts',
      jsonb_build_object('number', NEW.number, 'amountSen', NEW.amount_sen));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER payout_notice AFTER INSERT OR UPDATE OF state ON payout FOR EACH ROW EXECUTE FUNCTION payout_notice();
--> statement-breakpoint
CREATE FUNCTION discount_notice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.state <> 'open' THEN
    DELETE FROM notice WHERE cause = 'discount ' || NEW.id;
  ELSIF TG_OP = 'INSERT' THEN
    PERFORM tell_staff('discount-requested', 'rates', 'discount ' || NEW.id, '/staff',
      jsonb_build_object('amountSen', NEW.amount_sen, 'name', (SELECT s.name FROM staff_user s WHERE s.id = NEW.requested_by)));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER discount_notice AFTER INSERT OR UPDATE OF state ON discount_request FOR EACH ROW EXECUTE FUNCTION discount_notice();
--> statement-breakpoint
-- What staff write down for a guest who rang them is no news to them.
CREATE FUNCTION boat_answer_notice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_staff('boat-answered', 'bookings', 'boat answer ' || NEW.id || ' ' || NEW.answered_at, '/staff/bookings/' || NEW.booking_id,
    jsonb_build_object('number', (SELECT b.booking_no FROM booking b WHERE b.id = NEW.booking_id)));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER boat_answer_notice AFTER UPDATE OF answered_at ON disrupted_crossing FOR EACH ROW
  WHEN (NEW.answered_at IS NOT NULL AND NEW.answered_by IS NULL AND NEW.answered_at IS DISTINCT FROM OLD.answered_at)
  EXECUTE FUNCTION boat_answer_notice();
--> statement-breakpoint
CALL tell_news_of('notice', 'notice', 'id');
--> statement-breakpoint
-- What waited before there were notices waits still.
SELECT tell_staff('needs-attention', 'payments', 'need ' || n.id, '/staff/money', jsonb_build_object('number', b.booking_no))
  FROM needs_person n LEFT JOIN booking b ON b.id = n.booking_id WHERE n.done_at IS NULL;
--> statement-breakpoint
SELECT tell_staff('payout-requested', 'wallets', 'payout ' || id, '/staff/payouts', jsonb_build_object('number', number, 'amountSen', amount_sen))
  FROM payout WHERE state = 'requested';
--> statement-breakpoint
SELECT tell_staff('enquiry-arrived', 'bookings', 'enquiry ' || id, '/staff/enquiries', jsonb_build_object('number', 'E-' || enquiry_no))
  FROM booking_enquiry WHERE state = 'new';
