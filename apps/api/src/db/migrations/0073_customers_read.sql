-- Whoever books for guests could find their accounts; from now on that is a right over customers.
UPDATE staff_role SET permissions = jsonb_set(permissions, '{customers}',
    '{"write": false, "create": false, "delete": false}'::jsonb || coalesce(permissions -> 'customers', '{}'::jsonb) || '{"read": true}'::jsonb)
  WHERE permissions -> 'bookings' -> 'create' = 'true'::jsonb;--> statement-breakpoint
UPDATE staff_user SET permissions = jsonb_set(permissions, '{customers}',
    '{"write": false, "create": false, "delete": false}'::jsonb || coalesce(permissions -> 'customers', '{}'::jsonb) || '{"read": true}'::jsonb)
  WHERE permissions -> 'bookings' -> 'create' = 'true'::jsonb;--> statement-breakpoint
-- Whose own row over customers hides their role's, and who may book by either.
UPDATE staff_user u SET permissions = jsonb_set(u.permissions, '{customers,read}', 'true'::jsonb)
  FROM staff_role r
  WHERE r.id = u.role_id AND u.permissions ? 'customers'
    AND coalesce(u.permissions -> 'bookings' -> 'create', r.permissions -> 'bookings' -> 'create') = 'true'::jsonb;
