import { code, listAddress } from "../../../listing/address.ts";

/** The tab of `/offers` and `/my-promotions`, and the page of its cards. */
export const sectionAddress = listAddress({ view: { tab: code } });

/** Cards a page: whole rows of three and of two. */
export const cardsPerPage = 12;
