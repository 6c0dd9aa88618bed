import type { RouteDefinition } from "@pulau/contract/route.ts";
import type { Demo } from "../test-demo.ts";
import type { DemoCall } from "./examples.ts";

let sent = 0;

/**
 * Sends an example to the demo, by whom it is for.
 *
 * @param ifMatch the version that was read, for what is saved whole; null sends none
 */
export function sendExample(
  demo: Demo,
  route: RouteDefinition,
  call: DemoCall,
  ifMatch: string | null = route.versioned ? "*" : null,
) {
  const params = (call.params ?? {}) as Record<string, unknown>;
  const query = Object.entries((call.query ?? {}) as Record<string, unknown>);
  const path = route.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams(query.map(([name, value]) => [name, String(value)])).toString();
  return demo.app.inject({
    method: route.method,
    url: search ? `${path}?${search}` : path,
    headers: {
      ...demo.signedInAs[call.person],
      ...(ifMatch === null ? {} : { "if-match": ifMatch }),
      ...(route.idempotent ? { "idempotency-key": `example-${sent++}` } : {}),
    },
    ...(call.body === undefined ? {} : { payload: call.body as object }),
  });
}
