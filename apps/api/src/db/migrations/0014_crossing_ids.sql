-- Bookings of before a boat could be changed: the sailing of a ferry, the boat of a charter.
UPDATE "booking_crossing" c SET "crossing_id" = CASE c."kind" WHEN 'ferry' THEN s."id" ELSE s."boat_id" END
FROM "sailing" s WHERE c."crossing_id" IS NULL AND s."id" = c."stock_id";
