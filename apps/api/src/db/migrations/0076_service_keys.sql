CREATE TABLE "service_keys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"service" text NOT NULL,
	"sealed" text NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	"set_by" uuid,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "service_keys" ADD CONSTRAINT "service_keys_set_by_staff_user_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "service_keys_service_index" ON "service_keys" USING btree ("service") WHERE "service_keys"."ended_at" is null;