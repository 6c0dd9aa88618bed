ALTER TABLE "add_on" ADD COLUMN "list_no" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "add_on" ADD COLUMN "from" date;--> statement-breakpoint
ALTER TABLE "add_on" ADD COLUMN "to" date;--> statement-breakpoint
ALTER TABLE "add_on" ADD COLUMN "weekdays" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "add_on" ADD COLUMN "excluded" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "add_on" ADD COLUMN "pictures" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "add_on_category" ADD COLUMN "list_no" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE add_on_category t SET list_no = n.no FROM (SELECT id, row_number() OVER (ORDER BY position, id) AS no FROM add_on_category) n WHERE n.id = t.id;--> statement-breakpoint
UPDATE add_on t SET list_no = n.no FROM (SELECT a.id, row_number() OVER (ORDER BY c.position, c.id, a.position, a.id) AS no FROM add_on a JOIN add_on_category c ON c.id = a.category_id) n WHERE n.id = t.id;--> statement-breakpoint
SET CONSTRAINTS ALL IMMEDIATE;--> statement-breakpoint
ALTER TABLE "add_on" ADD CONSTRAINT "add_on_listNo_unique" UNIQUE("list_no");--> statement-breakpoint
ALTER TABLE "add_on_category" ADD CONSTRAINT "add_on_category_listNo_unique" UNIQUE("list_no");--> statement-breakpoint
CREATE TRIGGER add_on_category_is_numbered BEFORE INSERT ON add_on_category FOR EACH ROW EXECUTE FUNCTION number_in_list();--> statement-breakpoint
CREATE TRIGGER add_on_is_numbered BEFORE INSERT ON add_on FOR EACH ROW EXECUTE FUNCTION number_in_list();
