CREATE TABLE "stored_file" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid,
	"staff_id" uuid,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer,
	"height" integer,
	"storage_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"kept_at" timestamp with time zone,
	CONSTRAINT "stored_file_storageKey_unique" UNIQUE("storage_key")
);
--> statement-breakpoint
CREATE TABLE "offline_payment" (
	"payment_id" uuid PRIMARY KEY NOT NULL,
	"way" text NOT NULL,
	"claimed_sen" bigint NOT NULL,
	"paid_on" date NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"slip_id" uuid,
	"rounding_sen" bigint DEFAULT 0 NOT NULL,
	"entered_by" uuid,
	"decided_by" uuid,
	"voided_by" uuid,
	"voided_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "needs_person" ADD COLUMN "done_by" uuid;--> statement-breakpoint
ALTER TABLE "needs_person" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "needs_person" ADD COLUMN "done_note" text;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "staff_id" uuid;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "because" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_staff_id_staff_user_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offline_payment" ADD CONSTRAINT "offline_payment_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offline_payment" ADD CONSTRAINT "offline_payment_slip_id_stored_file_id_fk" FOREIGN KEY ("slip_id") REFERENCES "public"."stored_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offline_payment" ADD CONSTRAINT "offline_payment_entered_by_staff_user_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offline_payment" ADD CONSTRAINT "offline_payment_decided_by_staff_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offline_payment" ADD CONSTRAINT "offline_payment_voided_by_staff_user_id_fk" FOREIGN KEY ("voided_by") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stored_file_owner_id_index" ON "stored_file" USING btree ("owner_id");--> statement-breakpoint
ALTER TABLE "needs_person" ADD CONSTRAINT "needs_person_done_by_staff_user_id_fk" FOREIGN KEY ("done_by") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_staff_id_staff_user_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;