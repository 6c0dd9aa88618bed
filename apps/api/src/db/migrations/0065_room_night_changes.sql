CREATE TABLE "room_night_change" (
	"xact" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"room_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "room_night_change_xact_index" ON "room_night_change" USING btree ("xact");--> statement-breakpoint
CREATE INDEX "room_night_change_at_index" ON "room_night_change" USING btree ("at");--> statement-breakpoint
-- Whoever keeps claimed nights in mind learns here which rooms to read anew.
CREATE FUNCTION note_room_nights() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO room_night_change (room_id) SELECT DISTINCT room_id FROM changed;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION note_altered_room_nights() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO room_night_change (room_id) SELECT room_id FROM changed UNION SELECT room_id FROM before;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER notes_claimed_nights AFTER INSERT ON room_night
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_room_nights();--> statement-breakpoint
CREATE TRIGGER notes_altered_nights AFTER UPDATE ON room_night
  REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_altered_room_nights();--> statement-breakpoint
CREATE TRIGGER notes_freed_nights AFTER DELETE ON room_night
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_room_nights();
