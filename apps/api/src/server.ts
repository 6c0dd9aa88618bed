import { inspect } from "node:util";
import { reasonOf } from "./start/failure-reason.ts";
import { printError } from "./start/progress.ts";
import { serve } from "./start/serve.ts";
import { onStopRequest } from "./start/stop.ts";

try {
  // The web's own development server shows the pages.
  const stop = await serve({ onlyCalls: process.argv.includes("--only-calls") });
  onStopRequest(async () => {
    await stop();
    process.exit(0);
  });
} catch (error) {
  const reason = reasonOf(error);
  printError(reason ?? inspect(error));
  process.exit(1);
}
