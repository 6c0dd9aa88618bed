ALTER TABLE "bookmark" ALTER COLUMN "member_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "bookmark" ADD COLUMN "staff_id" uuid;--> statement-breakpoint
ALTER TABLE "bookmark" ADD CONSTRAINT "bookmark_staff_id_staff_user_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bookmark_staff_id_target_index" ON "bookmark" USING btree ("staff_id","target");--> statement-breakpoint
ALTER TABLE "bookmark" ADD CONSTRAINT "bookmark_owner" CHECK (num_nonnulls("bookmark"."member_id", "bookmark"."staff_id") = 1);