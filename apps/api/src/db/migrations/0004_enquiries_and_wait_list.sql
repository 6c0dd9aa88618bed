CREATE TABLE "booking_enquiry" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"enquiry_no" integer GENERATED ALWAYS AS IDENTITY (sequence name "booking_enquiry_enquiry_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1001 CACHE 1),
	"owner_id" uuid NOT NULL,
	"language" text NOT NULL,
	"origin" text NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"check_in" date,
	"nights" smallint,
	"flexible" boolean NOT NULL,
	"party" jsonb NOT NULL,
	"package_id" uuid,
	"option_id" uuid,
	"room_type_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"message" text NOT NULL,
	"assignee_id" uuid,
	"draft_id" uuid,
	"booking_id" uuid,
	"consent_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "booking_enquiry_enquiryNo_unique" UNIQUE("enquiry_no"),
	CONSTRAINT "booking_enquiry_dates" CHECK ("booking_enquiry"."flexible" OR "booking_enquiry"."check_in" IS NOT NULL)
);
--> statement-breakpoint
CREATE TABLE "enquiry_message" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"enquiry_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wait_entry" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"turn" integer GENERATED ALWAYS AS IDENTITY (sequence name "wait_entry_turn_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" uuid NOT NULL,
	"language" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"package_id" uuid NOT NULL,
	"option_id" uuid NOT NULL,
	"check_in" date NOT NULL,
	"days_around" smallint NOT NULL,
	"nights" smallint NOT NULL,
	"party" jsonb NOT NULL,
	"room_type_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"came_from" text,
	"draft_id" uuid,
	"offered_check_in" date,
	"offered_at" timestamp with time zone,
	"offer_until" timestamp with time zone,
	"booking_id" uuid,
	"consent_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wait_entry_turn_unique" UNIQUE("turn"),
	CONSTRAINT "wait_entry_offer" CHECK ("wait_entry"."state" <> 'offered' OR ("wait_entry"."draft_id" IS NOT NULL AND "wait_entry"."offer_until" IS NOT NULL)),
	CONSTRAINT "wait_entry_nights" CHECK ("wait_entry"."nights" > 0 AND "wait_entry"."days_around" >= 0)
);
--> statement-breakpoint
ALTER TABLE "stay_hold" ADD COLUMN "offered_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "booking_enquiry" ADD CONSTRAINT "booking_enquiry_package_id_package_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."package"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_enquiry" ADD CONSTRAINT "booking_enquiry_option_id_package_option_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."package_option"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_enquiry" ADD CONSTRAINT "booking_enquiry_assignee_id_staff_user_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_enquiry" ADD CONSTRAINT "booking_enquiry_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_message" ADD CONSTRAINT "enquiry_message_enquiry_id_booking_enquiry_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."booking_enquiry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_message" ADD CONSTRAINT "enquiry_message_staff_id_staff_user_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wait_entry" ADD CONSTRAINT "wait_entry_package_id_package_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."package"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wait_entry" ADD CONSTRAINT "wait_entry_option_id_package_option_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."package_option"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wait_entry" ADD CONSTRAINT "wait_entry_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_enquiry_owner_id_index" ON "booking_enquiry" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "booking_enquiry_state_created_at_index" ON "booking_enquiry" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "booking_enquiry_draft_id_index" ON "booking_enquiry" USING btree ("draft_id");--> statement-breakpoint
CREATE INDEX "enquiry_message_enquiry_id_at_index" ON "enquiry_message" USING btree ("enquiry_id","at");--> statement-breakpoint
CREATE INDEX "wait_entry_owner_id_index" ON "wait_entry" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "wait_entry_state_turn_index" ON "wait_entry" USING btree ("state","turn");--> statement-breakpoint
CREATE INDEX "wait_entry_draft_id_index" ON "wait_entry" USING btree ("draft_id");