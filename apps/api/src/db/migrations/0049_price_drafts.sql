CREATE TABLE "price_change" (
	"option_id" uuid NOT NULL,
	"part" text NOT NULL,
	"key" text NOT NULL,
	"value" jsonb,
	"staff_id" uuid,
	"at" timestamp with time zone NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "price_change_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	CONSTRAINT "price_change_option_id_part_key_pk" PRIMARY KEY("option_id","part","key")
);
--> statement-breakpoint
CREATE TABLE "price_plan" (
	"option_id" uuid PRIMARY KEY NOT NULL,
	"publish_at" timestamp with time zone NOT NULL,
	"staff_id" uuid,
	"errors" smallint
);
--> statement-breakpoint
CREATE TABLE "price_version" (
	"option_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"staff_id" uuid,
	"act" text NOT NULL,
	"taken_from" integer,
	"card" jsonb NOT NULL,
	"changed" jsonb NOT NULL,
	CONSTRAINT "price_version_option_id_number_pk" PRIMARY KEY("option_id","number")
);
--> statement-breakpoint
ALTER TABLE "period" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "price_change" ADD CONSTRAINT "price_change_option_id_package_option_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."package_option"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_change" ADD CONSTRAINT "price_change_staff_id_staff_user_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_plan" ADD CONSTRAINT "price_plan_option_id_package_option_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."package_option"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_plan" ADD CONSTRAINT "price_plan_staff_id_staff_user_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_version" ADD CONSTRAINT "price_version_option_id_package_option_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."package_option"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_version" ADD CONSTRAINT "price_version_staff_id_staff_user_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CALL tell_news_of('price_change', 'prices', 'option_id');
--> statement-breakpoint
CALL tell_news_of('price_plan', 'prices', 'option_id');
--> statement-breakpoint
CALL tell_news_of('price_version', 'prices', 'option_id');
