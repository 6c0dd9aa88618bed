CREATE TABLE "e_invoice_party" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid,
	"account_id" uuid,
	"name" text NOT NULL,
	"id_type" text NOT NULL,
	"id_sealed" text NOT NULL,
	"id_tail" text NOT NULL,
	"tin_sealed" text,
	"tin_tail" text,
	"sst" text,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"address" jsonb NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "e_invoice_party_bookingId_unique" UNIQUE("booking_id"),
	CONSTRAINT "e_invoice_party_accountId_unique" UNIQUE("account_id"),
	CONSTRAINT "party_of" CHECK (num_nonnulls("e_invoice_party"."booking_id", "e_invoice_party"."account_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "e_invoice_party" ADD CONSTRAINT "e_invoice_party_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "e_invoice_party" ADD CONSTRAINT "e_invoice_party_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;