ALTER TABLE "sailing_time" ALTER COLUMN "time" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "boat" ADD COLUMN "daily" smallint;--> statement-breakpoint
ALTER TABLE "sailing" ADD COLUMN "active_status" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "sailing_time" ADD COLUMN "timetable" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sailing_time" ADD COLUMN "season_from" text DEFAULT '01-01' NOT NULL;--> statement-breakpoint
ALTER TABLE "sailing_time" ADD COLUMN "season_to" text DEFAULT '12-31' NOT NULL;--> statement-breakpoint
ALTER TABLE "sailing_time" ADD COLUMN "weekdays" jsonb DEFAULT '[1,2,3,4,5,6,7]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "sailing_time" ADD COLUMN "excluded" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- Charters had no regular times: what they sail is taken from their days.
UPDATE "boat" SET "daily" = coalesce((
  SELECT max(k.capacity) FROM "sailing" s JOIN "stock" k ON k.id = s.id WHERE s.boat_id = "boat".id), 1)
WHERE "kind" = 'charter';--> statement-breakpoint
INSERT INTO "sailing_time" ("boat_id", "direction", "time", "from_jetty", "to_jetty")
SELECT DISTINCT ON (s.boat_id, s.direction) s.boat_id, s.direction, NULL::time, s.from_jetty, s.to_jetty
FROM "sailing" s JOIN "boat" b ON b.id = s.boat_id
WHERE b.kind = 'charter' AND s.time IS NULL ORDER BY s.boat_id, s.direction, s.day DESC;
