ALTER TABLE "housekeeping_room" ADD COLUMN "assigned_at" timestamp with time zone;--> statement-breakpoint
-- Whoever reads bookings reads what their guests do; the dive shop has a right of its own for that.
UPDATE staff_role SET permissions = permissions || jsonb_build_object('activities', jsonb_build_object('read', true,
    'write', false, 'create', false, 'delete', false))
  WHERE permissions -> 'bookings' -> 'read' = 'true'::jsonb AND NOT permissions ? 'activities';--> statement-breakpoint
UPDATE staff_user SET permissions = permissions || jsonb_build_object('activities', jsonb_build_object('read', true,
    'write', false, 'create', false, 'delete', false))
  WHERE permissions -> 'bookings' -> 'read' = 'true'::jsonb AND NOT permissions ? 'activities';
