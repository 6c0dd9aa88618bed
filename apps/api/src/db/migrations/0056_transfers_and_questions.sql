CREATE TABLE "feedback_question" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"list_no" integer DEFAULT 0 NOT NULL,
	"active_status" boolean DEFAULT true NOT NULL,
	"question" jsonb NOT NULL,
	"kind" text NOT NULL,
	"required" boolean DEFAULT false NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "feedback_question_listNo_unique" UNIQUE("list_no")
);
--> statement-breakpoint
ALTER TABLE "lead_source" ADD COLUMN "list_no" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "excluded_boat" ADD COLUMN "list_no" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "land_transfer" ADD COLUMN "list_no" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "land_transfer" ADD COLUMN "departures" jsonb DEFAULT '{"out":[],"back":[]}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "transfer_vehicle" ADD COLUMN "list_no" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "transport_point" ADD COLUMN "list_no" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE lead_source t SET list_no = n.no FROM (SELECT id, row_number() OVER (ORDER BY position, id) AS no FROM lead_source) n WHERE n.id = t.id;--> statement-breakpoint
UPDATE excluded_boat t SET list_no = n.no FROM (SELECT id, row_number() OVER (ORDER BY "from", id) AS no FROM excluded_boat) n WHERE n.id = t.id;--> statement-breakpoint
UPDATE land_transfer t SET list_no = n.no FROM (SELECT id, row_number() OVER (ORDER BY position, id) AS no FROM land_transfer) n WHERE n.id = t.id;--> statement-breakpoint
UPDATE transfer_vehicle t SET list_no = n.no FROM (SELECT id, row_number() OVER (ORDER BY name ->> 'en', id) AS no FROM transfer_vehicle) n WHERE n.id = t.id;--> statement-breakpoint
UPDATE transport_point t SET list_no = n.no FROM (SELECT id, row_number() OVER (ORDER BY position, id) AS no FROM transport_point) n WHERE n.id = t.id;--> statement-breakpoint
ALTER TABLE "lead_source" ADD CONSTRAINT "lead_source_listNo_unique" UNIQUE("list_no");--> statement-breakpoint
ALTER TABLE "excluded_boat" ADD CONSTRAINT "excluded_boat_listNo_unique" UNIQUE("list_no");--> statement-breakpoint
ALTER TABLE "land_transfer" ADD CONSTRAINT "land_transfer_listNo_unique" UNIQUE("list_no");--> statement-breakpoint
ALTER TABLE "transfer_vehicle" ADD CONSTRAINT "transfer_vehicle_listNo_unique" UNIQUE("list_no");--> statement-breakpoint
ALTER TABLE "transport_point" ADD CONSTRAINT "transport_point_listNo_unique" UNIQUE("list_no");--> statement-breakpoint
CREATE TRIGGER lead_source_is_numbered BEFORE INSERT ON lead_source FOR EACH ROW EXECUTE FUNCTION number_in_list();--> statement-breakpoint
CREATE TRIGGER excluded_boat_is_numbered BEFORE INSERT ON excluded_boat FOR EACH ROW EXECUTE FUNCTION number_in_list();--> statement-breakpoint
CREATE TRIGGER land_transfer_is_numbered BEFORE INSERT ON land_transfer FOR EACH ROW EXECUTE FUNCTION number_in_list();--> statement-breakpoint
CREATE TRIGGER transfer_vehicle_is_numbered BEFORE INSERT ON transfer_vehicle FOR EACH ROW EXECUTE FUNCTION number_in_list();--> statement-breakpoint
CREATE TRIGGER transport_point_is_numbered BEFORE INSERT ON transport_point FOR EACH ROW EXECUTE FUNCTION number_in_list();--> statement-breakpoint
CREATE TRIGGER feedback_question_is_numbered BEFORE INSERT ON feedback_question FOR EACH ROW EXECUTE FUNCTION number_in_list();
