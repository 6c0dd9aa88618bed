CREATE SCHEMA "sandbox_bank";
--> statement-breakpoint
CREATE TABLE "account" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_entry" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"staff_id" uuid,
	"act" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" uuid,
	"facts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_link" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"purpose" text NOT NULL,
	"member_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "member" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"role" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"picture_url" text,
	"email_verified_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "member_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"side" text NOT NULL,
	"person_id" uuid NOT NULL,
	"refresh_hash" text NOT NULL,
	"earlier_refresh_hash" text,
	"rotated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_role" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"active_status" boolean DEFAULT true NOT NULL,
	"name" text NOT NULL,
	"desc" text DEFAULT '' NOT NULL,
	"permissions" jsonb NOT NULL,
	CONSTRAINT "staff_role_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "staff_user" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"username" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"role" text NOT NULL,
	"role_id" uuid NOT NULL,
	"permissions" jsonb NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_user_username_unique" UNIQUE("username"),
	CONSTRAINT "staff_user_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "booking" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_no" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"account_id" uuid,
	"hold_id" uuid NOT NULL,
	"state" text NOT NULL,
	"cancel_reason" text,
	"payment_status" text NOT NULL,
	"environment" text NOT NULL,
	"language" text NOT NULL,
	"package_id" uuid NOT NULL,
	"option_id" uuid NOT NULL,
	"check_in" date NOT NULL,
	"check_out" date NOT NULL,
	"booking_name" text NOT NULL,
	"email" text NOT NULL,
	"mobile" text NOT NULL,
	"address" jsonb NOT NULL,
	"party" jsonb NOT NULL,
	"persons" smallint NOT NULL,
	"special_request" text DEFAULT '' NOT NULL,
	"booking_json" jsonb NOT NULL,
	"total_sen" bigint NOT NULL,
	"deposit_sen" bigint NOT NULL,
	"balance_due_on" date,
	"paid_sen" bigint DEFAULT 0 NOT NULL,
	"refunded_sen" bigint DEFAULT 0 NOT NULL,
	"policy" jsonb NOT NULL,
	"pay_until" timestamp with time zone,
	"pay_until_cap" timestamp with time zone NOT NULL,
	"terms_agreed_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"checked_in_at" timestamp with time zone,
	"checked_out_at" timestamp with time zone,
	CONSTRAINT "booking_bookingNo_unique" UNIQUE("booking_no"),
	CONSTRAINT "booking_holdId_unique" UNIQUE("hold_id"),
	CONSTRAINT "booking_nights" CHECK ("booking"."check_in" < "booking"."check_out"),
	CONSTRAINT "booking_money" CHECK ("booking"."total_sen" >= 0 AND "booking"."paid_sen" >= 0 AND "booking"."refunded_sen" >= 0),
	CONSTRAINT "booking_reason" CHECK (("booking"."state" = 'cancelled') = ("booking"."cancel_reason" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "booking_add_on" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"add_on_id" uuid NOT NULL,
	"name" jsonb NOT NULL,
	"count" smallint NOT NULL,
	"day" date,
	"amount_sen" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking_crossing" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"direction" text NOT NULL,
	"kind" text NOT NULL,
	"stock_id" uuid NOT NULL,
	"name" jsonb NOT NULL,
	"day" date NOT NULL,
	"time" time,
	"from_jetty" text NOT NULL,
	"to_jetty" text NOT NULL,
	"seats" smallint NOT NULL,
	"boats" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking_event" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"staff_id" uuid,
	"what" text NOT NULL,
	"facts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking_guest" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"room" smallint NOT NULL,
	"full_name" text NOT NULL,
	"chinese_name" text,
	"identity_sealed" text NOT NULL,
	"identity_tail" text NOT NULL,
	"age" smallint NOT NULL,
	"senior" boolean NOT NULL,
	"disabled" boolean NOT NULL,
	"vegetarian" boolean NOT NULL,
	"non_malaysian" boolean NOT NULL,
	"email" text,
	"phones" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking_line" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"line" jsonb NOT NULL,
	"amount_sen" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking_note" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking_room" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"room_id" uuid NOT NULL,
	"room_type_id" uuid NOT NULL,
	"bed_type" text NOT NULL,
	"occupants" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "draft" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"json" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stay_hold" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"state" text DEFAULT 'live' NOT NULL,
	"stay" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "add_on" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"active_status" boolean DEFAULT true NOT NULL,
	"category_id" uuid NOT NULL,
	"name" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"sen" bigint NOT NULL,
	"per" text NOT NULL,
	"tax_group" text NOT NULL,
	"needs_day" boolean DEFAULT false NOT NULL,
	"daily_stock" integer,
	"most" smallint DEFAULT 20 NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "add_on_category" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" jsonb NOT NULL,
	"icon" text NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fee" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"active_status" boolean DEFAULT true NOT NULL,
	"name" jsonb NOT NULL,
	"per" text NOT NULL,
	"amounts" jsonb NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "package_option" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"active_status" boolean DEFAULT true NOT NULL,
	"package_id" uuid NOT NULL,
	"name" jsonb NOT NULL,
	"nights" smallint NOT NULL,
	"meals" text NOT NULL,
	"includes" jsonb NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "option_nights" CHECK ("package_option"."nights" BETWEEN 1 AND 60)
);
--> statement-breakpoint
CREATE TABLE "period" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"option_id" uuid NOT NULL,
	"from" date NOT NULL,
	"to" date NOT NULL,
	"arrival_weekdays" jsonb NOT NULL,
	"cut_off_days" smallint DEFAULT 0 NOT NULL,
	"stop_sell" boolean DEFAULT false NOT NULL,
	CONSTRAINT "period_order" CHECK ("period"."from" <= "period"."to")
);
--> statement-breakpoint
CREATE TABLE "rate" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"period_id" uuid NOT NULL,
	"room_type_id" uuid NOT NULL,
	"bed_type" text NOT NULL,
	"guest_kind" text NOT NULL,
	"sen" bigint NOT NULL,
	CONSTRAINT "rate_not_negative" CHECK ("rate"."sen" >= 0)
);
--> statement-breakpoint
CREATE TABLE "package" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"active_status" boolean DEFAULT true NOT NULL,
	"code" text NOT NULL,
	"type" text NOT NULL,
	"name" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"picture" text NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"bands" jsonb,
	CONSTRAINT "package_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "surcharge" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"active_status" boolean DEFAULT true NOT NULL,
	"name" jsonb NOT NULL,
	"from" date NOT NULL,
	"to" date NOT NULL,
	"weekdays" jsonb NOT NULL,
	"per" text NOT NULL,
	"guest_kinds" jsonb NOT NULL,
	"sen" bigint NOT NULL,
	"group" text,
	"holiday" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tax" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"active_status" boolean DEFAULT true NOT NULL,
	"name" jsonb NOT NULL,
	"group" text NOT NULL,
	"share" integer NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gateway_inbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"gateway" text NOT NULL,
	"event_id" text NOT NULL,
	"flow" text NOT NULL,
	"gateway_ref" text NOT NULL,
	"body" jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"applied_at" timestamp with time zone,
	"outcome" text
);
--> statement-breakpoint
CREATE TABLE "ledger_entry" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"transaction_id" uuid NOT NULL,
	"account_kind" text NOT NULL,
	"account_key" text NOT NULL,
	"currency" text DEFAULT 'MYR' NOT NULL,
	"sen" bigint NOT NULL,
	CONSTRAINT "entry_not_zero" CHECK ("ledger_entry"."sen" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_transaction" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"booking_id" uuid,
	"payment_id" uuid,
	"refund_id" uuid,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "needs_person" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"booking_id" uuid,
	"facts" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"gateway" text NOT NULL,
	"part" text NOT NULL,
	"amount_sen" bigint NOT NULL,
	"currency" text DEFAULT 'MYR' NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"gateway_ref" text,
	"redirect_url" text,
	"wallet_account_id" uuid,
	"session_ends_at" timestamp with time zone,
	"refunded_sen" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "payment_amount" CHECK ("payment"."amount_sen" > 0 AND "payment"."refunded_sen" >= 0 AND "payment"."refunded_sen" <= "payment"."amount_sen")
);
--> statement-breakpoint
CREATE TABLE "refund" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payment_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"amount_sen" bigint NOT NULL,
	"why" text NOT NULL,
	"state" text NOT NULL,
	"gateway_ref" text,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "refund_amount" CHECK ("refund"."amount_sen" > 0)
);
--> statement-breakpoint
CREATE TABLE "wallet" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"credited_sen" bigint DEFAULT 0 NOT NULL,
	"debited_sen" bigint DEFAULT 0 NOT NULL,
	"requested_sen" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "wallet_not_negative" CHECK ("wallet"."credited_sen" - "wallet"."debited_sen" - "wallet"."requested_sen" >= 0),
	CONSTRAINT "wallet_sums" CHECK ("wallet"."credited_sen" >= 0 AND "wallet"."debited_sen" >= 0 AND "wallet"."requested_sen" >= 0)
);
--> statement-breakpoint
CREATE TABLE "idempotency_key" (
	"actor" text NOT NULL,
	"route" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"status" integer,
	"answer" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_key_actor_route_key_pk" PRIMARY KEY("actor","route","key")
);
--> statement-breakpoint
CREATE TABLE "rate_window" (
	"bucket" text NOT NULL,
	"key" text NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "rate_window_bucket_key_pk" PRIMARY KEY("bucket","key")
);
--> statement-breakpoint
CREATE TABLE "currency" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"symbol" text NOT NULL,
	"foreign_per_ringgit" numeric NOT NULL,
	"ringgit_per_foreign" numeric NOT NULL,
	"rated_on" date NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "currency_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "resort_setting" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "amenity" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"active_status" boolean DEFAULT true NOT NULL,
	"name" jsonb NOT NULL,
	"icon_path" text DEFAULT '' NOT NULL,
	"desc" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "building" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"active_status" boolean DEFAULT true NOT NULL,
	"name" text NOT NULL,
	"no_of_floors" jsonb NOT NULL,
	"desc" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "room" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"active_status" boolean DEFAULT true NOT NULL,
	"room_no" text NOT NULL,
	"room_type_id" uuid NOT NULL,
	"building_id" uuid NOT NULL,
	"floor" text DEFAULT '' NOT NULL,
	"max_pax" smallint NOT NULL,
	"allow_smoking" boolean DEFAULT false NOT NULL,
	"allow_disabled_person" boolean DEFAULT false NOT NULL,
	"desc" text DEFAULT '' NOT NULL,
	CONSTRAINT "room_roomNo_unique" UNIQUE("room_no")
);
--> statement-breakpoint
CREATE TABLE "room_night" (
	"room_id" uuid NOT NULL,
	"night" date NOT NULL,
	"hold_id" uuid NOT NULL,
	"state" text NOT NULL,
	"expires_at" timestamp with time zone,
	"floating" boolean DEFAULT true NOT NULL,
	CONSTRAINT "room_night_room_id_night_pk" PRIMARY KEY("room_id","night"),
	CONSTRAINT "room_night_expiry" CHECK (("room_night"."state" = 'booked') = ("room_night"."expires_at" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "room_type" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"active_status" boolean DEFAULT true NOT NULL,
	"room_code" text NOT NULL,
	"name" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"highlight" jsonb NOT NULL,
	"picture" text NOT NULL,
	"size_sqm" integer NOT NULL,
	"min_pax" smallint NOT NULL,
	"max_pax" smallint NOT NULL,
	"bed_types" jsonb NOT NULL,
	"amenities" jsonb NOT NULL,
	"priority" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "room_type_roomCode_unique" UNIQUE("room_code")
);
--> statement-breakpoint
CREATE TABLE "sandbox_bank"."callback" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" text NOT NULL,
	"url" text NOT NULL,
	"body" jsonb NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_bank"."refund" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" text NOT NULL,
	"amount_sen" bigint NOT NULL,
	"key" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_bank"."session" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference" text NOT NULL,
	"flow" text NOT NULL,
	"amount_sen" bigint NOT NULL,
	"currency" text NOT NULL,
	"description" text NOT NULL,
	"callback_url" text NOT NULL,
	"return_url" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "session_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "add_on_day" (
	"id" uuid PRIMARY KEY NOT NULL,
	"add_on_id" uuid NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "add_on_day_addOnId_day_unique" UNIQUE("add_on_id","day")
);
--> statement-breakpoint
CREATE TABLE "boat" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"active_status" boolean DEFAULT true NOT NULL,
	"kind" text NOT NULL,
	"name" jsonb NOT NULL,
	"seats" smallint NOT NULL,
	"charter_sen" bigint,
	"tickets" jsonb NOT NULL,
	"bands" jsonb
);
--> statement-breakpoint
CREATE TABLE "sailing" (
	"id" uuid PRIMARY KEY NOT NULL,
	"boat_id" uuid NOT NULL,
	"direction" text NOT NULL,
	"day" date NOT NULL,
	"time" time,
	"from_jetty" text NOT NULL,
	"to_jetty" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	CONSTRAINT "sailing_boatId_direction_day_time_unique" UNIQUE NULLS NOT DISTINCT("boat_id","direction","day","time")
);
--> statement-breakpoint
CREATE TABLE "sailing_time" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"boat_id" uuid NOT NULL,
	"direction" text NOT NULL,
	"time" time NOT NULL,
	"from_jetty" text NOT NULL,
	"to_jetty" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"capacity" integer NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "stock_capacity" CHECK ("stock"."held" >= 0 AND "stock"."sold" >= 0 AND "stock"."held" + "stock"."sold" <= "stock"."capacity")
);
--> statement-breakpoint
CREATE TABLE "stock_claim" (
	"stock_id" uuid NOT NULL,
	"hold_id" uuid NOT NULL,
	"pieces" integer NOT NULL,
	"state" text NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "stock_claim_stock_id_hold_id_pk" PRIMARY KEY("stock_id","hold_id"),
	CONSTRAINT "stock_claim_pieces" CHECK ("stock_claim"."pieces" > 0),
	CONSTRAINT "stock_claim_expiry" CHECK (("stock_claim"."state" = 'booked') = ("stock_claim"."expires_at" IS NULL))
);
--> statement-breakpoint
ALTER TABLE "audit_entry" ADD CONSTRAINT "audit_entry_staff_id_staff_user_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_link" ADD CONSTRAINT "mail_link_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_user" ADD CONSTRAINT "staff_user_role_id_staff_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."staff_role"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_hold_id_stay_hold_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."stay_hold"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_package_id_package_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."package"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_option_id_package_option_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."package_option"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_add_on" ADD CONSTRAINT "booking_add_on_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_crossing" ADD CONSTRAINT "booking_crossing_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_event" ADD CONSTRAINT "booking_event_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_event" ADD CONSTRAINT "booking_event_staff_id_staff_user_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_guest" ADD CONSTRAINT "booking_guest_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_line" ADD CONSTRAINT "booking_line_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_note" ADD CONSTRAINT "booking_note_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_note" ADD CONSTRAINT "booking_note_staff_id_staff_user_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_room" ADD CONSTRAINT "booking_room_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_room" ADD CONSTRAINT "booking_room_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_room" ADD CONSTRAINT "booking_room_room_type_id_room_type_id_fk" FOREIGN KEY ("room_type_id") REFERENCES "public"."room_type"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "add_on" ADD CONSTRAINT "add_on_category_id_add_on_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."add_on_category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_option" ADD CONSTRAINT "package_option_package_id_package_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."package"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "period" ADD CONSTRAINT "period_option_id_package_option_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."package_option"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate" ADD CONSTRAINT "rate_period_id_period_id_fk" FOREIGN KEY ("period_id") REFERENCES "public"."period"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate" ADD CONSTRAINT "rate_room_type_id_room_type_id_fk" FOREIGN KEY ("room_type_id") REFERENCES "public"."room_type"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_transaction_id_ledger_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transaction"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transaction" ADD CONSTRAINT "ledger_transaction_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transaction" ADD CONSTRAINT "ledger_transaction_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transaction" ADD CONSTRAINT "ledger_transaction_refund_id_refund_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refund"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "needs_person" ADD CONSTRAINT "needs_person_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_wallet_account_id_account_id_fk" FOREIGN KEY ("wallet_account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet" ADD CONSTRAINT "wallet_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room" ADD CONSTRAINT "room_room_type_id_room_type_id_fk" FOREIGN KEY ("room_type_id") REFERENCES "public"."room_type"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room" ADD CONSTRAINT "room_building_id_building_id_fk" FOREIGN KEY ("building_id") REFERENCES "public"."building"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_night" ADD CONSTRAINT "room_night_room_id_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_night" ADD CONSTRAINT "room_night_hold_id_stay_hold_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."stay_hold"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "add_on_day" ADD CONSTRAINT "add_on_day_id_stock_id_fk" FOREIGN KEY ("id") REFERENCES "public"."stock"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "add_on_day" ADD CONSTRAINT "add_on_day_add_on_id_add_on_id_fk" FOREIGN KEY ("add_on_id") REFERENCES "public"."add_on"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sailing" ADD CONSTRAINT "sailing_id_stock_id_fk" FOREIGN KEY ("id") REFERENCES "public"."stock"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sailing" ADD CONSTRAINT "sailing_boat_id_boat_id_fk" FOREIGN KEY ("boat_id") REFERENCES "public"."boat"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sailing_time" ADD CONSTRAINT "sailing_time_boat_id_boat_id_fk" FOREIGN KEY ("boat_id") REFERENCES "public"."boat"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_claim" ADD CONSTRAINT "stock_claim_stock_id_stock_id_fk" FOREIGN KEY ("stock_id") REFERENCES "public"."stock"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_claim" ADD CONSTRAINT "stock_claim_hold_id_stay_hold_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."stay_hold"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entry_subject_id_index" ON "audit_entry" USING btree ("subject_id");--> statement-breakpoint
CREATE UNIQUE INDEX "mail_link_token_hash_index" ON "mail_link" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "member_account_id_index" ON "member" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "session_person_id_index" ON "session" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "booking_owner_id_check_in_index" ON "booking" USING btree ("owner_id","check_in");--> statement-breakpoint
CREATE INDEX "booking_check_in_index" ON "booking" USING btree ("check_in");--> statement-breakpoint
CREATE INDEX "booking_check_out_index" ON "booking" USING btree ("check_out");--> statement-breakpoint
CREATE INDEX "booking_submitted_at_id_index" ON "booking" USING btree ("submitted_at","id");--> statement-breakpoint
CREATE INDEX "booking_add_on_booking_id_index" ON "booking_add_on" USING btree ("booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "booking_crossing_booking_id_direction_index" ON "booking_crossing" USING btree ("booking_id","direction");--> statement-breakpoint
CREATE INDEX "booking_crossing_day_index" ON "booking_crossing" USING btree ("day");--> statement-breakpoint
CREATE INDEX "booking_event_booking_id_index" ON "booking_event" USING btree ("booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "booking_guest_booking_id_position_index" ON "booking_guest" USING btree ("booking_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "booking_line_booking_id_position_index" ON "booking_line" USING btree ("booking_id","position");--> statement-breakpoint
CREATE INDEX "booking_note_booking_id_index" ON "booking_note" USING btree ("booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "booking_room_booking_id_position_index" ON "booking_room" USING btree ("booking_id","position");--> statement-breakpoint
CREATE INDEX "booking_room_room_id_index" ON "booking_room" USING btree ("room_id");--> statement-breakpoint
CREATE INDEX "draft_owner_id_index" ON "draft" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "stay_hold_owner_id_index" ON "stay_hold" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "package_option_package_id_index" ON "package_option" USING btree ("package_id");--> statement-breakpoint
CREATE INDEX "period_option_id_index" ON "period" USING btree ("option_id");--> statement-breakpoint
CREATE UNIQUE INDEX "rate_period_id_room_type_id_bed_type_guest_kind_index" ON "rate" USING btree ("period_id","room_type_id","bed_type","guest_kind");--> statement-breakpoint
CREATE UNIQUE INDEX "gateway_inbox_gateway_event_id_index" ON "gateway_inbox" USING btree ("gateway","event_id");--> statement-breakpoint
CREATE INDEX "gateway_inbox_gateway_ref_index" ON "gateway_inbox" USING btree ("gateway_ref");--> statement-breakpoint
CREATE INDEX "ledger_entry_transaction_id_index" ON "ledger_entry" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_entry_account_kind_account_key_index" ON "ledger_entry" USING btree ("account_kind","account_key");--> statement-breakpoint
CREATE INDEX "ledger_transaction_booking_id_index" ON "ledger_transaction" USING btree ("booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_once_per_payment" ON "ledger_transaction" USING btree ("payment_id","kind") WHERE payment_id IS NOT NULL AND refund_id IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_once_per_refund" ON "ledger_transaction" USING btree ("refund_id") WHERE refund_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "payment_booking_id_index" ON "payment" USING btree ("booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_gateway_gateway_ref_index" ON "payment" USING btree ("gateway","gateway_ref");--> statement-breakpoint
CREATE INDEX "refund_booking_id_index" ON "refund" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "idempotency_key_created_at" ON "idempotency_key" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rate_window_start" ON "rate_window" USING btree ("window_start");--> statement-breakpoint
CREATE INDEX "room_room_type_id_index" ON "room" USING btree ("room_type_id");--> statement-breakpoint
CREATE INDEX "room_night_hold_id_index" ON "room_night" USING btree ("hold_id");--> statement-breakpoint
CREATE INDEX "room_night_night_index" ON "room_night" USING btree ("night");--> statement-breakpoint
CREATE UNIQUE INDEX "refund_key_index" ON "sandbox_bank"."refund" USING btree ("key");--> statement-breakpoint
CREATE INDEX "sailing_day_index" ON "sailing" USING btree ("day");--> statement-breakpoint
CREATE INDEX "stock_claim_hold_id_index" ON "stock_claim" USING btree ("hold_id");