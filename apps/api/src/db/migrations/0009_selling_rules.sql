CREATE TABLE "included_add_on" (
	"option_id" uuid NOT NULL,
	"add_on_id" uuid NOT NULL,
	"count" smallint NOT NULL,
	"per" text NOT NULL,
	"day_of_stay" smallint,
	CONSTRAINT "included_add_on_option_id_add_on_id_pk" PRIMARY KEY("option_id","add_on_id"),
	CONSTRAINT "included_count" CHECK ("included_add_on"."count" BETWEEN 1 AND 100)
);
--> statement-breakpoint
ALTER TABLE "add_on" ADD COLUMN "package_id" uuid;--> statement-breakpoint
ALTER TABLE "package_option" ADD COLUMN "usual_option_id" uuid;--> statement-breakpoint
ALTER TABLE "period" ADD COLUMN "min_nights" smallint;--> statement-breakpoint
ALTER TABLE "period" ADD COLUMN "max_nights" smallint;--> statement-breakpoint
ALTER TABLE "period" ADD COLUMN "closed_arrivals" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "period" ADD COLUMN "departure_weekdays" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "period" ADD COLUMN "closed_departures" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "package" ADD COLUMN "account_id" uuid;--> statement-breakpoint
ALTER TABLE "included_add_on" ADD CONSTRAINT "included_add_on_option_id_package_option_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."package_option"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "included_add_on" ADD CONSTRAINT "included_add_on_add_on_id_add_on_id_fk" FOREIGN KEY ("add_on_id") REFERENCES "public"."add_on"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "add_on" ADD CONSTRAINT "add_on_package_id_package_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."package"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_option" ADD CONSTRAINT "package_option_usual_option_id_package_option_id_fk" FOREIGN KEY ("usual_option_id") REFERENCES "public"."package_option"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package" ADD CONSTRAINT "package_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;