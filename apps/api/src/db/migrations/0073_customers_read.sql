-- Whoever books for guests could find their accounts; from now on that is a right over customers.
UPDATE staff_role SET permissions = jsonb_set(permissions, '{customers}',
    '{"write": false, "create": false, "delete": false}'::jsonb || coalesce(permissions -> 'customers', '{}'::jsonb) || '{"read": true}'::jsonb)
  WHERE permissions -> 'bookings' -> 'create' = 'true'::jsonb;--> statement-breakpoint
UPDATE staff_user SET permissions = jsonb_set(permissions, '{customers}',
    '{"write": false, "create": false, "delete": false}'::jsonb || coalesce(permissions -> 'customers', '{}'::jsonb) || '{"read": true}'::jsonb)
  WHERE permissions -> 'bookings' -> 'create' = 'true'::jsonb;
