import { buildWeb } from "./build-web.ts";

/** Builds the web while an image is made, so that its containers start at once. */
await buildWeb();
