ALTER TABLE "booking_guest" ADD COLUMN "allergies" text;
--> statement-breakpoint
-- Who sees every booking and changes rooms today sees what the kitchen cooks, as on the page of the day.
UPDATE staff_role SET permissions = permissions ||
  '{"kitchen": {"read": true, "write": false, "create": false, "delete": false}}'::jsonb
WHERE permissions -> 'bookings' ->> 'read' = 'true' AND permissions -> 'rooms' ->> 'write' = 'true';
