CREATE TABLE "promo_code" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"type" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"picture" text NOT NULL,
	"value_sen" bigint,
	"share" integer,
	"package_id" uuid,
	"price_sen" bigint DEFAULT 0 NOT NULL,
	"package_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"min_spend_sen" bigint DEFAULT 0 NOT NULL,
	"stock_id" uuid,
	"per_person" smallint,
	"book_from" date,
	"book_to" date,
	"stay_from" date,
	"stay_to" date,
	"valid_days" smallint DEFAULT 365 NOT NULL,
	"special" boolean DEFAULT false NOT NULL,
	"listed" boolean DEFAULT true NOT NULL,
	"active_status" boolean DEFAULT true NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "promo_code_code_unique" UNIQUE("code"),
	CONSTRAINT "promo_code_money" CHECK ("promo_code"."price_sen" >= 0 AND "promo_code"."min_spend_sen" >= 0 AND "promo_code"."value_sen" > 0),
	CONSTRAINT "promo_code_share" CHECK ("promo_code"."share" BETWEEN 1 AND 10000),
	CONSTRAINT "promo_code_value" CHECK (CASE "promo_code"."type" WHEN 'cash' THEN "promo_code"."value_sen" IS NOT NULL AND "promo_code"."share" IS NULL
        WHEN 'percent' THEN "promo_code"."share" IS NOT NULL AND "promo_code"."value_sen" IS NULL
        ELSE "promo_code"."package_id" IS NOT NULL AND ("promo_code"."share" IS NULL OR "promo_code"."value_sen" IS NULL) END),
	CONSTRAINT "promo_code_bought" CHECK ("promo_code"."price_sen" = 0 OR "promo_code"."type" = 'cash')
);
--> statement-breakpoint
CREATE TABLE "promo_person" (
	"id" uuid PRIMARY KEY NOT NULL,
	"promo_code_id" uuid NOT NULL,
	"person" text NOT NULL,
	CONSTRAINT "promo_person_promoCodeId_person_unique" UNIQUE("promo_code_id","person")
);
--> statement-breakpoint
CREATE TABLE "voucher" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"promo_code_id" uuid NOT NULL,
	"purchase_id" uuid NOT NULL,
	"place" smallint NOT NULL,
	"buyer_id" uuid NOT NULL,
	"owner_id" uuid,
	"name" jsonb NOT NULL,
	"picture" text NOT NULL,
	"terms" jsonb NOT NULL,
	"worth_sen" bigint NOT NULL,
	"left_sen" bigint DEFAULT 0 NOT NULL,
	"expires_on" date NOT NULL,
	"gift" jsonb,
	"gift_sent_at" timestamp with time zone,
	"issued_at" timestamp with time zone NOT NULL,
	"reminded_at" timestamp with time zone,
	"expired_at" timestamp with time zone,
	"voided_at" timestamp with time zone,
	"voided_by" uuid,
	"void_reason" text,
	CONSTRAINT "voucher_code_unique" UNIQUE("code"),
	CONSTRAINT "voucher_purchaseId_place_unique" UNIQUE("purchase_id","place"),
	CONSTRAINT "voucher_left" CHECK ("voucher"."left_sen" >= 0 AND "voucher"."left_sen" <= "voucher"."worth_sen"),
	CONSTRAINT "voucher_void" CHECK (("voucher"."voided_at" IS NULL) = ("voucher"."void_reason" IS NULL))
);
--> statement-breakpoint
ALTER TABLE "promo_code" ADD CONSTRAINT "promo_code_package_id_package_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."package"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_code" ADD CONSTRAINT "promo_code_stock_id_stock_id_fk" FOREIGN KEY ("stock_id") REFERENCES "public"."stock"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_person" ADD CONSTRAINT "promo_person_id_stock_id_fk" FOREIGN KEY ("id") REFERENCES "public"."stock"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_person" ADD CONSTRAINT "promo_person_promo_code_id_promo_code_id_fk" FOREIGN KEY ("promo_code_id") REFERENCES "public"."promo_code"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_promo_code_id_promo_code_id_fk" FOREIGN KEY ("promo_code_id") REFERENCES "public"."promo_code"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_purchase_id_purchase_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchase"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_buyer_id_account_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_voided_by_staff_user_id_fk" FOREIGN KEY ("voided_by") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "voucher_owner_id_index" ON "voucher" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "voucher_buyer_id_index" ON "voucher" USING btree ("buyer_id");--> statement-breakpoint
CREATE INDEX "voucher_expires_on_index" ON "voucher" USING btree ("expires_on");--> statement-breakpoint
CREATE FUNCTION post_to_voucher() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE voucher SET left_sen = left_sen + NEW.sen WHERE id = NEW.account_key::uuid;
  IF NOT FOUND THEN RAISE EXCEPTION 'there is no voucher %', NEW.account_key USING ERRCODE = 'foreign_key_violation'; END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER voucher_follows_ledger AFTER INSERT ON ledger_entry
  FOR EACH ROW WHEN (NEW.account_kind = 'voucher') EXECUTE FUNCTION post_to_voucher();
