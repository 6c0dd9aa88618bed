CREATE TABLE "agent_contract" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"active_status" boolean DEFAULT true NOT NULL,
	"account_id" uuid NOT NULL,
	"model" text NOT NULL,
	"commission" integer DEFAULT 0 NOT NULL,
	"price_list" text,
	"market" text,
	"markdown" integer DEFAULT 0 NOT NULL,
	"payment" jsonb NOT NULL,
	"rooms_unpaid" smallint DEFAULT 60 NOT NULL,
	"from" date NOT NULL,
	"to" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agent_contract_shares" CHECK ("agent_contract"."commission" BETWEEN 0 AND 10000 AND "agent_contract"."markdown" BETWEEN 0 AND 10000),
	CONSTRAINT "agent_contract_model" CHECK (("agent_contract"."model" = 'commission' AND "agent_contract"."markdown" = 0) OR ("agent_contract"."model" = 'net' AND "agent_contract"."commission" = 0)),
	CONSTRAINT "agent_contract_days" CHECK ("agent_contract"."to" IS NULL OR "agent_contract"."from" <= "agent_contract"."to")
);
--> statement-breakpoint
CREATE TABLE "customer" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"phone" text,
	"notes" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "influencer_package" (
	"package_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"active_status" boolean DEFAULT true NOT NULL,
	"from" date NOT NULL,
	"to" date,
	CONSTRAINT "influencer_package_package_id_account_id_pk" PRIMARY KEY("package_id","account_id"),
	CONSTRAINT "influencer_package_days" CHECK ("influencer_package"."to" IS NULL OR "influencer_package"."from" <= "influencer_package"."to")
);
--> statement-breakpoint
CREATE TABLE "referral_click" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"package_id" uuid,
	"owner_id" uuid NOT NULL,
	"came_from" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referral_code" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "referral_code_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "customer_id" uuid;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "agent_contract_id" uuid;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "agent_member_id" uuid;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "mail_to" text DEFAULT 'booker' NOT NULL;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "selling_sen" bigint;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "influencer_id" uuid;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "referred_by" uuid;--> statement-breakpoint
ALTER TABLE "agent_contract" ADD CONSTRAINT "agent_contract_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "influencer_package" ADD CONSTRAINT "influencer_package_package_id_package_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."package"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "influencer_package" ADD CONSTRAINT "influencer_package_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_click" ADD CONSTRAINT "referral_click_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_click" ADD CONSTRAINT "referral_click_package_id_package_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."package"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_code" ADD CONSTRAINT "referral_code_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agent_contract_account_id_from_index" ON "agent_contract" USING btree ("account_id","from");--> statement-breakpoint
CREATE INDEX "customer_account_id_name_index" ON "customer" USING btree ("account_id","name");--> statement-breakpoint
CREATE INDEX "influencer_package_account_id_index" ON "influencer_package" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "referral_click_owner_id_at_index" ON "referral_click" USING btree ("owner_id","at");--> statement-breakpoint
CREATE INDEX "referral_click_account_id_package_id_index" ON "referral_click" USING btree ("account_id","package_id");--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_agent_contract_id_agent_contract_id_fk" FOREIGN KEY ("agent_contract_id") REFERENCES "public"."agent_contract"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_agent_member_id_member_id_fk" FOREIGN KEY ("agent_member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_influencer_id_account_id_fk" FOREIGN KEY ("influencer_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_referred_by_account_id_fk" FOREIGN KEY ("referred_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_customer_id_index" ON "booking" USING btree ("customer_id") WHERE "booking"."customer_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "booking_influencer_id_index" ON "booking" USING btree ("influencer_id") WHERE "booking"."influencer_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "booking_referred_by_index" ON "booking" USING btree ("referred_by") WHERE "booking"."referred_by" IS NOT NULL;