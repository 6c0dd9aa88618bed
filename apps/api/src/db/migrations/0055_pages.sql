CREATE TABLE "page" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"place" text NOT NULL,
	"position" integer NOT NULL,
	"draft" jsonb NOT NULL,
	"shown_number" integer,
	CONSTRAINT "page_slug_unique" UNIQUE("slug"),
	CONSTRAINT "page_slug" CHECK ("page"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
--> statement-breakpoint
CREATE TABLE "page_version" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"page_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"staff_id" uuid,
	"text" jsonb NOT NULL,
	CONSTRAINT "page_version_pageId_number_unique" UNIQUE("page_id","number")
);
--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "agreed_texts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "page_version" ADD CONSTRAINT "page_version_staff_id_staff_user_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "page_of_kind" ON "page" USING btree ("kind") WHERE "page"."kind" <> 'own';--> statement-breakpoint
-- What a booking agreed to is never other afterwards.
CREATE TRIGGER page_version_is_kept BEFORE UPDATE OR DELETE ON "page_version" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
