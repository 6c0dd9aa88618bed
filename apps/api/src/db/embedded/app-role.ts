import pg from "pg";

const appRole = "pulau_app";

/**
 * Has the application's role own its database and everything in it, and be no superuser: what somebody could slip into a
 * statement then reaches no file of the machine and no other database. Databases from before it was there are handed over.
 * Gives the role's address.
 */
export async function withAppRole(adminUrl: string, password: string): Promise<string> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query("SELECT 1 FROM pg_roles WHERE rolname = $1", [appRole]);
    const can = "LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION";
    const secret = client.escapeLiteral(password);
    await client.query(`${rowCount === 0 ? "CREATE" : "ALTER"} ROLE ${appRole} ${can} PASSWORD ${secret}`);
    await client.query(handOver);
  } finally {
    await client.end();
  }
  const { port, pathname } = new URL(adminUrl);
  return appAddress(Number(port), password, pathname.slice(1));
}

/** The address of the application's database on this machine. */
export const appAddress = (port: number, password: string, database: string): string =>
  `postgresql://${appRole}:${password}@127.0.0.1:${port}/${database}`;

/** `REASSIGN OWNED` refuses for the server's first role, so each thing is handed over by itself. */
const handOver = `DO $$
DECLARE thing record;
BEGIN
  EXECUTE format('ALTER DATABASE %I OWNER TO ${appRole}', current_database());
  FOR thing IN
    SELECT format('SCHEMA %I', nspname) AS name FROM pg_namespace
      WHERE nspowner = current_user::regrole AND nspname !~ '^pg_' AND nspname NOT IN ('information_schema', 'public')
    UNION ALL
    SELECT format('%s %s', CASE relkind WHEN 'S' THEN 'SEQUENCE' WHEN 'v' THEN 'VIEW'
        WHEN 'm' THEN 'MATERIALIZED VIEW' ELSE 'TABLE' END, c.oid::regclass)
      FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE relowner = current_user::regrole AND relkind IN ('r', 'p', 'v', 'm', 'S')
        AND nspname !~ '^pg_' AND nspname <> 'information_schema'
        AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype IN ('a', 'i', 'e') AND relkind = 'S')
    UNION ALL
    SELECT format('ROUTINE %s', p.oid::regprocedure) FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
      WHERE proowner = current_user::regrole AND nspname !~ '^pg_' AND nspname <> 'information_schema'
        AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
    UNION ALL
    SELECT format('TYPE %s', t.oid::regtype) FROM pg_type t JOIN pg_namespace n ON n.oid = t.typnamespace
      WHERE typowner = current_user::regrole AND typtype IN ('e', 'd') AND nspname !~ '^pg_'
        AND nspname <> 'information_schema'
  LOOP
    EXECUTE format('ALTER %s OWNER TO ${appRole}', thing.name);
  END LOOP;
END $$`;
