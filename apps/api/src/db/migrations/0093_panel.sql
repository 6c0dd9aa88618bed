ALTER TABLE "draft" ADD COLUMN "discount" jsonb;--> statement-breakpoint
ALTER TABLE "staff_role" ADD COLUMN "discount_limit" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_role" ADD CONSTRAINT "staff_role_discount_limit" CHECK ("staff_role"."discount_limit" BETWEEN 0 AND 10000);