ALTER TABLE "booking_room" ADD COLUMN "parked" jsonb;--> statement-breakpoint
CREATE INDEX "booking_room_room_type_id_index" ON "booking_room" USING btree ("room_type_id") WHERE "booking_room"."parked" IS NOT NULL;--> statement-breakpoint
-- The room types of which a room is owed, on one of the nights from check-in to the day before check-out, to guests who are parked
-- without one: nothing of them is free then, for nobody but these guests.
CREATE FUNCTION owed_types(check_in date, check_out date, except_hold uuid) RETURNS SETOF uuid LANGUAGE sql STABLE AS $$
  SELECT p.room_type_id FROM booking_room p JOIN booking b ON b.id = p.booking_id
  WHERE p.parked IS NOT NULL AND p.parked ? 'lacking' AND b.state IN ('confirmed', 'awaitingPayment')
    AND b.hold_id IS DISTINCT FROM except_hold AND EXISTS (
      SELECT FROM jsonb_array_elements_text(p.parked -> 'lacking') AS lacking(night)
      WHERE lacking.night::date >= $1 AND lacking.night::date < $2)
$$;
--> statement-breakpoint
-- Guests for whom no room of their type is left are owed the next one that comes free: nobody else can be sold a night of the type
-- on which one is lacking. A hold keeps what it has, a room is closed all the same, and `claimRooms` gives rooms to those who have
-- one already, or are owed one.
CREATE FUNCTION keep_for_parked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.closure_id IS NULL AND current_setting('pulau.reseats', true) IS DISTINCT FROM 'on'
    AND EXISTS (SELECT FROM room r WHERE r.id = NEW.room_id
      AND r.room_type_id IN (SELECT owed_types(NEW.night, NEW.night + 1, NEW.hold_id)))
    AND NOT EXISTS (
      SELECT FROM room_night n WHERE n.room_id = NEW.room_id AND n.night = NEW.night AND n.hold_id = NEW.hold_id)
  THEN RETURN NULL;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER room_night_is_kept_for_parked BEFORE INSERT ON room_night
  FOR EACH ROW EXECUTE FUNCTION keep_for_parked();
--> statement-breakpoint
-- A stay that will not be slept waits for no room: whoever brings it back claims the last one that stood in for theirs, or another of
-- the type.
CREATE FUNCTION end_parking() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM booking_room WHERE booking_id = NEW.id AND parked IS NOT NULL) THEN
    UPDATE stay_hold SET stay = jsonb_set(stay, '{rooms}', (
        SELECT jsonb_agg(CASE WHEN place.room ? 'parked' THEN place.room - 'parked' - 'earlier' ELSE place.room END ORDER BY place.i)
        FROM jsonb_array_elements(stay -> 'rooms') WITH ORDINALITY AS place(room, i)))
      WHERE id = NEW.hold_id;
    UPDATE booking_room SET parked = NULL, earlier = NULL WHERE booking_id = NEW.id AND parked IS NOT NULL;
    UPDATE needs_person SET done_at = pulau_now(), outcome = 'notNeeded'
      WHERE kind = 'STAY_WITHOUT_ROOM' AND booking_id = NEW.id AND done_at IS NULL;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER booking_ends_parking AFTER UPDATE OF state ON booking FOR EACH ROW
  WHEN (OLD.state IN ('confirmed', 'awaitingPayment') AND NEW.state NOT IN ('confirmed', 'awaitingPayment'))
  EXECUTE FUNCTION end_parking();
