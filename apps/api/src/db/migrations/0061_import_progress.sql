CREATE TABLE "import_progress" (
	"staff_id" uuid PRIMARY KEY NOT NULL,
	"done" integer NOT NULL,
	"lines" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
