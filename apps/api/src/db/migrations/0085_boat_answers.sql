ALTER TABLE "disrupted_crossing" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "disrupted_crossing" ADD COLUMN "answer_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "disrupted_crossing" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "disrupted_crossing" ADD COLUMN "answered_by" uuid;--> statement-breakpoint
ALTER TABLE "disrupted_crossing" ADD CONSTRAINT "disrupted_crossing_answered_by_staff_user_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disrupted_crossing" ADD CONSTRAINT "disrupted_crossing_answer" CHECK (("disrupted_crossing"."answer" IS NULL) = ("disrupted_crossing"."answered_at" IS NULL) AND ("disrupted_crossing"."answer" IS NULL OR "disrupted_crossing"."solution" <> 'later'));