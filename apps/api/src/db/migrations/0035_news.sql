-- Whatever staff look at tells that it changed, in the transaction that changes it and whoever does it: a call, a job, a
-- gateway's message. Only kind and id are told. A statement that changes more than twenty things says "many" (`*`).
CREATE FUNCTION tell_news() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kind text := TG_ARGV[0];
  ids text[];
BEGIN
  EXECUTE format(
    'SELECT array_agg(id) FROM (SELECT DISTINCT %1$I::text AS id FROM changed WHERE %1$I IS NOT NULL LIMIT 21) named',
    TG_ARGV[1]) INTO ids;
  IF cardinality(ids) > 20 THEN
    PERFORM pg_notify('pulau_news', kind || ' *');
  ELSIF ids IS NOT NULL THEN
    PERFORM pg_notify('pulau_news', kind || ' ' || id) FROM unnest(ids) id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Has a table tell of the thing of this kind that the column names.
CREATE PROCEDURE tell_news_of(told regclass, kind text, id_column text) LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE TRIGGER %I AFTER INSERT ON %s REFERENCING NEW TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION tell_news(%L, %L)', kind || '_news_of_insert', told, kind, id_column);
  EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON %s REFERENCING NEW TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION tell_news(%L, %L)', kind || '_news_of_update', told, kind, id_column);
  EXECUTE format('CREATE TRIGGER %I AFTER DELETE ON %s REFERENCING OLD TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION tell_news(%L, %L)', kind || '_news_of_delete', told, kind, id_column);
END $$;
--> statement-breakpoint
CALL tell_news_of('booking', 'booking', 'id');
--> statement-breakpoint
CALL tell_news_of('booking_room', 'booking', 'booking_id');
--> statement-breakpoint
CALL tell_news_of('booking_guest', 'booking', 'booking_id');
--> statement-breakpoint
CALL tell_news_of('booking_note', 'booking', 'booking_id');
--> statement-breakpoint
CALL tell_news_of('booking_event', 'booking', 'booking_id');
--> statement-breakpoint
CALL tell_news_of('payment', 'booking', 'booking_id');
--> statement-breakpoint
CALL tell_news_of('refund', 'booking', 'booking_id');
--> statement-breakpoint
CALL tell_news_of('payment', 'money', 'id');
--> statement-breakpoint
CALL tell_news_of('refund', 'money', 'id');
--> statement-breakpoint
CALL tell_news_of('needs_person', 'money', 'id');
--> statement-breakpoint
CALL tell_news_of('room', 'room', 'id');
