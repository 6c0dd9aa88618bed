CREATE TABLE "voucher_former_code" (
	"code" text PRIMARY KEY NOT NULL,
	"voucher_id" uuid NOT NULL,
	"giver_id" uuid NOT NULL,
	"given_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "voucher" ADD COLUMN "given_by" uuid;--> statement-breakpoint
ALTER TABLE "voucher" ADD COLUMN "link_id" uuid;--> statement-breakpoint
ALTER TABLE "voucher_former_code" ADD CONSTRAINT "voucher_former_code_voucher_id_voucher_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."voucher"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_former_code" ADD CONSTRAINT "voucher_former_code_giver_id_account_id_fk" FOREIGN KEY ("giver_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "voucher_former_code_voucher_id_index" ON "voucher_former_code" USING btree ("voucher_id");--> statement-breakpoint
CREATE INDEX "voucher_former_code_giver_id_index" ON "voucher_former_code" USING btree ("giver_id");--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_given_by_account_id_fk" FOREIGN KEY ("given_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_linkId_unique" UNIQUE("link_id");