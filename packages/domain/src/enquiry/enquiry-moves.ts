import { ok, type Result, refuse } from "../result.ts";

export const enquiryStates = ["new", "answered", "booked", "closed"] as const;
/** Where an enquiry stands: nobody wrote yet, somebody did, it became a booking, nothing comes of it. */
export type EnquiryState = (typeof enquiryStates)[number];

/** Where each state may lead. A closed enquiry can be taken up again; a booked one is the booking's from then on. */
export const enquiryMoves = {
  new: ["answered", "booked", "closed"],
  answered: ["booked", "closed"],
  closed: ["answered", "booked"],
  booked: [],
} as const satisfies Record<EnquiryState, readonly EnquiryState[]>;

/** The state that staff asked for, if it can be reached; staying where it is always can. */
export function moveEnquiry(from: EnquiryState, to: EnquiryState): Result<EnquiryState, "WRONG_STATE"> {
  const next: readonly EnquiryState[] = enquiryMoves[from];
  return from === to || next.includes(to) ? ok(to) : refuse("WRONG_STATE", { state: from });
}

/** What a reply by staff makes of it: whoever is answered is no longer new, and a closed one is open again. */
export const afterReply = (from: EnquiryState): EnquiryState => (from === "booked" ? "booked" : "answered");
