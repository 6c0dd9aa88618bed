CREATE TABLE "page_address" (
	"slug" text PRIMARY KEY NOT NULL,
	"page_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_list" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"list_no" integer DEFAULT 0 NOT NULL,
	"active_status" boolean DEFAULT true NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"desc" text DEFAULT '' NOT NULL,
	CONSTRAINT "price_list_listNo_unique" UNIQUE("list_no"),
	CONSTRAINT "price_list_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "promo_code" ADD COLUMN "price_list" text;--> statement-breakpoint
ALTER TABLE "page_address" ADD CONSTRAINT "page_address_page_id_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."page"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER price_list_is_numbered BEFORE INSERT ON price_list FOR EACH ROW EXECUTE FUNCTION number_in_list();--> statement-breakpoint
-- A list that a price, a contract or a promo code names is listed, by whatever way it came in.
CREATE FUNCTION list_price_list() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  word text := CASE TG_TABLE_NAME WHEN 'rate' THEN to_jsonb(NEW) -> 'terms' ->> 'priceList' ELSE to_jsonb(NEW) ->> 'price_list' END;
BEGIN
  IF word IS NOT NULL AND word <> 'public' AND NOT EXISTS (SELECT FROM price_list WHERE code = word) THEN
    INSERT INTO price_list (code, name) VALUES (word, word) ON CONFLICT (code) DO NOTHING;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER rate_lists_price_list AFTER INSERT OR UPDATE OF terms ON rate FOR EACH ROW
  WHEN (NEW.terms ? 'priceList') EXECUTE FUNCTION list_price_list();--> statement-breakpoint
CREATE TRIGGER agent_contract_lists_price_list AFTER INSERT OR UPDATE OF price_list ON agent_contract FOR EACH ROW
  WHEN (NEW.price_list IS NOT NULL) EXECUTE FUNCTION list_price_list();--> statement-breakpoint
CREATE TRIGGER promo_code_lists_price_list AFTER INSERT OR UPDATE OF price_list ON promo_code FOR EACH ROW
  WHEN (NEW.price_list IS NOT NULL) EXECUTE FUNCTION list_price_list();--> statement-breakpoint
INSERT INTO price_list (code, name)
  SELECT word, word FROM (
    SELECT DISTINCT price_list AS word FROM agent_contract
    UNION SELECT DISTINCT terms ->> 'priceList' FROM rate) named
  WHERE word IS NOT NULL AND word <> 'public' ORDER BY word;
