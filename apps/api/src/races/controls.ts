import type pg from "pg";

/**
 * What takes the real guards away, for the control of a race: without the guard the same race must do harm, else it
 * would have proved nothing.
 */
export const withoutRoomKey = async (pool: pg.Pool): Promise<void> => {
  await pool.query(`
    ALTER TABLE room_night DROP CONSTRAINT room_night_room_id_night_pk;
    ALTER TABLE room_night ADD CONSTRAINT room_night_room_id_night_pk UNIQUE (room_id, night, hold_id)`);
};

/** Rooms that are owed to guests who are parked without one are sold to whoever asks. */
export const withoutRoomsOwed = async (pool: pg.Pool): Promise<void> => {
  await pool.query(`
    CREATE OR REPLACE FUNCTION owed_types(check_in date, check_out date, except_hold uuid) RETURNS SETOF uuid
    LANGUAGE sql STABLE AS 'SELECT NULL::uuid WHERE false'`);
};

export const withoutStockCheck = async (pool: pg.Pool): Promise<void> => {
  await pool.query("ALTER TABLE stock DROP CONSTRAINT stock_capacity");
};

export const withoutUseCheck = async (pool: pg.Pool): Promise<void> => {
  await pool.query("ALTER TABLE bought_package DROP CONSTRAINT bought_package_uses");
};

/** Lets time pass between an offer's look at the free rooms and its claim, so that rivals fall in between. */
export const slowOffers = async (pool: pg.Pool): Promise<void> => {
  await pool.query(`
    CREATE FUNCTION take_time() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(1); RETURN NEW; END $$;
    CREATE TRIGGER slow_offer BEFORE INSERT ON stay_hold FOR EACH ROW
      WHEN (NEW.offered_until IS NOT NULL) EXECUTE FUNCTION take_time()`);
};

/**
 * Takes the turns away in which offers of the waiting list are made, or taxes are left out: an advisory lock that locks nothing comes first in the search path of
 * every connection from now on.
 */
export const withoutTurns = async (pool: pg.Pool): Promise<void> => {
  const { rows } = await pool.query<{ name: string }>("SELECT current_database() AS name");
  await pool.query(`
    CREATE FUNCTION public.pg_advisory_xact_lock(bigint) RETURNS void LANGUAGE sql AS '';
    ALTER DATABASE ${rows[0]?.name} SET search_path = public, pg_catalog`);
};

/** Beside it, time passes between the look at the balance and the entry, so that all of them look in time. */
export const withoutWalletCheck = async (pool: pg.Pool): Promise<void> => {
  await pool.query(`
    ALTER TABLE wallet DROP CONSTRAINT wallet_not_negative;
    CREATE FUNCTION take_time() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(0.5); RETURN NEW; END $$;
    CREATE TRIGGER slow_payment BEFORE INSERT ON payment FOR EACH ROW EXECUTE FUNCTION take_time();
    CREATE TRIGGER slow_payout BEFORE INSERT ON payout FOR EACH ROW EXECUTE FUNCTION take_time()`);
};

/** Widens the moment between an extension's decision and its commit, so that a rival falls into it soon. */
export const slowExtensions = async (pool: pg.Pool): Promise<void> => {
  await pool.query(`
    CREATE FUNCTION take_time() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(0.1); RETURN NEW; END $$;
    CREATE TRIGGER slow_extension BEFORE UPDATE OF expires_at ON stay_hold FOR EACH ROW EXECUTE FUNCTION take_time()`);
};

/** Widens the moment between a submit's look at its hold and its commit, so that the hold ends in it. */
export const slowSubmits = async (pool: pg.Pool): Promise<void> => {
  await pool.query(`
    CREATE FUNCTION take_time() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(1); RETURN NEW; END $$;
    CREATE TRIGGER slow_submit BEFORE UPDATE OF state ON stay_hold FOR EACH ROW
      WHEN (NEW.state = 'booked') EXECUTE FUNCTION take_time()`);
};

/** Lets time pass before a boat's change is committed, so that guests look at its sailings as they were. */
export const slowBoats = async (pool: pg.Pool): Promise<void> => {
  await pool.query(`
    CREATE FUNCTION take_time() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(1); RETURN NEW; END $$;
    CREATE TRIGGER slow_boat BEFORE INSERT ON audit_entry FOR EACH ROW
      WHEN (NEW.subject = 'boat') EXECUTE FUNCTION take_time()`);
};

/** Lets time pass before sailings are cancelled for good, so that guests look at them as they were. */
export const slowDisruptions = async (pool: pg.Pool): Promise<void> => {
  await pool.query(`
    CREATE FUNCTION take_time() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(1); RETURN NEW; END $$;
    CREATE TRIGGER slow_disruption BEFORE INSERT ON audit_entry FOR EACH ROW
      WHEN (NEW.act = 'sailingCancelled') EXECUTE FUNCTION take_time()`);
};

/** Lets time pass between the look at a boat's weight and the tick, so that another phone looks in between. */
export const slowBoarding = async (pool: pg.Pool): Promise<void> => {
  await pool.query(`
    CREATE FUNCTION take_time() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(1); RETURN NEW; END $$;
    CREATE TRIGGER slow_tick BEFORE INSERT ON boarding_act FOR EACH ROW EXECUTE FUNCTION take_time()`);
};

/**
 * Takes the turns away in which guests of a sailing are marked: a view whose rows can't be locked comes first in the search path of
 * every connection from now on.
 */
export const withoutSailingLock = async (pool: pg.Pool): Promise<void> => {
  const { rows } = await pool.query<{ name: string }>("SELECT current_database() AS name");
  await pool.query(`
    CREATE SCHEMA unlocked;
    CREATE VIEW unlocked.sailing AS WITH all_of_them AS (SELECT * FROM public.sailing) SELECT * FROM all_of_them;
    ALTER DATABASE ${rows[0]?.name} SET search_path = unlocked, public, pg_catalog`);
};

/** A sailing that is cancelled takes guests who have looked at it before. */
export const withoutClosedStock = async (pool: pg.Pool): Promise<void> => {
  await pool.query("DROP TRIGGER stock_claim_is_of_an_open_stock ON stock_claim");
};

/** Lets time pass between the look at the taxes in use, or at who uses one, and what is written then. */
export const slowTaxes = async (pool: pg.Pool): Promise<void> => {
  await pool.query(`
    CREATE FUNCTION take_time() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(1); RETURN NEW; END $$;
    CREATE TRIGGER slow_tax BEFORE UPDATE OF active_status ON tax FOR EACH ROW
      WHEN (NOT NEW.active_status) EXECUTE FUNCTION take_time();
    CREATE TRIGGER slow_event BEFORE INSERT OR UPDATE ON event FOR EACH ROW EXECUTE FUNCTION take_time()`);
};

/** Lets a test move the database's clock: `pulau_now()` is then the real time and the shift of one row. */
export async function movableClock(pool: pg.Pool): Promise<{ move(seconds: number): Promise<void> }> {
  await pool.query(`
    CREATE TABLE clock_shift (shift interval NOT NULL);
    INSERT INTO clock_shift VALUES ('0');
    CREATE OR REPLACE FUNCTION pulau_now() RETURNS timestamptz LANGUAGE sql VOLATILE
      AS $$ SELECT clock_timestamp() + (SELECT shift FROM clock_shift) $$`);
  return {
    async move(seconds) {
      await pool.query("UPDATE clock_shift SET shift = shift + make_interval(secs => $1)", [seconds]);
    },
  };
}
