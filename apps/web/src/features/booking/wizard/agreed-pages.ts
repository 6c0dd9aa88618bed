import type { Resort } from "./calls.ts";

const agreedKinds: readonly string[] = ["terms", "cancellation"];

/** The resort's own terms that a guest agrees to beside the rules made from its settings. */
export const agreedPages = ({ pages }: Pick<Resort, "pages">) =>
  pages.filter(({ kind }) => agreedKinds.includes(kind));
