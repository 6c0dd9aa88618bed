CREATE TABLE "discount_request" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"draft_id" uuid NOT NULL,
	"held_at" timestamp with time zone NOT NULL,
	"discount" jsonb NOT NULL,
	"reason" text NOT NULL,
	"amount_sen" bigint NOT NULL,
	"stay_sen" bigint NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"requested_by" uuid NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"answered_by" uuid,
	"answered_at" timestamp with time zone,
	"answer" text DEFAULT '' NOT NULL,
	CONSTRAINT "discount_request_answer" CHECK (("discount_request"."state" IN ('approved', 'refused')) = ("discount_request"."answered_by" IS NOT NULL) AND ("discount_request"."answered_by" IS NULL) = ("discount_request"."answered_at" IS NULL)),
	CONSTRAINT "discount_request_refusal" CHECK ("discount_request"."state" <> 'refused' OR "discount_request"."answer" <> '')
);
--> statement-breakpoint
ALTER TABLE "discount_request" ADD CONSTRAINT "discount_request_draft_id_draft_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."draft"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_request" ADD CONSTRAINT "discount_request_requested_by_staff_user_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_request" ADD CONSTRAINT "discount_request_answered_by_staff_user_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "discount_request_open" ON "discount_request" USING btree ("draft_id") WHERE "discount_request"."state" = 'open';--> statement-breakpoint
CREATE INDEX "discount_request_draft_id_requested_at_index" ON "discount_request" USING btree ("draft_id","requested_at");