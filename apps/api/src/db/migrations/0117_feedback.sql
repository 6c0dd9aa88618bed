CREATE TABLE "feedback" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"package_id" uuid NOT NULL,
	"language" text NOT NULL,
	"state" text NOT NULL,
	"score" smallint,
	"review" text DEFAULT '' NOT NULL,
	"private_note" text DEFAULT '' NOT NULL,
	"published_name" text DEFAULT '' NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"began_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	"hidden_reason" text DEFAULT '' NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"answered_by" uuid,
	CONSTRAINT "feedback_bookingId_unique" UNIQUE("booking_id"),
	CONSTRAINT "feedback_score" CHECK ("feedback"."score" BETWEEN 1 AND 5),
	CONSTRAINT "feedback_sent" CHECK ("feedback"."state" = 'draft' OR ("feedback"."score" IS NOT NULL AND "feedback"."sent_at" IS NOT NULL)),
	CONSTRAINT "feedback_signed" CHECK ("feedback"."state" IN ('draft', 'sent') OR ("feedback"."published_name" <> '' AND "feedback"."review" <> '')),
	CONSTRAINT "feedback_published" CHECK ("feedback"."state" <> 'published' OR "feedback"."published_at" IS NOT NULL),
	CONSTRAINT "feedback_hidden" CHECK (("feedback"."state" = 'hidden') = ("feedback"."hidden_reason" <> '')),
	CONSTRAINT "feedback_answered" CHECK (("feedback"."answer" IS NULL) = ("feedback"."answered_at" IS NULL) AND ("feedback"."answer" IS NULL OR "feedback"."state" <> 'draft') AND "feedback"."answer" <> '')
);
--> statement-breakpoint
CREATE TABLE "feedback_answer" (
	"feedback_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"wording" integer NOT NULL,
	"question" jsonb NOT NULL,
	"kind" text NOT NULL,
	"options" jsonb NOT NULL,
	"position" smallint NOT NULL,
	"value" jsonb NOT NULL,
	CONSTRAINT "feedback_answer_feedback_id_question_id_pk" PRIMARY KEY("feedback_id","question_id"),
	CONSTRAINT "feedback_answer_fits" CHECK (CASE "feedback_answer"."kind"
        WHEN 'stars' THEN "feedback_answer"."value" IN ('1', '2', '3', '4', '5')
        WHEN 'yesNo' THEN "feedback_answer"."value" IN ('true', 'false')
        WHEN 'text' THEN jsonb_typeof("feedback_answer"."value") = 'string' AND "feedback_answer"."value" <> '""'
        ELSE jsonb_typeof("feedback_answer"."value") = 'array' AND jsonb_array_length("feedback_answer"."value") BETWEEN 1
            AND CASE "feedback_answer"."kind" WHEN 'choice' THEN 1 ELSE jsonb_array_length("feedback_answer"."options") END
          AND NOT jsonb_path_exists("feedback_answer"."value", '$[*] ? (@.type() != "number" || @ < 0 || @ >= $most)', jsonb_build_object('most', jsonb_array_length("feedback_answer"."options")))
        END)
);
--> statement-breakpoint
CREATE TABLE "feedback_request" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feedback_room_type" (
	"feedback_id" uuid NOT NULL,
	"room_type_id" uuid NOT NULL,
	CONSTRAINT "feedback_room_type_feedback_id_room_type_id_pk" PRIMARY KEY("feedback_id","room_type_id")
);
--> statement-breakpoint
CREATE TABLE "review_score" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"package_id" uuid,
	"room_type_id" uuid,
	"total" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "review_score_packageId_unique" UNIQUE("package_id"),
	CONSTRAINT "review_score_roomTypeId_unique" UNIQUE("room_type_id"),
	CONSTRAINT "review_score_of_one" CHECK (num_nonnulls("review_score"."package_id", "review_score"."room_type_id") = 1),
	CONSTRAINT "review_score_sum" CHECK ("review_score"."count" >= 0 AND "review_score"."total" BETWEEN "review_score"."count" AND "review_score"."count" * 5)
);
--> statement-breakpoint
ALTER TABLE "feedback_question" ADD COLUMN "options" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "feedback_question" ADD COLUMN "wording" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_package_id_package_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."package"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_answered_by_staff_user_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."staff_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_answer" ADD CONSTRAINT "feedback_answer_feedback_id_feedback_id_fk" FOREIGN KEY ("feedback_id") REFERENCES "public"."feedback"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_request" ADD CONSTRAINT "feedback_request_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_room_type" ADD CONSTRAINT "feedback_room_type_feedback_id_feedback_id_fk" FOREIGN KEY ("feedback_id") REFERENCES "public"."feedback"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_room_type" ADD CONSTRAINT "feedback_room_type_room_type_id_room_type_id_fk" FOREIGN KEY ("room_type_id") REFERENCES "public"."room_type"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_score" ADD CONSTRAINT "review_score_package_id_package_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."package"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_score" ADD CONSTRAINT "review_score_room_type_id_room_type_id_fk" FOREIGN KEY ("room_type_id") REFERENCES "public"."room_type"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feedback_package_id_published_at_index" ON "feedback" USING btree ("package_id","published_at") WHERE "feedback"."state" = 'published';--> statement-breakpoint
CREATE INDEX "feedback_sent_at_id_index" ON "feedback" USING btree ("sent_at","id") WHERE "feedback"."state" <> 'draft';--> statement-breakpoint
CREATE INDEX "feedback_room_type_room_type_id_index" ON "feedback_room_type" USING btree ("room_type_id");--> statement-breakpoint
ALTER TABLE "feedback_question" ADD CONSTRAINT "feedback_question_options" CHECK (CASE WHEN "feedback_question"."kind" IN ('choice', 'choices') THEN jsonb_array_length("feedback_question"."options") BETWEEN 2 AND 10 ELSE "feedback_question"."options" = '[]' END);--> statement-breakpoint
CREATE FUNCTION count_wording() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.question <> OLD.question OR NEW.kind <> OLD.kind OR NEW.options <> OLD.options THEN
    NEW.wording := OLD.wording + 1;
  ELSE
    NEW.wording := OLD.wording;
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER feedback_question_counts_wording BEFORE UPDATE ON feedback_question FOR EACH ROW EXECUTE FUNCTION count_wording();--> statement-breakpoint
-- A share lock: a check-out that is taken back waits, or has been taken back already.
CREATE FUNCTION is_of_completed_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM booking WHERE id = NEW.booking_id AND state = 'completed' FOR SHARE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'feedback about a stay that is not completed' USING ERRCODE = 'check_violation', CONSTRAINT = 'feedback_of_completed_stay';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER feedback_is_of_completed_stay BEFORE INSERT ON feedback FOR EACH ROW EXECUTE FUNCTION is_of_completed_stay();--> statement-breakpoint
-- Adds what a review became to the scores of its package and its room types. The package's row is locked first, so that two
-- reviews of one package never wait for one another in a ring.
CREATE FUNCTION count_review() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was int := CASE WHEN TG_OP = 'UPDATE' AND OLD.state = 'published' THEN OLD.score END;
  becomes int := CASE WHEN NEW.state = 'published' THEN NEW.score END;
  stars int := coalesce(becomes, 0) - coalesce(was, 0);
  reviews int := (becomes IS NOT NULL)::int - (was IS NOT NULL)::int;
BEGIN
  IF was IS NOT DISTINCT FROM becomes THEN
    RETURN NULL;
  END IF;
  INSERT INTO review_score (package_id, total, count) VALUES (NEW.package_id, 0, 0) ON CONFLICT (package_id) DO NOTHING;
  UPDATE review_score SET total = total + stars, count = count + reviews WHERE package_id = NEW.package_id;
  INSERT INTO review_score (room_type_id, total, count)
    SELECT room_type_id, 0, 0 FROM feedback_room_type WHERE feedback_id = NEW.id ORDER BY room_type_id
    ON CONFLICT (room_type_id) DO NOTHING;
  PERFORM FROM review_score s JOIN feedback_room_type f ON f.room_type_id = s.room_type_id
    WHERE f.feedback_id = NEW.id ORDER BY s.room_type_id FOR UPDATE OF s;
  UPDATE review_score s SET total = total + stars, count = count + reviews
    FROM feedback_room_type f WHERE f.feedback_id = NEW.id AND f.room_type_id = s.room_type_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER feedback_counts_review AFTER INSERT OR UPDATE OF state, score ON feedback FOR EACH ROW EXECUTE FUNCTION count_review();--> statement-breakpoint
-- A room type that joins a review that is published already.
CREATE FUNCTION count_review_of_type() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO review_score (room_type_id, total, count)
    SELECT NEW.room_type_id, score, 1 FROM feedback WHERE id = NEW.feedback_id AND state = 'published'
    ON CONFLICT (room_type_id) DO UPDATE SET total = review_score.total + excluded.total, count = review_score.count + 1;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER feedback_room_type_counts_review AFTER INSERT ON feedback_room_type FOR EACH ROW EXECUTE FUNCTION count_review_of_type();--> statement-breakpoint
-- What others read of reviews is kept with what is made of the catalogue.
CREATE CONSTRAINT TRIGGER raises_catalogue_stamp AFTER UPDATE ON feedback DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.state = 'published' OR NEW.state = 'published') EXECUTE FUNCTION raise_catalogue_stamp();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER raises_catalogue_stamp_first AFTER INSERT ON feedback DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.state = 'published') EXECUTE FUNCTION raise_catalogue_stamp();
