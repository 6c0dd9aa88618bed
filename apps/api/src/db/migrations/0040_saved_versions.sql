CREATE TABLE "saved_version" (
	"thing" text NOT NULL,
	"key" text NOT NULL,
	"version" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"saver" text NOT NULL,
	"staff_id" uuid,
	"changed" jsonb NOT NULL,
	CONSTRAINT "saved_version_thing_key_version_pk" PRIMARY KEY("thing","key","version")
);
--> statement-breakpoint
ALTER TABLE "saved_version" ADD CONSTRAINT "saved_version_staff_id_staff_user_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;