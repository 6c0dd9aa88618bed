CREATE TABLE "purchase" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"account_id" uuid NOT NULL,
	"flow" text NOT NULL,
	"subject_id" uuid,
	"count" smallint DEFAULT 1 NOT NULL,
	"facts" jsonb NOT NULL,
	"total_sen" bigint NOT NULL,
	"paid_sen" bigint DEFAULT 0 NOT NULL,
	"refunded_sen" bigint DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"cancel_reason" text,
	"pay_until" timestamp with time zone,
	"pay_until_cap" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "purchase_number_unique" UNIQUE("number"),
	CONSTRAINT "purchase_money" CHECK ("purchase"."total_sen" > 0 AND "purchase"."paid_sen" >= 0 AND "purchase"."refunded_sen" >= 0),
	CONSTRAINT "purchase_reason" CHECK (("purchase"."state" = 'cancelled') = ("purchase"."cancel_reason" IS NOT NULL)),
	CONSTRAINT "purchase_count" CHECK ("purchase"."count" > 0)
);
--> statement-breakpoint
ALTER TABLE "payment" ALTER COLUMN "booking_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ALTER COLUMN "booking_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "stay_hold" ADD COLUMN "kind" text DEFAULT 'stay' NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD COLUMN "seq" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entry_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "ledger_transaction" ADD COLUMN "purchase_id" uuid;--> statement-breakpoint
ALTER TABLE "ledger_transaction" ADD COLUMN "once" text;--> statement-breakpoint
ALTER TABLE "needs_person" ADD COLUMN "purchase_id" uuid;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "purchase_id" uuid;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "flow" text DEFAULT 'reservation' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "voucher_id" uuid;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "purchase_id" uuid;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "wallet_account_id" uuid;--> statement-breakpoint
ALTER TABLE "purchase" ADD CONSTRAINT "purchase_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "purchase_account_id_created_at_index" ON "purchase" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "purchase_flow_subject_id_index" ON "purchase" USING btree ("flow","subject_id");--> statement-breakpoint
ALTER TABLE "ledger_transaction" ADD CONSTRAINT "ledger_transaction_purchase_id_purchase_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchase"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "needs_person" ADD CONSTRAINT "needs_person_purchase_id_purchase_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchase"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_purchase_id_purchase_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchase"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_purchase_id_purchase_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchase"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_wallet_account_id_account_id_fk" FOREIGN KEY ("wallet_account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entry_seq_index" ON "ledger_entry" USING btree ("seq");--> statement-breakpoint
CREATE INDEX "ledger_transaction_purchase_id_index" ON "ledger_transaction" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "payment_purchase_id_index" ON "payment" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "refund_purchase_id_index" ON "refund" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "refund_payment_id_index" ON "refund" USING btree ("payment_id");--> statement-breakpoint
ALTER TABLE "ledger_transaction" ADD CONSTRAINT "ledger_transaction_once_unique" UNIQUE("once");--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_of" CHECK (num_nonnulls("payment"."booking_id", "payment"."purchase_id") = 1);--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_of" CHECK (num_nonnulls("refund"."booking_id", "refund"."purchase_id") = 1);--> statement-breakpoint
CREATE SEQUENCE purchase_number START 1001;
