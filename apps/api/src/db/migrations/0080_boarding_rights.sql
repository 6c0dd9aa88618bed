-- Whoever could see the boats may see who boards them, and tick them off where they change boats or are drivers.
UPDATE staff_role SET permissions = permissions || jsonb_build_object('boarding', jsonb_build_object('read', true,
    'write', name = 'Driver' OR coalesce(permissions -> 'boats' -> 'write', 'false') = 'true'::jsonb, 'create', false, 'delete', false))
  WHERE permissions -> 'boats' -> 'read' = 'true'::jsonb AND NOT permissions ? 'boarding';--> statement-breakpoint
UPDATE staff_user SET permissions = permissions || jsonb_build_object('boarding', jsonb_build_object('read', true,
    'write', coalesce(permissions -> 'boats' -> 'write', 'false') = 'true'::jsonb, 'create', false, 'delete', false))
  WHERE permissions -> 'boats' -> 'read' = 'true'::jsonb AND NOT permissions ? 'boarding';
