CREATE INDEX "stock_claim_expires_at_index" ON "stock_claim" USING btree ("expires_at") WHERE "stock_claim"."expires_at" IS NOT NULL;--> statement-breakpoint
-- A search keeps the timetable by the catalogue's stamp, too.
CREATE CONSTRAINT TRIGGER raises_catalogue_stamp AFTER INSERT OR UPDATE OR DELETE ON "sailing"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_catalogue_stamp();
