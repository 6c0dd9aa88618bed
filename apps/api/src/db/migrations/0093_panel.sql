CREATE TABLE "courtesy_hold" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"mobile" text,
	"email" text,
	"language" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"made_by" uuid NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" uuid,
	CONSTRAINT "courtesy_hold_reach" CHECK ("courtesy_hold"."mobile" IS NOT NULL OR "courtesy_hold"."email" IS NOT NULL),
	CONSTRAINT "courtesy_hold_end" CHECK ("courtesy_hold"."ended_by" IS NULL OR "courtesy_hold"."ended_at" IS NOT NULL)
);
--> statement-breakpoint
ALTER TABLE "draft" ADD COLUMN "discount" jsonb;--> statement-breakpoint
ALTER TABLE "staff_role" ADD COLUMN "discount_limit" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "courtesy_hold" ADD CONSTRAINT "courtesy_hold_id_stay_hold_id_fk" FOREIGN KEY ("id") REFERENCES "public"."stay_hold"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courtesy_hold" ADD CONSTRAINT "courtesy_hold_made_by_staff_user_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courtesy_hold" ADD CONSTRAINT "courtesy_hold_ended_by_staff_user_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "courtesy_hold_until_id_index" ON "courtesy_hold" USING btree ("until","id");--> statement-breakpoint
ALTER TABLE "staff_role" ADD CONSTRAINT "staff_role_discount_limit" CHECK ("staff_role"."discount_limit" BETWEEN 0 AND 10000);