CREATE TABLE "bank_details" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"account_name" text NOT NULL,
	"bank" text NOT NULL,
	"bank_name" text NOT NULL,
	"swift" text NOT NULL,
	"number_sealed" text NOT NULL,
	"number_tail" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" uuid
);
--> statement-breakpoint
CREATE TABLE "commission" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"base_sen" bigint NOT NULL,
	"basis_points" integer,
	"amount_sen" bigint NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"paid_sen" bigint,
	"reversed_sen" bigint DEFAULT 0 NOT NULL,
	"recovered_sen" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"earned_at" timestamp with time zone,
	"reversed_at" timestamp with time zone,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "commission_amount" CHECK ("commission"."amount_sen" BETWEEN 0 AND "commission"."base_sen"),
	CONSTRAINT "commission_share" CHECK ("commission"."basis_points" IS NULL OR "commission"."basis_points" BETWEEN 0 AND 10000),
	CONSTRAINT "commission_reversed" CHECK (0 <= "commission"."recovered_sen" AND "commission"."recovered_sen" <= "commission"."reversed_sen" AND "commission"."reversed_sen" <= "commission"."amount_sen"),
	CONSTRAINT "commission_earned" CHECK (("commission"."state" IN ('earned', 'reversed')) = ("commission"."earned_at" IS NOT NULL))
);
--> statement-breakpoint
ALTER TABLE "influencer_package" ADD COLUMN "commission" integer;--> statement-breakpoint
ALTER TABLE "bank_details" ADD CONSTRAINT "bank_details_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_details" ADD CONSTRAINT "bank_details_changed_by_member_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission" ADD CONSTRAINT "commission_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission" ADD CONSTRAINT "commission_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "commission_booking_id_kind_index" ON "commission" USING btree ("booking_id","kind");--> statement-breakpoint
CREATE INDEX "commission_account_id_created_at_index" ON "commission" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "booking_email_index" ON "booking" USING btree ("email");--> statement-breakpoint
ALTER TABLE "influencer_package" ADD CONSTRAINT "influencer_package_share" CHECK ("influencer_package"."commission" IS NULL OR "influencer_package"."commission" BETWEEN 0 AND 10000);