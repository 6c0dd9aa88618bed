CREATE TABLE "presence" (
	"line_id" uuid PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"chart" boolean DEFAULT false NOT NULL,
	"booking_id" uuid,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "presence" ADD CONSTRAINT "presence_staff_id_staff_user_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presence" ADD CONSTRAINT "presence_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presence" ADD CONSTRAINT "presence_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "presence_seen_at_index" ON "presence" USING btree ("seen_at");--> statement-breakpoint
-- What is open on a page is news; that the page is still there is none.
CREATE FUNCTION tell_presence() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was presence := CASE WHEN TG_OP = 'INSERT' THEN NULL ELSE OLD END;
  now_is presence := CASE WHEN TG_OP = 'DELETE' THEN NULL ELSE NEW END;
BEGIN
  IF coalesce(was.chart, false) <> coalesce(now_is.chart, false) OR was.booking_id IS DISTINCT FROM now_is.booking_id THEN
    PERFORM pg_notify('pulau_news', 'presence ' || coalesce(now_is.staff_id, was.staff_id));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER presence_tells AFTER INSERT OR UPDATE OR DELETE ON presence
  FOR EACH ROW EXECUTE FUNCTION tell_presence();
--> statement-breakpoint
ALTER TABLE "booking_room" ADD COLUMN "next" jsonb;--> statement-breakpoint
-- In which room the guests of a place sleep in a night, as `roomOfNight` says it: the first of their earlier ones that was theirs
-- until after it, the next one once they are to have changed into it, else the one that they have.
CREATE FUNCTION room_on(place booking_room, night date) RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT coalesce(
    (SELECT (slept.room ->> 'roomId')::uuid FROM jsonb_array_elements(place.earlier) WITH ORDINALITY AS slept(room, i)
      WHERE night < (slept.room ->> 'to')::date ORDER BY i LIMIT 1),
    CASE WHEN night >= (place.next ->> 'on')::date THEN (place.next ->> 'roomId')::uuid END,
    place.room_id)
$$;
