CREATE TABLE "person_preference" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"staff_id" uuid,
	"member_id" uuid,
	"name" text NOT NULL,
	"value" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "of_one_person" CHECK (num_nonnulls("person_preference"."staff_id", "person_preference"."member_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "person_preference" ADD CONSTRAINT "person_preference_staff_id_staff_user_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_preference" ADD CONSTRAINT "person_preference_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "person_preference_staff_id_name_index" ON "person_preference" USING btree ("staff_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "person_preference_member_id_name_index" ON "person_preference" USING btree ("member_id","name");