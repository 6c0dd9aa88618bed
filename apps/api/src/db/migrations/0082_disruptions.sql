CREATE TABLE "disrupted_crossing" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"disruption_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"direction" text NOT NULL,
	"was" jsonb NOT NULL,
	"solution" text NOT NULL,
	"becomes" jsonb,
	"price_sen" bigint DEFAULT 0 NOT NULL,
	"back_sen" bigint DEFAULT 0 NOT NULL,
	"settled_at" timestamp with time zone,
	"settled_by" uuid,
	"restored" text,
	CONSTRAINT "disrupted_crossing_disruptionId_bookingId_direction_unique" UNIQUE("disruption_id","booking_id","direction"),
	CONSTRAINT "disrupted_crossing_place" CHECK (("disrupted_crossing"."solution" = 'move') = ("disrupted_crossing"."becomes" IS NOT NULL)),
	CONSTRAINT "disrupted_crossing_settled" CHECK (("disrupted_crossing"."solution" = 'later') = ("disrupted_crossing"."settled_at" IS NULL)),
	CONSTRAINT "disrupted_crossing_money" CHECK (0 <= "disrupted_crossing"."back_sen" AND "disrupted_crossing"."back_sen" <= "disrupted_crossing"."price_sen" AND ("disrupted_crossing"."solution" IN ('refund', 'credit') OR "disrupted_crossing"."price_sen" = 0))
);
--> statement-breakpoint
CREATE TABLE "disrupted_sailing" (
	"disruption_id" uuid NOT NULL,
	"sailing_id" uuid NOT NULL,
	CONSTRAINT "disrupted_sailing_disruption_id_sailing_id_pk" PRIMARY KEY("disruption_id","sailing_id")
);
--> statement-breakpoint
CREATE TABLE "disruption" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"staff_id" uuid NOT NULL,
	"taken_back_at" timestamp with time zone,
	"taken_back_by" uuid,
	CONSTRAINT "disruption_taken_back" CHECK (("disruption"."taken_back_at" IS NULL) = ("disruption"."taken_back_by" IS NULL))
);
--> statement-breakpoint
ALTER TABLE "sailing" ADD COLUMN "disruption_id" uuid;--> statement-breakpoint
ALTER TABLE "stock" ADD COLUMN "closed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "disrupted_crossing" ADD CONSTRAINT "disrupted_crossing_disruption_id_disruption_id_fk" FOREIGN KEY ("disruption_id") REFERENCES "public"."disruption"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disrupted_crossing" ADD CONSTRAINT "disrupted_crossing_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disrupted_crossing" ADD CONSTRAINT "disrupted_crossing_settled_by_staff_user_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disrupted_sailing" ADD CONSTRAINT "disrupted_sailing_disruption_id_disruption_id_fk" FOREIGN KEY ("disruption_id") REFERENCES "public"."disruption"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disrupted_sailing" ADD CONSTRAINT "disrupted_sailing_sailing_id_sailing_id_fk" FOREIGN KEY ("sailing_id") REFERENCES "public"."sailing"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disruption" ADD CONSTRAINT "disruption_staff_id_staff_user_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disruption" ADD CONSTRAINT "disruption_taken_back_by_staff_user_id_fk" FOREIGN KEY ("taken_back_by") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "disrupted_crossing_booking_id_index" ON "disrupted_crossing" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "disrupted_sailing_sailing_id_index" ON "disrupted_sailing" USING btree ("sailing_id");--> statement-breakpoint
ALTER TABLE "sailing" ADD CONSTRAINT "sailing_disruption_id_disruption_id_fk" FOREIGN KEY ("disruption_id") REFERENCES "public"."disruption"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sailing_disruption_id_index" ON "sailing" USING btree ("disruption_id") WHERE "sailing"."disruption_id" IS NOT NULL;--> statement-breakpoint
-- A sailing that is cancelled takes nobody any more: whoever has a place keeps it, nobody gets one or more. Whoever claims has
-- locked the stock, and so has whoever closes it.
CREATE FUNCTION refuse_closed_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT closed FROM stock WHERE id = NEW.stock_id) AND NOT EXISTS (
    SELECT FROM stock_claim c WHERE c.stock_id = NEW.stock_id AND c.hold_id = NEW.hold_id AND c.pieces >= NEW.pieces) THEN
    RAISE EXCEPTION 'stock % is closed', NEW.stock_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'stock_capacity', TABLE = 'stock';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER stock_claim_is_of_an_open_stock BEFORE INSERT ON stock_claim
  FOR EACH ROW EXECUTE FUNCTION refuse_closed_stock();
--> statement-breakpoint
CALL tell_news_of('disruption', 'boarding', 'id');--> statement-breakpoint
CALL tell_news_of('disrupted_crossing', 'boarding', 'disruption_id');
