import { collectDefaultMetrics } from "prom-client";
import { buildApp } from "../app.ts";
import { migrate } from "../db/migrate.ts";
import { loadMailServer } from "../mail/mail-server.ts";
import { startJobs } from "../modules.ts";
import { createLogger } from "../plugins/logging.ts";
import { loadWeb } from "../plugins/web/pages.ts";
import { buildWeb, clientFolder, isWebStale, serverFolder } from "./build-web.ts";
import { isSuperuser, openDatabase } from "./database.ts";
import { seedWhenEmpty } from "./demo.ts";
import { ownerLinkOf } from "./owner-link.ts";
import { tryPort } from "./port.ts";
import { printAddresses, printError, step } from "./progress.ts";
import { settingsOfEnvironment } from "./signing-secret.ts";
import { stopGracefully } from "./stop.ts";
import { warningsOf } from "./warnings.ts";

/** Longest wait for answers under way when the server stops, in ms. */
const patience = 10_000;

/**
 * Starts everything as the environment says, with the pages or the calls alone, and tells the terminal. Gives back what
 * ends it all gracefully.
 */
export async function serve({ onlyCalls }: { readonly onlyCalls: boolean }): Promise<() => Promise<void>> {
  const settings = await settingsOfEnvironment();
  await tryPort(settings.port, settings.host);
  const building = onlyCalls ? Promise.resolve() : prepareWeb();
  building.catch(() => undefined); // looked at below; until then the database is not left half started
  const database = await step("PostgreSQL is running", () => openDatabase(settings));
  try {
    await step("Database is up to date", () => migrate(database.pool));
    if (settings.demo) await seedWhenEmpty(database, settings);
    await building;
    const logger = createLogger(settings.logLevel);
    const web = onlyCalls ? {} : { web: await loadWeb(clientFolder, serverFolder, settings.publicUrl) };
    const app = await buildApp({ ...database, settings, logger, ...web });
    collectDefaultMetrics({ register: app.metrics });
    const stopJobs = await startJobs({ ...database, settings }, app.log);
    const address = await app.listen({ port: settings.port, host: settings.host });
    const { smtpUrl } = await loadMailServer(database.db, settings);
    for (const warning of warningsOf(
      { ...settings, smtpUrl },
      { isSuperuser: await isSuperuser(database.pool) },
    )) {
      app.log.warn(warning);
      printError(`Warning: ${warning}`);
    }
    printAddresses({
      pages: settings.port === 0 ? address : settings.publicUrl,
      calls: settings.port === 0 || onlyCalls ? address : settings.publicUrl,
      demo: settings.demo,
      guests: settings.sides.has("portal"),
      staff: settings.sides.has("staff"),
      ownerLink: await ownerLinkOf(database.db, settings),
    });
    return async () => {
      app.log.info("stopping");
      await stopGracefully({ app, stopJobs, closeDatabase: database.close, patience });
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function prepareWeb(): Promise<void> {
  if (await isWebStale()) await step("Pages are built", buildWeb);
}
