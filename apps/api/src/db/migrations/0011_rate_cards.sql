CREATE TABLE "rate_card" (
	"option_id" uuid PRIMARY KEY NOT NULL,
	"rules" jsonb NOT NULL,
	"own" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"asks" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "package" DROP CONSTRAINT "package_account_id_account_id_fk";
--> statement-breakpoint
DROP INDEX "rate_period_id_room_type_id_bed_type_guest_kind_index";--> statement-breakpoint
ALTER TABLE "rate" ALTER COLUMN "period_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "rate" ALTER COLUMN "room_type_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "rate" ALTER COLUMN "bed_type" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "rate" ALTER COLUMN "guest_kind" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_add_on" ADD COLUMN "included" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "fee" ADD COLUMN "terms" jsonb;--> statement-breakpoint
ALTER TABLE "period" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "period" ADD COLUMN "season" text;--> statement-breakpoint
ALTER TABLE "rate" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "rate" ADD COLUMN "option_id" uuid;--> statement-breakpoint
ALTER TABLE "rate" ADD COLUMN "terms" jsonb;--> statement-breakpoint
ALTER TABLE "rate" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "surcharge" ADD COLUMN "terms" jsonb;--> statement-breakpoint
ALTER TABLE "tax" ADD COLUMN "terms" jsonb;--> statement-breakpoint
ALTER TABLE "rate_card" ADD CONSTRAINT "rate_card_option_id_package_option_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."package_option"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate" ADD CONSTRAINT "rate_option_id_package_option_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."package_option"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rate_period_id_index" ON "rate" USING btree ("period_id");--> statement-breakpoint
CREATE INDEX "rate_option_id_index" ON "rate" USING btree ("option_id");--> statement-breakpoint
ALTER TABLE "package" DROP COLUMN "account_id";--> statement-breakpoint
ALTER TABLE "rate" ADD CONSTRAINT "rate_belongs" CHECK (("rate"."period_id" IS NULL) <> ("rate"."option_id" IS NULL));