CREATE INDEX "boarding_act_named" ON "boarding_act" USING btree ("received_at") WHERE "boarding_act"."guest_name" <> '';--> statement-breakpoint
CREATE INDEX "kept_manifest_sailing_id_booking_id_index" ON "kept_manifest" USING btree ("sailing_id","booking_id");--> statement-breakpoint
CREATE INDEX "booking_crossing_stock_id_index" ON "booking_crossing" USING btree ("stock_id");--> statement-breakpoint
CREATE INDEX "booking_crossing_charter" ON "booking_crossing" USING btree ("stock_id") WHERE "booking_crossing"."kind" = 'charter';