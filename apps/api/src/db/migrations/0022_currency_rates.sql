CREATE TABLE "currency_rate" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"currency_id" uuid NOT NULL,
	"rated_on" date NOT NULL,
	"ringgit_per_foreign" numeric NOT NULL,
	"source" text NOT NULL,
	"session" text,
	"staff_id" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "rate_above_nothing" CHECK ("currency_rate"."ringgit_per_foreign" > 0)
);
--> statement-breakpoint
CREATE TABLE "rate_import" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"session" text NOT NULL,
	"outcome" text NOT NULL,
	"reason" text,
	"taken" integer DEFAULT 0 NOT NULL,
	"staff_id" uuid
);
--> statement-breakpoint
ALTER TABLE "currency" ADD COLUMN "active_status" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "currency_rate" ADD CONSTRAINT "currency_rate_currency_id_currency_id_fk" FOREIGN KEY ("currency_id") REFERENCES "public"."currency"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "currency_rate" ADD CONSTRAINT "currency_rate_staff_id_staff_user_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_import" ADD CONSTRAINT "rate_import_staff_id_staff_user_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "currency_rate_currency_id_rated_on_at_index" ON "currency_rate" USING btree ("currency_id","rated_on","at");--> statement-breakpoint
CREATE INDEX "rate_import_at_index" ON "rate_import" USING btree ("at");