CREATE INDEX "stay_hold_promo_index" ON "stay_hold" USING btree (("stay" -> 'promo' ->> 'promoCodeId')) WHERE ("stay_hold"."stay" -> 'promo' ->> 'promoCodeId') IS NOT NULL;--> statement-breakpoint
-- Addresses of other sites were taken, and no page may show them: what is neither an icon of ours nor an uploaded picture goes.
UPDATE "amenity" SET "icon_path" = '' WHERE "icon_path" !~ '^/api/resort/picture/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' AND "icon_path" NOT IN ('', 'air-conditioning', 'fan', 'breeze', 'bath', 'beach', 'bottle', 'coffee', 'tv', 'fridge', 'safe', 'child', 'plug', 'diving', 'stairs', 'wheelchair', 'wifi');--> statement-breakpoint
-- Pages that were deleted had left their entries in the saved menu.
UPDATE "resort_setting" SET "value" = jsonb_set("value", '{entries}', (
  SELECT coalesce(jsonb_agg(e.entry ORDER BY e.place), '[]') FROM jsonb_array_elements("value" -> 'entries') WITH ORDINALITY AS e(entry, place)
  WHERE e.entry ->> 'type' <> 'page' OR e.entry ->> 'id' IN (SELECT slug FROM page UNION ALL SELECT slug FROM page_address)))
WHERE "name" = 'menu' AND jsonb_typeof("value" -> 'entries') = 'array';
