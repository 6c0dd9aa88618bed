CREATE TABLE "event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"active_status" boolean DEFAULT true NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"place" jsonb NOT NULL,
	"picture" text NOT NULL,
	"day" date NOT NULL,
	"starts_at" time NOT NULL,
	"ends_at" time,
	"adult_sen" bigint NOT NULL,
	"child_sen" bigint NOT NULL,
	"sale_until" date NOT NULL,
	"cancel_days" smallint DEFAULT 1 NOT NULL,
	"cancelled_at" timestamp with time zone,
	"cancel_note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "event_prices" CHECK ("event"."adult_sen" > 0 AND "event"."child_sen" >= 0),
	CONSTRAINT "event_sale" CHECK ("event"."sale_until" <= "event"."day" AND "event"."cancel_days" >= 0)
);
--> statement-breakpoint
CREATE TABLE "event_ticket" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"event_id" uuid NOT NULL,
	"purchase_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"guest_kind" text NOT NULL,
	"code" text NOT NULL,
	"checked_in_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "event_ticket_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "bought_package" (
	"id" uuid PRIMARY KEY NOT NULL,
	"promo_package_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"nos_bought" smallint NOT NULL,
	"nos_used" smallint DEFAULT 0 NOT NULL,
	"pax_max" smallint NOT NULL,
	"deposit_sen" bigint NOT NULL,
	"expires_on" date NOT NULL,
	"bought_at" timestamp with time zone NOT NULL,
	"expired_at" timestamp with time zone,
	"reminded_days" smallint,
	CONSTRAINT "bought_package_uses" CHECK ("bought_package"."nos_used" BETWEEN 0 AND "bought_package"."nos_bought")
);
--> statement-breakpoint
CREATE TABLE "promo_package" (
	"id" uuid PRIMARY KEY NOT NULL,
	"active_status" boolean DEFAULT true NOT NULL,
	"package_id" uuid NOT NULL,
	"option_id" uuid NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"picture" text NOT NULL,
	"per" text NOT NULL,
	"deposit_sen" bigint NOT NULL,
	"pax_max" smallint NOT NULL,
	"windows" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sale_from" date NOT NULL,
	"sale_to" date,
	"expires_after_days" smallint,
	"expires_on" date,
	"per_person" smallint,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "promo_package_deposit" CHECK ("promo_package"."deposit_sen" > 0),
	CONSTRAINT "promo_package_pax" CHECK ("promo_package"."pax_max" BETWEEN 1 AND 100),
	CONSTRAINT "promo_package_expiry" CHECK (num_nonnulls("promo_package"."expires_after_days", "promo_package"."expires_on") = 1)
);
--> statement-breakpoint
ALTER TABLE "package" ADD COLUMN "sold_ahead" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "bought_package_id" uuid;--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_id_stock_id_fk" FOREIGN KEY ("id") REFERENCES "public"."stock"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_ticket" ADD CONSTRAINT "event_ticket_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_ticket" ADD CONSTRAINT "event_ticket_purchase_id_purchase_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchase"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bought_package" ADD CONSTRAINT "bought_package_id_purchase_id_fk" FOREIGN KEY ("id") REFERENCES "public"."purchase"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bought_package" ADD CONSTRAINT "bought_package_promo_package_id_promo_package_id_fk" FOREIGN KEY ("promo_package_id") REFERENCES "public"."promo_package"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bought_package" ADD CONSTRAINT "bought_package_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_package" ADD CONSTRAINT "promo_package_id_stock_id_fk" FOREIGN KEY ("id") REFERENCES "public"."stock"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_package" ADD CONSTRAINT "promo_package_package_id_package_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."package"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_package" ADD CONSTRAINT "promo_package_option_id_package_option_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."package_option"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_day_index" ON "event" USING btree ("day");--> statement-breakpoint
CREATE UNIQUE INDEX "event_ticket_purchase_id_position_index" ON "event_ticket" USING btree ("purchase_id","position");--> statement-breakpoint
CREATE INDEX "event_ticket_event_id_index" ON "event_ticket" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "bought_package_account_id_index" ON "bought_package" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "bought_package_promo_package_id_index" ON "bought_package" USING btree ("promo_package_id");--> statement-breakpoint
CREATE INDEX "bought_package_expires_on_index" ON "bought_package" USING btree ("expires_on") WHERE expired_at IS NULL;--> statement-breakpoint
CREATE INDEX "promo_package_option_id_index" ON "promo_package" USING btree ("option_id");--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_bought_package_id_bought_package_id_fk" FOREIGN KEY ("bought_package_id") REFERENCES "public"."bought_package"("id") ON DELETE no action ON UPDATE no action;