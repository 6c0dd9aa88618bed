CREATE TABLE "group_entry" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"group_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"way" text,
	"amount_sen" bigint NOT NULL,
	"paid_on" date NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"voids" uuid,
	"staff_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "group_entry_voids_unique" UNIQUE("voids"),
	CONSTRAINT "group_entry_amount" CHECK ("group_entry"."amount_sen" > 0),
	CONSTRAINT "group_entry_way" CHECK (("group_entry"."kind" = 'kept') = ("group_entry"."way" IS NULL)),
	CONSTRAINT "group_entry_voids" CHECK (("group_entry"."kind" = 'voided') = ("group_entry"."voids" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "group_fund" (
	"group_id" uuid PRIMARY KEY NOT NULL,
	"held_sen" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "group_fund_not_negative" CHECK ("group_fund"."held_sen" >= 0)
);
--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "group_id" uuid;--> statement-breakpoint
ALTER TABLE "group_entry" ADD CONSTRAINT "group_entry_group_id_stay_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."stay_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_entry" ADD CONSTRAINT "group_entry_voids_group_entry_id_fk" FOREIGN KEY ("voids") REFERENCES "public"."group_entry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_entry" ADD CONSTRAINT "group_entry_staff_id_staff_user_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_fund" ADD CONSTRAINT "group_fund_group_id_stay_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."stay_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "group_entry_group_id_index" ON "group_entry" USING btree ("group_id");--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_group_id_stay_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."stay_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_from_group" CHECK (("payment"."gateway" = 'group') = ("payment"."group_id" IS NOT NULL));--> statement-breakpoint
CREATE FUNCTION post_to_group() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE group_fund SET held_sen = held_sen + NEW.sen WHERE group_id = NEW.account_key::uuid;
  IF NOT FOUND THEN RAISE EXCEPTION 'there is no group %', NEW.account_key USING ERRCODE = 'foreign_key_violation'; END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER group_fund_follows_ledger AFTER INSERT ON ledger_entry FOR EACH ROW WHEN (NEW.account_kind = 'group') EXECUTE FUNCTION post_to_group();--> statement-breakpoint
CREATE TRIGGER group_fund_follows_movements BEFORE UPDATE ON group_fund FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_sums_by_hand();--> statement-breakpoint
CREATE TRIGGER group_fund_begins_empty BEFORE INSERT ON group_fund FOR EACH ROW WHEN (NEW.held_sen <> 0) EXECUTE FUNCTION refuse_sums_by_hand();--> statement-breakpoint
CREATE TRIGGER group_fund_is_never_removed BEFORE DELETE OR TRUNCATE ON group_fund FOR EACH STATEMENT EXECUTE FUNCTION refuse_sums_by_hand();
