-- Feedback goes with whoever gave it: what it counted goes from the scores. Its room types go before it, while it is still known what it counted.
CREATE FUNCTION uncount_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE review_score SET total = total - OLD.score, count = count - 1 WHERE package_id = OLD.package_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER feedback_uncounts_review AFTER DELETE ON feedback FOR EACH ROW WHEN (OLD.state = 'published') EXECUTE FUNCTION uncount_review();--> statement-breakpoint
CREATE FUNCTION uncount_review_of_type() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE review_score s SET total = total - f.score, count = count - 1
    FROM feedback f WHERE f.id = OLD.feedback_id AND f.state = 'published' AND s.room_type_id = OLD.room_type_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER feedback_room_type_uncounts_review AFTER DELETE ON feedback_room_type FOR EACH ROW EXECUTE FUNCTION uncount_review_of_type();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER raises_catalogue_stamp_last AFTER DELETE ON feedback DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.state = 'published') EXECUTE FUNCTION raise_catalogue_stamp();
