import { usePagePath } from "../../../shell/page-address.ts";
import { LinkPage } from "./link-page.tsx";
import { FeedbackPage } from "./list-page.tsx";

/** The guest’s stays, and the stay that a mail’s link opens, in one file: each file costs the first page its name. */
export default function Pages() {
  return usePagePath().startsWith("/feedback/") ? <LinkPage /> : <FeedbackPage />;
}
