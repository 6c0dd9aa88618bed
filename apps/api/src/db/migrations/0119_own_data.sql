CREATE TABLE "account_deletion" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	CONSTRAINT "account_deletion_one_end" CHECK (num_nonnulls("account_deletion"."withdrawn_at", "account_deletion"."done_at") < 2)
);
--> statement-breakpoint
CREATE TABLE "data_export" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"ready_at" timestamp with time zone,
	"storage_key" text,
	"bytes" integer,
	"ends_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "data_export_storageKey_unique" UNIQUE("storage_key"),
	CONSTRAINT "data_export_ready" CHECK (num_nonnulls("data_export"."ready_at", "data_export"."bytes", "data_export"."ends_at") IN (0, 3)
        AND ("data_export"."storage_key" IS NULL OR "data_export"."ready_at" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "loose_bytes" (
	"storage_key" text PRIMARY KEY NOT NULL,
	"from" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "travel_document" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"holder_name" text NOT NULL,
	"country" text NOT NULL,
	"number_sealed" text NOT NULL,
	"number_masked" text NOT NULL,
	"expires_on" date,
	"scan_key" text,
	"scan_name" text,
	"scan_type" text,
	"scan_at" timestamp with time zone,
	"scan_ended_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "travel_document_scanKey_unique" UNIQUE("scan_key"),
	CONSTRAINT "travel_document_scan_whole" CHECK (num_nonnulls("travel_document"."scan_key", "travel_document"."scan_name", "travel_document"."scan_type", "travel_document"."scan_at") IN (0, 4))
);
--> statement-breakpoint
CREATE TABLE "travel_document_view" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"document_id" uuid NOT NULL,
	"used" text NOT NULL,
	"device" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "mobile" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "country_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "home_address" jsonb;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "muted_mails" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account_deletion" ADD CONSTRAINT "account_deletion_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_export" ADD CONSTRAINT "data_export_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "travel_document" ADD CONSTRAINT "travel_document_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "travel_document_view" ADD CONSTRAINT "travel_document_view_document_id_travel_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."travel_document"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_deletion_member_id_index" ON "account_deletion" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "account_deletion_one_open" ON "account_deletion" USING btree ("member_id") WHERE withdrawn_at IS NULL AND done_at IS NULL;--> statement-breakpoint
CREATE INDEX "data_export_member_id_asked_at_index" ON "data_export" USING btree ("member_id","asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "data_export_one_open" ON "data_export" USING btree ("member_id") WHERE ready_at IS NULL AND ended_at IS NULL;--> statement-breakpoint
CREATE INDEX "travel_document_member_id_index" ON "travel_document" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "travel_document_view_document_id_at_index" ON "travel_document_view" USING btree ("document_id","at");