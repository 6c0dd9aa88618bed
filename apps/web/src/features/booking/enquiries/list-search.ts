import { type EnquiryState, enquiryStates } from "@pulau/domain/enquiry/enquiry-moves.ts";
import { type WaitState, waitStates } from "@pulau/domain/waiting/wait-moves.ts";
import { pageIn, searchIn } from "../../../shell/read-address.ts";

/** What the address of a list says; what is left out is the usual. */
type Search<S extends string> = { q?: string; state?: S; page?: number };
export type EnquirySearch = Search<EnquiryState> & { mine?: true };
export type WaitSearch = Search<WaitState>;

type Address = Record<string, unknown>;

function read<S extends string>(asked: Address, states: readonly S[]): Search<S> {
  const state = states.find((state) => state === asked.state);
  return {
    ...searchIn(asked),
    ...(state && { state }),
    ...pageIn(asked),
  };
}

/** Reads an address, right or wrong. */
export const readEnquirySearch = (asked: Address): EnquirySearch => ({
  ...read(asked, enquiryStates),
  ...((asked.mine === true || asked.mine === "true") && { mine: true }),
});
export const readWaitSearch = (asked: Address): WaitSearch => read(asked, waitStates);
