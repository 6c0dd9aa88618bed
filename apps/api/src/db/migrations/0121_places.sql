CREATE TABLE "former_slug" (
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"target" uuid NOT NULL,
	CONSTRAINT "former_slug_kind_slug_pk" PRIMARY KEY("kind","slug")
);
--> statement-breakpoint
ALTER TABLE "package" ADD COLUMN "slug" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "building" ADD COLUMN "map_x" smallint;--> statement-breakpoint
ALTER TABLE "building" ADD COLUMN "map_y" smallint;--> statement-breakpoint
ALTER TABLE "room_type" ADD COLUMN "slug" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "building" ADD CONSTRAINT "building_on_map" CHECK ("building"."map_x" BETWEEN 0 AND 1000 AND "building"."map_y" BETWEEN 0 AND 1000);--> statement-breakpoint
ALTER TABLE "building" ADD CONSTRAINT "building_map_whole" CHECK (("building"."map_x" IS NULL) = ("building"."map_y" IS NULL));--> statement-breakpoint
CREATE FUNCTION slug_of(words text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT trim(both '-' from left(regexp_replace(
    regexp_replace(lower(normalize(coalesce(words, ''), NFKD)), '[\u0300-\u036f''’]', '', 'g'),
    '[^a-z0-9]+', '-', 'g'), 60))
$$;--> statement-breakpoint
-- A page's address follows its English name. Two of one name: the later has its code behind, then a number. Whoever names
-- one waits for whoever names another of its kind, so that both never take the same. The address of before leads on.
CREATE FUNCTION set_slug() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  code text := slug_of(to_jsonb(NEW) ->> TG_ARGV[0]);
  wanted text := coalesce(nullif(slug_of(NEW.name ->> 'en'), ''), nullif(code, ''), 'page');
  tried text := wanted;
  place integer := 1;
  taken boolean;
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.slug <> '' AND slug_of(NEW.name ->> 'en') = slug_of(OLD.name ->> 'en') THEN
    NEW.slug := OLD.slug;
    RETURN NEW;
  END IF;
  PERFORM pg_advisory_xact_lock(hashtext('slug of a ' || TG_TABLE_NAME));
  LOOP
    EXECUTE format('SELECT EXISTS (SELECT FROM %I WHERE slug = $1 AND id <> $2)', TG_TABLE_NAME)
      INTO taken USING tried, NEW.id;
    EXIT WHEN NOT taken;
    tried := CASE WHEN place = 1 AND code <> '' THEN wanted || '-' || code ELSE wanted || '-' || (place + 1) END;
    place := place + 1;
  END LOOP;
  NEW.slug := tried;
  IF TG_OP = 'UPDATE' AND OLD.slug <> '' AND OLD.slug <> tried THEN
    INSERT INTO former_slug (kind, slug, target) VALUES (TG_TABLE_NAME, OLD.slug, OLD.id)
    ON CONFLICT (kind, slug) DO UPDATE SET target = excluded.target;
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER sets_slug BEFORE INSERT OR UPDATE OF name, slug ON "package"
  FOR EACH ROW EXECUTE FUNCTION set_slug('code');--> statement-breakpoint
CREATE TRIGGER sets_slug BEFORE INSERT OR UPDATE OF name, slug ON "room_type"
  FOR EACH ROW EXECUTE FUNCTION set_slug('room_code');--> statement-breakpoint
UPDATE "package" SET name = name;--> statement-breakpoint
UPDATE "room_type" SET name = name;--> statement-breakpoint
-- A table with deferred triggers that wait can't be altered.
SET CONSTRAINTS ALL IMMEDIATE;--> statement-breakpoint
SET CONSTRAINTS ALL DEFERRED;--> statement-breakpoint
ALTER TABLE "package" ADD CONSTRAINT "package_slug_unique" UNIQUE("slug");--> statement-breakpoint
ALTER TABLE "room_type" ADD CONSTRAINT "room_type_slug_unique" UNIQUE("slug");
