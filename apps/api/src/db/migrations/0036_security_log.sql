CREATE TABLE "security_entry" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "security_entry_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT pulau_now() NOT NULL,
	"kind" text NOT NULL,
	"side" text NOT NULL,
	"person_id" uuid,
	"session_id" uuid,
	"network" text NOT NULL,
	"route" text NOT NULL,
	"facts" jsonb NOT NULL,
	"request_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "user_agent" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "network" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "security_entry_seq_index" ON "security_entry" USING btree ("seq");--> statement-breakpoint
CREATE INDEX "security_entry_person_id_seq_index" ON "security_entry" USING btree ("person_id","seq");--> statement-breakpoint
CREATE INDEX "security_entry_session_id_seq_index" ON "security_entry" USING btree ("session_id","seq");--> statement-breakpoint
CREATE INDEX "security_entry_network_seq_index" ON "security_entry" USING btree ("network","seq");--> statement-breakpoint
CREATE INDEX "security_entry_kind_seq_index" ON "security_entry" USING btree ("kind","seq");
--> statement-breakpoint
CREATE TRIGGER security_entry_is_append_only BEFORE UPDATE OR TRUNCATE ON security_entry
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- What is forgotten has had its time; nobody takes a fresh line out.
CREATE TRIGGER security_entry_is_kept BEFORE DELETE ON security_entry
  FOR EACH ROW WHEN (OLD.at > now() - interval '1 year') EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Who changes users and settings today may read the log.
UPDATE staff_role SET permissions = permissions ||
  '{"security": {"read": true, "write": true, "create": true, "delete": true}}'::jsonb
WHERE permissions -> 'users' ->> 'write' = 'true' AND permissions -> 'settings' ->> 'write' = 'true';
