CREATE TABLE "purchase_paper" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"purchase_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"series" text NOT NULL,
	"ordinal" integer NOT NULL,
	"issued_on" date NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"total_sen" bigint NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "purchase_paper_number_unique" UNIQUE("number")
);
--> statement-breakpoint
ALTER TABLE "purchase_paper" ADD CONSTRAINT "purchase_paper_purchase_id_purchase_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchase"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_paper_purchase_id_kind_index" ON "purchase_paper" USING btree ("purchase_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_paper_series_ordinal_index" ON "purchase_paper" USING btree ("series","ordinal");--> statement-breakpoint
CREATE INDEX "purchase_paper_issued_on_index" ON "purchase_paper" USING btree ("issued_on");