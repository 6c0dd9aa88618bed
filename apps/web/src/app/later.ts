/** What pages need only now and then: one file that they name, since a name that can't be guessed costs the first page. */
export { reloadOffer } from "./offer-reload.ts";
export { followTyped } from "./typed-beside.ts";
