ALTER TABLE "group_entry" DROP CONSTRAINT "group_entry_way";--> statement-breakpoint
ALTER TABLE "purchase" DROP CONSTRAINT "purchase_account";--> statement-breakpoint
ALTER TABLE "group_entry" ALTER COLUMN "staff_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "group_entry" ADD COLUMN "purchase_id" uuid;--> statement-breakpoint
ALTER TABLE "group_entry" ADD CONSTRAINT "group_entry_purchase_id_purchase_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchase"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_entry" ADD CONSTRAINT "group_entry_purchaseId_unique" UNIQUE("purchase_id");--> statement-breakpoint
ALTER TABLE "group_entry" ADD CONSTRAINT "group_entry_by" CHECK (("group_entry"."purchase_id" IS NULL) = ("group_entry"."staff_id" IS NOT NULL));--> statement-breakpoint
ALTER TABLE "group_entry" ADD CONSTRAINT "group_entry_linked" CHECK ("group_entry"."purchase_id" IS NULL OR "group_entry"."kind" = 'received');--> statement-breakpoint
ALTER TABLE "group_entry" ADD CONSTRAINT "group_entry_way" CHECK (("group_entry"."kind" = 'kept' OR "group_entry"."purchase_id" IS NOT NULL) = ("group_entry"."way" IS NULL));--> statement-breakpoint
ALTER TABLE "purchase" ADD CONSTRAINT "purchase_account" CHECK (("purchase"."flow" IN ('till', 'group')) = ("purchase"."account_id" IS NULL));