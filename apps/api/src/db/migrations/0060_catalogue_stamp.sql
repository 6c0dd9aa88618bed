CREATE TABLE "catalogue_stamp" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"number" bigint DEFAULT 0 NOT NULL,
	"raised_by" text,
	CONSTRAINT "catalogue_stamp_only" CHECK ("catalogue_stamp"."only")
);
--> statement-breakpoint
INSERT INTO "catalogue_stamp" DEFAULT VALUES;--> statement-breakpoint
CREATE FUNCTION raise_catalogue_stamp() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE catalogue_stamp SET number = number + 1, raised_by = pg_current_xact_id()::text
  WHERE raised_by IS DISTINCT FROM pg_current_xact_id()::text;
  RETURN NULL;
END $$;--> statement-breakpoint
-- At commit, when nothing else is waited for: two who change different packages never wait for one another in a ring.
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY[
    'package', 'package_option', 'period', 'rate', 'rate_card', 'surcharge', 'fee', 'tax', 'add_on_category', 'add_on',
    'included_add_on', 'building', 'amenity', 'room_type', 'room_type_amenity', 'bed', 'bed_option', 'bed_option_bed', 'room',
    'room_link', 'boat', 'sailing_time', 'transport_point', 'transfer_vehicle', 'land_transfer', 'excluded_boat',
    'included_transport', 'agent_contract'
  ] LOOP
    EXECUTE format('CREATE CONSTRAINT TRIGGER raises_catalogue_stamp AFTER INSERT OR UPDATE OR DELETE ON %I
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_catalogue_stamp()', name);
  END LOOP;
END $$;
