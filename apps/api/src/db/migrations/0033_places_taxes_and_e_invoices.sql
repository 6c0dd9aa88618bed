ALTER TABLE "e_invoice_party" DROP CONSTRAINT "party_of";--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "tax_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "e_invoice_party" ADD COLUMN "purchase_id" uuid;--> statement-breakpoint
ALTER TABLE "e_invoice_party" ADD CONSTRAINT "e_invoice_party_purchase_id_purchase_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchase"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "e_invoice_party" ADD CONSTRAINT "e_invoice_party_purchaseId_unique" UNIQUE("purchase_id");--> statement-breakpoint
ALTER TABLE "e_invoice_party" ADD CONSTRAINT "party_of" CHECK (num_nonnulls("e_invoice_party"."booking_id", "e_invoice_party"."account_id", "e_invoice_party"."purchase_id") = 1);