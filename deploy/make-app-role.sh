#!/bin/sh
# Run once by the PostgreSQL image, in a new volume: the role that Pulau connects as owns its database and nothing more.
set -eu
psql -v ON_ERROR_STOP=1 --username "$POSTGRES_USER" -v password="$PULAU_DB_PASSWORD" <<'SQL'
CREATE ROLE pulau LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE PASSWORD :'password';
CREATE DATABASE pulau OWNER pulau;
-- Everybody may enter every database of a server unless told otherwise.
REVOKE ALL ON DATABASE pulau FROM PUBLIC;
REVOKE CONNECT, TEMPORARY ON DATABASE postgres FROM PUBLIC;
REVOKE CONNECT, TEMPORARY ON DATABASE template1 FROM PUBLIC;
SQL
