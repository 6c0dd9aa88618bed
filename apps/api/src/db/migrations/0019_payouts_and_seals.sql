CREATE TABLE "ledger_check" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"entries" integer NOT NULL,
	"seals" integer NOT NULL,
	"head_no" integer,
	"head_hash" text,
	"faults" jsonb NOT NULL,
	"needs_person_id" uuid
);
--> statement-breakpoint
CREATE TABLE "ledger_seal" (
	"no" integer PRIMARY KEY NOT NULL,
	"from_seq" bigint NOT NULL,
	"to_seq" bigint NOT NULL,
	"entries" integer NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	"sealed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"account_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"amount_sen" bigint NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"account_name" text NOT NULL,
	"bank" text NOT NULL,
	"bank_name" text NOT NULL,
	"swift" text NOT NULL,
	"number_sealed" text NOT NULL,
	"number_tail" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"approved_by" uuid,
	"approved_at" timestamp with time zone,
	"paid_by" uuid,
	"paid_at" timestamp with time zone,
	"paid_on" date,
	"bank_reference" text,
	"rejected_by" uuid,
	"rejected_at" timestamp with time zone,
	"reason" text,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "payout_number_unique" UNIQUE("number"),
	CONSTRAINT "payout_amount" CHECK ("payout"."amount_sen" > 0),
	CONSTRAINT "payout_approved" CHECK ("payout"."state" NOT IN ('approved', 'paid') OR "payout"."approved_at" IS NOT NULL),
	CONSTRAINT "payout_paid" CHECK (("payout"."state" = 'paid') = (num_nonnulls("payout"."paid_at", "payout"."paid_on", "payout"."bank_reference") = 3)),
	CONSTRAINT "payout_rejected" CHECK (("payout"."state" = 'rejected') = ("payout"."reason" IS NOT NULL))
);
--> statement-breakpoint
ALTER TABLE "payout" ADD CONSTRAINT "payout_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout" ADD CONSTRAINT "payout_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout" ADD CONSTRAINT "payout_approved_by_staff_user_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout" ADD CONSTRAINT "payout_paid_by_staff_user_id_fk" FOREIGN KEY ("paid_by") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout" ADD CONSTRAINT "payout_rejected_by_staff_user_id_fk" FOREIGN KEY ("rejected_by") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payout_account_id_requested_at_index" ON "payout" USING btree ("account_id","requested_at");--> statement-breakpoint
CREATE INDEX "payout_state_requested_at_index" ON "payout" USING btree ("state","requested_at");--> statement-breakpoint
CREATE SEQUENCE payout_number START 1001;
--> statement-breakpoint
-- What a payout reserves in its wallet, kept by the rows themselves: while it is requested or approved its amount is
-- out of the owner's reach. The wallet's own check refuses a request for more than there is.
CREATE FUNCTION payout_reserves() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before_sen bigint := 0;
  after_sen bigint := 0;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF (NEW.account_id, NEW.amount_sen) IS DISTINCT FROM (OLD.account_id, OLD.amount_sen) THEN
      RAISE EXCEPTION 'payout % keeps its owner and amount', OLD.id USING ERRCODE = 'integrity_constraint_violation';
    END IF;
    IF NEW.state <> OLD.state AND (OLD.state, NEW.state) NOT IN (('requested', 'approved'), ('requested', 'rejected'),
      ('requested', 'cancelled'), ('approved', 'paid'), ('approved', 'rejected')) THEN
      RAISE EXCEPTION 'payout % can''t go from % to %', OLD.id, OLD.state, NEW.state
        USING ERRCODE = 'integrity_constraint_violation';
    END IF;
    IF OLD.state IN ('requested', 'approved') THEN before_sen := OLD.amount_sen; END IF;
  END IF;
  IF NEW.state IN ('requested', 'approved') THEN after_sen := NEW.amount_sen; END IF;
  IF before_sen <> after_sen THEN
    UPDATE wallet SET requested_sen = requested_sen + after_sen - before_sen WHERE account_id = NEW.account_id;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'no wallet for %', NEW.account_id USING ERRCODE = 'foreign_key_violation';
    END IF;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER wallet_follows_payouts AFTER INSERT OR UPDATE ON payout
  FOR EACH ROW EXECUTE FUNCTION payout_reserves();
--> statement-breakpoint
CREATE TRIGGER payout_is_never_removed BEFORE DELETE OR TRUNCATE ON payout
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_seal_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_seal
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_check_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_check
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
