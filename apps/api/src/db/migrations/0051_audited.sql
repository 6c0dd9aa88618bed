-- Whether the transaction under way has written into the audit log: who finishes an act asks for it.
CREATE FUNCTION note_audited() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('pulau.audited', 'yes', true);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER audit_entry_is_noticed AFTER INSERT ON audit_entry FOR EACH STATEMENT EXECUTE FUNCTION note_audited();
