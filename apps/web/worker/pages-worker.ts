/**
 * Keeps the staff's pages for the crew's lists on the device: the document and the files that those pages are made of. What a
 * page shows is kept elsewhere (`src/api/kept`), so nothing of a guest is in here. The build writes the files in.
 */
declare const __PULAU_FILES__: readonly string[];
declare const __PULAU_PAGES__: string;

/** Of a service worker's surroundings what is used here: the compiler knows those of a page. */
type Waiting = Event & { waitUntil: (done: Promise<unknown>) => void };
type Asked = Event & { readonly request: Request; respondWith: (answer: Promise<Response>) => void };
type PagesWorker = {
  readonly addEventListener: (kind: string, act: (event: Event) => void) => void;
  readonly skipWaiting: () => Promise<void>;
  readonly clients: { readonly claim: () => Promise<void> };
  readonly cookieStore?: { readonly get: (name: string) => Promise<{ readonly value: string } | null> };
};

const worker = globalThis as unknown as PagesWorker;
const cacheName = `pulau-pages-${__PULAU_PAGES__}`;
const files = __PULAU_FILES__;
const start = "/staff/sailings";
/** How long a page is waited for on a poor line, in ms. */
const patience = 4_000;
const tags: Readonly<Record<string, string>> = { en: "en", my: "ms", cn: "zh-CN" };

const on = <E extends Event>(kind: string, act: (event: E) => void) =>
  worker.addEventListener(kind, act as (event: Event) => void);

/** All or nothing: a version whose files did not all come leaves the one before it in its place. */
async function keep(): Promise<void> {
  const cache = await caches.open(cacheName);
  const fresh = [start, ...files].map((path) => new Request(path, { cache: "no-cache" }));
  await cache.addAll(fresh);
  await worker.skipWaiting();
}

async function begin(): Promise<void> {
  const kept = await caches.keys();
  const old = kept.filter((other) => other.startsWith("pulau-pages-") && other !== cacheName);
  await Promise.all(old.map((other) => caches.delete(other)));
  await worker.clients.claim();
}

/** The kept document, in the language that was chosen since. */
async function keptPage(): Promise<Response> {
  const kept = await caches.match(start, { cacheName });
  if (!kept) return Response.error();
  const chosen = tags[(await worker.cookieStore?.get("pulau.lang").catch(() => null))?.value ?? ""];
  if (chosen === undefined) return kept;
  const html = (await kept.text()).replace(/(<html\b[^>]*?\blang=)"[^"]*"/, `$1"${chosen}"`);
  return new Response(html, { status: 200, headers: kept.headers });
}

async function page(request: Request): Promise<Response> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, patience, null));
  const asked = fetch(request).catch(() => null);
  const answer = await Promise.race([asked, late]);
  if (answer && ![502, 503, 504].includes(answer.status)) return answer;
  const kept = await keptPage();
  if (kept.type !== "error") return kept;
  return (await asked) ?? kept;
}

const file = async (request: Request): Promise<Response> =>
  (await caches.match(request, { cacheName })) ?? fetch(request);

on<Waiting>("install", (event) => event.waitUntil(keep()));
on<Waiting>("activate", (event) => event.waitUntil(begin()));
on<Asked>("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (files.includes(pathname)) event.respondWith(file(request));
});

export {};
