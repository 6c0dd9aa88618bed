ALTER TABLE "invoice" ADD COLUMN "total_sen" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "invoice_issued_on_index" ON "invoice" USING btree ("issued_on");--> statement-breakpoint
UPDATE "invoice" SET "total_sen" = ("content" -> 'sums' ->> 'totalSen')::bigint;
