CREATE TABLE "email_change" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"side" text NOT NULL,
	"person_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"old_email" text NOT NULL,
	"new_email" text NOT NULL,
	"token_hash" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "email_change_token_hash_index" ON "email_change" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "email_change_side_person_id_index" ON "email_change" USING btree ("side","person_id");
--> statement-breakpoint
-- Whoever keeps a stream open for a session hears at once that it ended, or that its person's rights are other ones:
-- `session <id>`, `staff <id>`, or `*` for all. A session's rotation, which is its busiest write, says nothing.
CREATE FUNCTION tell_of_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('pulau_sessions', CASE TG_TABLE_NAME
    WHEN 'session' THEN 'session ' || NEW.id WHEN 'staff_user' THEN 'staff ' || NEW.id ELSE '*' END);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER session_tells_its_end AFTER UPDATE ON session FOR EACH ROW
  WHEN (OLD.ended_at IS DISTINCT FROM NEW.ended_at OR OLD.expires_at IS DISTINCT FROM NEW.expires_at)
  EXECUTE FUNCTION tell_of_session();
--> statement-breakpoint
CREATE TRIGGER staff_user_tells_of_rights AFTER UPDATE ON staff_user FOR EACH ROW
  WHEN ((OLD.status, OLD.role_id, OLD.permissions) IS DISTINCT FROM (NEW.status, NEW.role_id, NEW.permissions))
  EXECUTE FUNCTION tell_of_session();
--> statement-breakpoint
CREATE TRIGGER staff_role_tells_of_rights AFTER UPDATE ON staff_role FOR EACH ROW
  WHEN ((OLD.active_status, OLD.permissions) IS DISTINCT FROM (NEW.active_status, NEW.permissions))
  EXECUTE FUNCTION tell_of_session();
