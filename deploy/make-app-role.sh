#!/bin/sh
# Run once by the PostgreSQL image, in a new volume: the role that Pulau connects as owns its database and nothing more.
set -eu
psql -v ON_ERROR_STOP=1 --username "$POSTGRES_USER" -v password="$PULAU_DB_PASSWORD" <<'SQL'
CREATE ROLE pulau LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE PASSWORD :'password';
CREATE DATABASE pulau OWNER pulau;
SQL
