CREATE TABLE "group_booking" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"payer" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stay_group" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"state" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"contact_name" text NOT NULL,
	"email" text NOT NULL,
	"mobile" text NOT NULL,
	"language" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"package_id" uuid NOT NULL,
	"option_id" uuid NOT NULL,
	"check_in" date NOT NULL,
	"check_out" date NOT NULL,
	"rooms" jsonb NOT NULL,
	"persons" integer NOT NULL,
	"crossings" jsonb NOT NULL,
	"cut_off_on" date NOT NULL,
	"stages" jsonb NOT NULL,
	"hold_id" uuid NOT NULL,
	"made_by" uuid NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "stay_group_holdId_unique" UNIQUE("hold_id"),
	CONSTRAINT "stay_group_days" CHECK ("stay_group"."check_in" < "stay_group"."check_out" AND "stay_group"."cut_off_on" < "stay_group"."check_in"),
	CONSTRAINT "stay_group_persons" CHECK ("stay_group"."persons" > 0)
);
--> statement-breakpoint
ALTER TABLE "group_booking" ADD CONSTRAINT "group_booking_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_booking" ADD CONSTRAINT "group_booking_group_id_stay_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."stay_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stay_group" ADD CONSTRAINT "stay_group_package_id_package_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."package"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stay_group" ADD CONSTRAINT "stay_group_option_id_package_option_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."package_option"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stay_group" ADD CONSTRAINT "stay_group_hold_id_stay_hold_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."stay_hold"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stay_group" ADD CONSTRAINT "stay_group_made_by_staff_user_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "group_booking_group_id_index" ON "group_booking" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "stay_group_check_in_id_index" ON "stay_group" USING btree ("check_in","id");