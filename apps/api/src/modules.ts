import { globSync } from "node:fs";
import type { FastifyBaseLogger } from "fastify";
import { jobHandlers } from "./jobs/handlers.ts";
import { workOnJobs } from "./jobs/queue.ts";
import { mailSender } from "./jobs/send-mail.ts";
import { importProgress } from "./listing/import/progress.ts";
import { devMailbox } from "./mail/dev-mailbox.ts";
import { mailTextsModule } from "./mail/texts/routes.ts";
import type { AppDeps, Module } from "./module.ts";
import { fileStoreOf, tidyFiles } from "./modules/ground/files/public.ts";
import { sessionReader, tidyAccounts } from "./modules/people/accounts/public.ts";
import type { ReadSession } from "./plugins/session.ts";
import { tidy } from "./plugins/tidy.ts";

const folder = import.meta.dirname;

/** The file by which each module's folder is mounted: its `routes.ts`, or the `list.ts` of one that is a list and nothing else. */
export const moduleFiles: readonly string[] = globSync("modules/*/*/{routes,list}.ts", { cwd: folder })
  .map((path) => path.replaceAll("\\", "/"))
  .toSorted();

const found = await Promise.all(
  moduleFiles.map(
    async (path): Promise<Readonly<Record<string, Module>>> => import(/* @vite-ignore */ `./${path}`),
  ),
);

/** Every module of the API: those in folders of their own, which are found by their files, and what serves several of them. */
export const modules: readonly Module[] = [
  ...found.flatMap((exported) => Object.values(exported)),
  importProgress,
  devMailbox,
  mailTextsModule,
];

/** Who is calling, as the accounts and staff modules read it from the token. */
export const readSessionFrom = (deps: Pick<AppDeps, "db" | "settings">): ReadSession => sessionReader(deps);

const hour = 3_600_000;

/** Starts what runs beside the calls, and gives back what ends it once the work at hand is done. */
export async function startJobs(
  deps: Pick<AppDeps, "db" | "pool" | "settings">,
  log: FastifyBaseLogger,
): Promise<() => Promise<void>> {
  const store = fileStoreOf(deps.settings);
  const hourly = setInterval(() => {
    Promise.all([tidy(deps.db), tidyAccounts(deps.db), tidyFiles({ db: deps.db, store })]).catch(
      (error: unknown) => log.warn({ err: error }, "could not tidy up"),
    );
  }, hour);
  const handlers = jobHandlers({ ...deps, log, deliverMail: mailSender(deps) });
  const stopWork = await workOnJobs(deps.pool, handlers, (error, queue) =>
    log.error({ err: error, queue }, "a job failed"),
  );
  return async () => {
    clearInterval(hourly);
    await stopWork();
  };
}
