import {
  addPageRoute,
  adminPageRoute,
  adminPageVersionRoute,
  deletePageRoute,
  hidePageRoute,
  orderPagesRoute,
  pagesRoute,
  savePageRoute,
} from "@pulau/contract/pages.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { faceOf } from "../../../api/client.ts";

export const pages = faceOf(pagesRoute);
export const page = faceOf(adminPageRoute);
export const pageVersion = faceOf(adminPageVersionRoute);
export const addPage = faceOf(addPageRoute);
export const savePage = faceOf(savePageRoute);
export const hidePage = faceOf(hidePageRoute);
export const orderPages = faceOf(orderPagesRoute);
export const deletePage = faceOf(deletePageRoute);

/** What is out of date once a page was saved. */
export const pagePaths = [pages.path, page.path, "/api/resort"] as const;

export type PageRow = Reply<typeof pagesRoute>["pages"][number];
export type PageReply = Reply<typeof adminPageRoute>;
