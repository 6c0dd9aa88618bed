CREATE TABLE "booking_billed" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"own_sen" bigint DEFAULT 0 NOT NULL,
	"group_sen" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "booking_billed_once" CHECK ("booking_billed"."own_sen" = 0 OR "booking_billed"."group_sen" = 0),
	CONSTRAINT "booking_billed_not_below" CHECK ("booking_billed"."group_sen" >= 0)
);
--> statement-breakpoint
CREATE TABLE "group_paper" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"group_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"position" smallint NOT NULL,
	"number" text NOT NULL,
	"series" text NOT NULL,
	"ordinal" integer NOT NULL,
	"issued_on" date NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"total_sen" bigint NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "group_paper_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "group_paper_part" (
	"paper_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"total_sen" bigint NOT NULL,
	CONSTRAINT "group_paper_part_paper_id_booking_id_pk" PRIMARY KEY("paper_id","booking_id")
);
--> statement-breakpoint
ALTER TABLE "stay_group" ADD COLUMN "prices" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "stay_group" ADD COLUMN "bill_to" jsonb;--> statement-breakpoint
ALTER TABLE "stay_group" ADD COLUMN "account_id" uuid;--> statement-breakpoint
ALTER TABLE "booking_billed" ADD CONSTRAINT "booking_billed_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_paper" ADD CONSTRAINT "group_paper_group_id_stay_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."stay_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_paper_part" ADD CONSTRAINT "group_paper_part_paper_id_group_paper_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."group_paper"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_paper_part" ADD CONSTRAINT "group_paper_part_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "group_paper_group_id_position_index" ON "group_paper" USING btree ("group_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "group_paper_series_ordinal_index" ON "group_paper" USING btree ("series","ordinal");--> statement-breakpoint
CREATE INDEX "group_paper_issued_on_index" ON "group_paper" USING btree ("issued_on");--> statement-breakpoint
CREATE INDEX "group_paper_part_booking_id_index" ON "group_paper_part" USING btree ("booking_id");--> statement-breakpoint
ALTER TABLE "stay_group" ADD CONSTRAINT "stay_group_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stay_group_account_id_index" ON "stay_group" USING btree ("account_id");--> statement-breakpoint
INSERT INTO "booking_billed" ("booking_id", "own_sen")
SELECT booking_id, sum(CASE kind WHEN 'invoice' THEN total_sen ELSE -total_sen END) FROM invoice GROUP BY booking_id;--> statement-breakpoint
CREATE FUNCTION bill_booking() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  paper record;
  sen bigint;
BEGIN
  IF TG_OP = 'DELETE' THEN paper := OLD; ELSE paper := NEW; END IF;
  sen := CASE WHEN (paper.kind = 'invoice') = (TG_OP = 'INSERT') THEN paper.total_sen ELSE -paper.total_sen END;
  IF TG_TABLE_NAME = 'invoice' THEN
    INSERT INTO booking_billed AS billed (booking_id, own_sen) VALUES (paper.booking_id, sen)
    ON CONFLICT (booking_id) DO UPDATE SET own_sen = billed.own_sen + excluded.own_sen;
  ELSE
    INSERT INTO booking_billed AS billed (booking_id, group_sen) VALUES (paper.booking_id, greatest(sen, 0))
    ON CONFLICT (booking_id) DO UPDATE SET group_sen = billed.group_sen + sen;
    IF sen > 0 AND EXISTS (SELECT FROM booking_billed billed JOIN booking b ON b.id = billed.booking_id
      WHERE b.id = paper.booking_id AND billed.group_sen > greatest(b.total_sen, b.paid_sen)) THEN
      RAISE EXCEPTION 'booking % is billed by its group already', paper.booking_id USING ERRCODE = 'check_violation', CONSTRAINT = 'booking_billed_no_more';
    END IF;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER invoice_bills_booking AFTER INSERT OR DELETE ON invoice FOR EACH ROW EXECUTE FUNCTION bill_booking();--> statement-breakpoint
CREATE TRIGGER group_paper_bills_booking AFTER INSERT OR DELETE ON group_paper_part FOR EACH ROW EXECUTE FUNCTION bill_booking();--> statement-breakpoint
CREATE TRIGGER booking_billed_follows_papers BEFORE INSERT OR UPDATE ON booking_billed FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_sums_by_hand();
--> statement-breakpoint
CREATE UNIQUE INDEX "needs_person_of_group" ON "needs_person" ((facts ->> 'groupId')) WHERE kind = 'GROUP_MONEY_HELD' AND done_at IS NULL;--> statement-breakpoint
CREATE FUNCTION ask_about_group_money(wanted uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  found record;
BEGIN
  SELECT g.name, g.state, coalesce(f.held_sen, 0) AS held INTO found
  FROM stay_group g LEFT JOIN group_fund f ON f.group_id = g.id WHERE g.id = wanted;
  IF found.state = 'cancelled' AND found.held > 0 THEN
    INSERT INTO needs_person (kind, facts, at)
    VALUES ('GROUP_MONEY_HELD', jsonb_build_object('groupId', wanted, 'groupName', found.name, 'amountSen', found.held), pulau_now())
    ON CONFLICT ((facts ->> 'groupId')) WHERE kind = 'GROUP_MONEY_HELD' AND done_at IS NULL
    DO UPDATE SET facts = excluded.facts;
  ELSE
    UPDATE needs_person SET done_at = pulau_now(), outcome = 'settled'
    WHERE kind = 'GROUP_MONEY_HELD' AND done_at IS NULL AND facts ->> 'groupId' = wanted::text;
  END IF;
END $$;--> statement-breakpoint
CREATE FUNCTION group_money_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'stay_group' THEN PERFORM ask_about_group_money(NEW.id); ELSE PERFORM ask_about_group_money(NEW.group_id); END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER group_fund_asks_staff AFTER UPDATE OF held_sen ON group_fund FOR EACH ROW EXECUTE FUNCTION group_money_changed();--> statement-breakpoint
CREATE TRIGGER stay_group_asks_staff AFTER UPDATE OF state ON stay_group FOR EACH ROW WHEN (OLD.state <> NEW.state) EXECUTE FUNCTION group_money_changed();--> statement-breakpoint
SELECT ask_about_group_money(id) FROM stay_group WHERE state = 'cancelled';
