import { inspect } from "node:util";
import { serve } from "../start/serve.ts";

/**
 * A process in which one server after another starts and ends, as `lent-servers.ts` orders: what a server is made of is
 * loaded once. It ends with whoever started it.
 */
export type Order = { readonly start: Readonly<Record<string, string>> } | "stop";
/** Null: the order was carried out. */
export type Outcome = { readonly failure: string | null };

const own = { ...process.env };
let stop = async (): Promise<void> => {};

/** Nothing of the server before is left in the environment. */
function setEnvironment(env: Readonly<Record<string, string>>): void {
  for (const name of Object.keys(process.env)) if (!(name in own)) delete process.env[name];
  Object.assign(process.env, own, env);
}

async function carryOut(order: Order): Promise<void> {
  if (order === "stop") return stop();
  setEnvironment(order.start);
  stop = await serve({ onlyCalls: true });
}

process.on("message", async (order: Order) => {
  const failure = await carryOut(order).then(
    () => null,
    (error: unknown) => inspect(error),
  );
  process.send?.({ failure } satisfies Outcome);
});
process.once("disconnect", () => process.exit());
