ALTER TABLE "stay_hold" ADD COLUMN "came_from" text;--> statement-breakpoint
CREATE INDEX "stay_hold_came_from_created_at_index" ON "stay_hold" USING btree ("came_from","created_at");