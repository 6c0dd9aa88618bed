CREATE TABLE "deleted_record" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"list" text NOT NULL,
	"record_no" integer NOT NULL,
	"rows" jsonb NOT NULL,
	"staff_id" uuid NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "department" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"list_no" integer DEFAULT 0 NOT NULL,
	"active_status" boolean DEFAULT true NOT NULL,
	"name" text NOT NULL,
	"desc" text DEFAULT '' NOT NULL,
	CONSTRAINT "department_listNo_unique" UNIQUE("list_no"),
	CONSTRAINT "department_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "staff_invitation" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"staff_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_recovery_code" (
	"staff_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "staff_recovery_code_staff_id_code_hash_pk" PRIMARY KEY("staff_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "staff_role_department" (
	"role_id" uuid NOT NULL,
	"department_id" uuid NOT NULL,
	CONSTRAINT "staff_role_department_role_id_department_id_pk" PRIMARY KEY("role_id","department_id")
);
--> statement-breakpoint
CREATE TABLE "room_type_amenity" (
	"room_type_id" uuid NOT NULL,
	"amenity_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "room_type_amenity_room_type_id_amenity_id_pk" PRIMARY KEY("room_type_id","amenity_id")
);
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "view_role_id" uuid;--> statement-breakpoint
ALTER TABLE "staff_role" ADD COLUMN "list_no" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_role" ADD COLUMN "locked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_role" ADD COLUMN "require_two_step" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_user" ADD COLUMN "list_no" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_user" ADD COLUMN "avatar" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_user" ADD COLUMN "dob" date;--> statement-breakpoint
ALTER TABLE "staff_user" ADD COLUMN "gender" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_user" ADD COLUMN "country" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_user" ADD COLUMN "department_id" uuid;--> statement-breakpoint
ALTER TABLE "staff_user" ADD COLUMN "company" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_user" ADD COLUMN "mobile" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_user" ADD COLUMN "website" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_user" ADD COLUMN "languages_known" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_user" ADD COLUMN "contact_options" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_user" ADD COLUMN "location" jsonb DEFAULT '{"add_line_1":"","add_line_2":"","post_code":"","city":"","state":"","country":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_user" ADD COLUMN "social_links" jsonb DEFAULT '{"twitter":"","facebook":"","instagram":"","github":"","codepen":"","slack":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_user" ADD COLUMN "joined_at" timestamp with time zone DEFAULT pulau_now();--> statement-breakpoint
ALTER TABLE "staff_user" ADD COLUMN "blocked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff_user" ADD COLUMN "totp_sealed" text;--> statement-breakpoint
ALTER TABLE "staff_user" ADD COLUMN "totp_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff_user" ADD COLUMN "totp_step" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_user" ADD COLUMN "two_step_due" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "amenity" ADD COLUMN "list_no" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bed" ADD COLUMN "list_no" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "building" ADD COLUMN "list_no" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "room" ADD COLUMN "list_no" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "room_type" ADD COLUMN "list_no" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "room_type" ADD COLUMN "images" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_invitation" ADD CONSTRAINT "staff_invitation_staff_id_staff_user_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_recovery_code" ADD CONSTRAINT "staff_recovery_code_staff_id_staff_user_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_role_department" ADD CONSTRAINT "staff_role_department_role_id_staff_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."staff_role"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_role_department" ADD CONSTRAINT "staff_role_department_department_id_department_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."department"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_type_amenity" ADD CONSTRAINT "room_type_amenity_room_type_id_room_type_id_fk" FOREIGN KEY ("room_type_id") REFERENCES "public"."room_type"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_type_amenity" ADD CONSTRAINT "room_type_amenity_amenity_id_amenity_id_fk" FOREIGN KEY ("amenity_id") REFERENCES "public"."amenity"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deleted_record_list_record_no_index" ON "deleted_record" USING btree ("list","record_no");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_invitation_token_hash_index" ON "staff_invitation" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "staff_invitation_staff_id_index" ON "staff_invitation" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "room_type_amenity_amenity_id_index" ON "room_type_amenity" USING btree ("amenity_id");--> statement-breakpoint
ALTER TABLE "staff_user" ADD CONSTRAINT "staff_user_department_id_department_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."department"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entry_at_index" ON "audit_entry" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_entry_staff_id_index" ON "audit_entry" USING btree ("staff_id");--> statement-breakpoint
-- What is there is numbered as its lists showed it.
UPDATE staff_role t SET list_no = n.no FROM (SELECT id, row_number() OVER (ORDER BY name, id) AS no FROM staff_role) n WHERE n.id = t.id;--> statement-breakpoint
UPDATE staff_user t SET list_no = n.no FROM (SELECT id, row_number() OVER (ORDER BY created_at, id) AS no FROM staff_user) n WHERE n.id = t.id;--> statement-breakpoint
UPDATE amenity t SET list_no = n.no FROM (SELECT id, row_number() OVER (ORDER BY name ->> 'en', id) AS no FROM amenity) n WHERE n.id = t.id;--> statement-breakpoint
UPDATE bed t SET list_no = n.no FROM (SELECT id, row_number() OVER (ORDER BY name ->> 'en', id) AS no FROM bed) n WHERE n.id = t.id;--> statement-breakpoint
UPDATE building t SET list_no = n.no FROM (SELECT id, row_number() OVER (ORDER BY name, id) AS no FROM building) n WHERE n.id = t.id;--> statement-breakpoint
UPDATE room t SET list_no = n.no FROM (SELECT id, row_number() OVER (ORDER BY room_no, id) AS no FROM room) n WHERE n.id = t.id;--> statement-breakpoint
UPDATE room_type t SET list_no = n.no, images = jsonb_build_array(t.picture)
  FROM (SELECT id, row_number() OVER (ORDER BY priority, room_code) AS no FROM room_type) n WHERE n.id = t.id;--> statement-breakpoint
UPDATE staff_user SET joined_at = created_at, blocked_at = CASE WHEN status <> 'active' THEN pulau_now() END;--> statement-breakpoint
-- Who could do everything with people, settings and the log is the owner.
UPDATE staff_role SET locked = true WHERE active_status AND NOT EXISTS (
  SELECT FROM unnest(ARRAY['users', 'settings', 'security']) AS r, unnest(ARRAY['read', 'write', 'create', 'delete']) AS a
  WHERE permissions -> r ->> a IS DISTINCT FROM 'true');--> statement-breakpoint
ALTER TABLE "staff_role" ADD CONSTRAINT "staff_role_listNo_unique" UNIQUE("list_no");--> statement-breakpoint
ALTER TABLE "staff_user" ADD CONSTRAINT "staff_user_listNo_unique" UNIQUE("list_no");--> statement-breakpoint
ALTER TABLE "amenity" ADD CONSTRAINT "amenity_listNo_unique" UNIQUE("list_no");--> statement-breakpoint
ALTER TABLE "bed" ADD CONSTRAINT "bed_listNo_unique" UNIQUE("list_no");--> statement-breakpoint
ALTER TABLE "building" ADD CONSTRAINT "building_listNo_unique" UNIQUE("list_no");--> statement-breakpoint
ALTER TABLE "room" ADD CONSTRAINT "room_listNo_unique" UNIQUE("list_no");--> statement-breakpoint
ALTER TABLE "room_type" ADD CONSTRAINT "room_type_listNo_unique" UNIQUE("list_no");
--> statement-breakpoint
-- Whatever is added to a list gets the highest number plus one; one transaction after the other.
CREATE FUNCTION number_in_list() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.list_no = 0 THEN
    PERFORM pg_advisory_xact_lock(hashtextextended('list_no ' || TG_TABLE_NAME, 0));
    EXECUTE format('SELECT coalesce(max(list_no), 0) + 1 FROM %I.%I', TG_TABLE_SCHEMA, TG_TABLE_NAME) INTO NEW.list_no;
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER staff_user_is_numbered BEFORE INSERT ON staff_user FOR EACH ROW EXECUTE FUNCTION number_in_list();--> statement-breakpoint
CREATE TRIGGER department_is_numbered BEFORE INSERT ON department FOR EACH ROW EXECUTE FUNCTION number_in_list();--> statement-breakpoint
CREATE TRIGGER staff_role_is_numbered BEFORE INSERT ON staff_role FOR EACH ROW EXECUTE FUNCTION number_in_list();--> statement-breakpoint
CREATE TRIGGER building_is_numbered BEFORE INSERT ON building FOR EACH ROW EXECUTE FUNCTION number_in_list();--> statement-breakpoint
CREATE TRIGGER bed_is_numbered BEFORE INSERT ON bed FOR EACH ROW EXECUTE FUNCTION number_in_list();--> statement-breakpoint
CREATE TRIGGER amenity_is_numbered BEFORE INSERT ON amenity FOR EACH ROW EXECUTE FUNCTION number_in_list();--> statement-breakpoint
CREATE TRIGGER room_type_is_numbered BEFORE INSERT ON room_type FOR EACH ROW EXECUTE FUNCTION number_in_list();--> statement-breakpoint
CREATE TRIGGER room_is_numbered BEFORE INSERT ON room FOR EACH ROW EXECUTE FUNCTION number_in_list();--> statement-breakpoint
-- The amenities of a room type, told by their names, are those of the list; one that nobody has listed yet is.
CREATE FUNCTION link_amenities() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO amenity (name)
    SELECT DISTINCT ON (said.name ->> 'en') said.name FROM jsonb_array_elements(NEW.amenities) AS said(name)
    WHERE NOT EXISTS (SELECT FROM amenity a WHERE a.name ->> 'en' = said.name ->> 'en');
  DELETE FROM room_type_amenity WHERE room_type_id = NEW.id;
  INSERT INTO room_type_amenity (room_type_id, amenity_id, position)
    SELECT NEW.id, a.id, min(said.position)::smallint
    FROM jsonb_array_elements(NEW.amenities) WITH ORDINALITY AS said(name, position)
    CROSS JOIN LATERAL (SELECT id FROM amenity WHERE name ->> 'en' = said.name ->> 'en' ORDER BY list_no LIMIT 1) a
    GROUP BY a.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER room_type_links_amenities AFTER INSERT OR UPDATE OF amenities ON room_type
  FOR EACH ROW EXECUTE FUNCTION link_amenities();--> statement-breakpoint
-- A new name of an amenity stands with every type that has it.
CREATE FUNCTION rename_amenity() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE room_type t SET amenities = (
    SELECT jsonb_agg(a.name ORDER BY l.position) FROM room_type_amenity l JOIN amenity a ON a.id = l.amenity_id
    WHERE l.room_type_id = t.id)
  WHERE t.id IN (SELECT room_type_id FROM room_type_amenity WHERE amenity_id = NEW.id);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER amenity_names_its_types AFTER UPDATE OF name ON amenity
  FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION rename_amenity();--> statement-breakpoint
UPDATE room_type SET amenities = amenities;
