CREATE TABLE "booking_version" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"staff_id" uuid,
	"stay" jsonb NOT NULL,
	"guests" jsonb NOT NULL,
	"total_sen" bigint NOT NULL,
	"difference_sen" bigint NOT NULL,
	"refund_sen" bigint NOT NULL,
	"kept_sen" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "excluded_charge" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"rule_id" text NOT NULL,
	"name" jsonb,
	"reason" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "kept_sen" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_crossing" ADD COLUMN "crossing_id" uuid;--> statement-breakpoint
ALTER TABLE "booking_crossing" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "draft" ADD COLUMN "staff_id" uuid;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_version" ADD CONSTRAINT "booking_version_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_version" ADD CONSTRAINT "booking_version_staff_id_staff_user_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "excluded_charge" ADD CONSTRAINT "excluded_charge_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "excluded_charge" ADD CONSTRAINT "excluded_charge_staff_id_staff_user_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "booking_version_booking_id_version_index" ON "booking_version" USING btree ("booking_id","version");--> statement-breakpoint
CREATE UNIQUE INDEX "excluded_charge_booking_id_rule_id_index" ON "excluded_charge" USING btree ("booking_id","rule_id");--> statement-breakpoint
ALTER TABLE "draft" ADD CONSTRAINT "draft_staff_id_staff_user_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;