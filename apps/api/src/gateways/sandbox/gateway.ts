import type { GatewayAdapter } from "../adapter.ts";
import { deliverCallbacks } from "./bank/deliver-callbacks.ts";
import { sandboxBank } from "./bank/routes.ts";
import { sandboxGateway } from "./client.ts";
import { sandboxKeyOf } from "./keys.ts";

/** The sandbox bank only exists in a demo. */
export default {
  open: ({ gatewayEnv, demo, port, secret }) => {
    const url = gatewayEnv.SANDBOX_BANK_URL ?? `http://127.0.0.1:${port}`;
    return demo ? sandboxGateway({ url, merchantKey: sandboxKeyOf(secret) }) : null;
  },
  serve: (app, { db, demo, secret }) => {
    if (!demo) return;
    sandboxBank(app, { db, merchantKey: sandboxKeyOf(secret) });
    let stop = async () => {};
    app.addHook("onListen", async () => {
      stop = deliverCallbacks(db, (error) =>
        app.log.warn({ err: error }, "the sandbox bank could not deliver"),
      );
    });
    app.addHook("preClose", () => stop());
  },
} satisfies GatewayAdapter;
