/**
 * Keeps the page "My stay" for times without a connection: its document and the files that it said it was made of. What it
 * shows is kept by the page itself and goes with its reader (`src/features/booking/pocket`): nothing of a guest is in here.
 */

/** Of a service worker's surroundings what is used here: the compiler knows those of a page. */
type Waiting = Event & { waitUntil: (done: Promise<unknown>) => void };
type Requested = Event & { readonly request: Request; respondWith: (answer: Promise<Response>) => void };
type Told = Waiting & { readonly data: unknown };
type PocketWorker = {
  readonly addEventListener: (kind: string, act: (event: Event) => void) => void;
  readonly skipWaiting: () => Promise<void>;
  readonly clients: { readonly claim: () => Promise<void> };
};

const worker = globalThis as unknown as PocketWorker;
const cacheName = "pulau-pocket";
const start = "/pocket";
/** How long a page is waited for on a poor line, in ms. */
const patience = 4_000;

const on = <E extends Event>(kind: string, act: (event: E) => void) =>
  worker.addEventListener(kind, act as (event: Event) => void);

/** The files that a page names: this server's own, and none of anybody's answers. */
const filesIn = (told: unknown): string[] =>
  Array.isArray(told)
    ? told.filter((path) => typeof path === "string" && /^\/(assets\/|favicon)[^?#]*$/.test(path))
    : [];

/** The scripts and styles that a document begins with. */
const namedIn = (html: string): string[] =>
  [...html.matchAll(/(?:src|href)="(\/assets\/[^"?#]+)"/g)].map(([, path]) => path ?? "");

/** Keeps what the page of now is made of, all or nothing, and then lets go of what only an earlier one needed. */
async function keep(files: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName);
  const wanted = [start, ...files];
  const missing: string[] = [];
  for (const path of files) if (!(await cache.match(path))) missing.push(path);
  const page = await fetch(start, { cache: "no-cache" });
  // Of another release than the page that asked: its files would be missing. The next opening keeps it.
  if (!page.ok || !namedIn(await page.clone().text()).every((path) => files.includes(path))) return;
  await cache.addAll(missing);
  await cache.put(start, page);
  for (const { url } of await cache.keys())
    if (!wanted.includes(new URL(url).pathname)) await cache.delete(url);
}

const keptPage = async (): Promise<Response> =>
  (await caches.match(start, { cacheName })) ?? Response.error();

async function page(request: Request): Promise<Response> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, patience, null));
  const sent = fetch(request).catch(() => null);
  const answer = await Promise.race([sent, late]);
  if (answer && ![502, 503, 504].includes(answer.status)) return answer;
  const kept = await keptPage();
  return kept.type === "error" ? ((await sent) ?? kept) : kept;
}

const file = async (request: Request): Promise<Response> =>
  (await caches.match(request, { cacheName })) ?? fetch(request);

on<Waiting>("install", (event) => event.waitUntil(worker.skipWaiting()));
on<Waiting>("activate", (event) => event.waitUntil(worker.clients.claim()));
on<Told>("message", (event) => {
  const files = filesIn(event.data);
  if (files.length > 0) event.waitUntil(keep(files));
});
on<Requested>("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (filesIn([pathname]).length > 0) event.respondWith(file(request));
});

export {};
