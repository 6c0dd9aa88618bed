CREATE TABLE "dispute" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"gateway" text NOT NULL,
	"gateway_ref" text NOT NULL,
	"payment_id" uuid,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"amount_sen" bigint NOT NULL,
	"withdrawn_sen" bigint DEFAULT 0 NOT NULL,
	"moves" smallint DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone,
	"opened_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "dispute_amount" CHECK ("dispute"."amount_sen" >= 0 AND "dispute"."withdrawn_sen" >= 0)
);
--> statement-breakpoint
DROP INDEX "ledger_once_per_refund";--> statement-breakpoint
ALTER TABLE "stored_file" ADD COLUMN "sha256" text;--> statement-breakpoint
ALTER TABLE "dispute" ADD CONSTRAINT "dispute_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "dispute_gateway_gateway_ref_index" ON "dispute" USING btree ("gateway","gateway_ref");--> statement-breakpoint
CREATE INDEX "dispute_payment_id_index" ON "dispute" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "stored_file_sha256_index" ON "stored_file" USING btree ("sha256");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_once_per_refund" ON "ledger_transaction" USING btree ("refund_id") WHERE refund_id IS NOT NULL AND once IS NULL;