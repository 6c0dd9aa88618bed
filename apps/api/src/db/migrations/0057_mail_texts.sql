CREATE TABLE "mail_text_version" (
	"mail" text NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"staff_id" uuid,
	"text" jsonb,
	CONSTRAINT "mail_text_version_mail_number_pk" PRIMARY KEY("mail","number")
);
--> statement-breakpoint
ALTER TABLE "mail_text_version" ADD CONSTRAINT "mail_text_version_staff_id_staff_user_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;