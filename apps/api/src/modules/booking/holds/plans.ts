import type { BookingJson } from "@pulau/contract/drafts.ts";
import type { OwnerId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import type { HeldStay } from "../../../db/schema/holds.ts";
import type { Tx } from "../../../db/tx.ts";
import { planStay } from "./plan-stay.ts";
import type { PlanTerms } from "./plan-terms.ts";

/** What a plan of something that nobody has yet does not ask. */
const nobodysYet = { travellers: null, next: [], from: null, held: null, excluded: [] } as const;

export type PricePlan = Pick<PlanTerms, "holdId" | "contract" | "ownerId">;

/** Plans a stay for its price, or to be kept for somebody else: nothing of it is theirs yet, and no code is used up. */
export const planPrice = (db: Db | Tx, draft: BookingJson, plan: PricePlan) =>
  planStay(db, draft, {
    ...nobodysYet,
    keepRoomIds: [],
    spread: 0,
    rules: "hold",
    leaveOpen: true,
    claimantId: null,
    ...plan,
  });

type HoldPlan = Pick<PlanTerms, "holdId" | "keepRoomIds" | "contract" | "agreed"> &
  Partial<Pick<PlanTerms, "travellers">> & {
    readonly ownerId: OwnerId;
    readonly claimantId: OwnerId;
    /** Staff go past the rules by which stays are sold, and have said why. */
    readonly pastRules: boolean;
  };

/** Plans the stay that a draft is about to hold: rivals begin at different rooms, and a code's use is claimed. */
export const planHold = (db: Db | Tx, draft: BookingJson, { pastRules, ...plan }: HoldPlan) =>
  planStay(db, draft, {
    ...nobodysYet,
    spread: Math.random(),
    rules: pastRules ? "past" : "hold",
    leaveOpen: true,
    ...plan,
  });

/** A booking's stay that is planned anew: everything that it has is told. */
export type ChangePlan = Omit<PlanTerms, "rules" | "held" | "leaveOpen" | "ownerId" | "claimantId"> & {
  readonly held: HeldStay;
  /** These nights are sold to them already. */
  readonly sold: boolean;
};

/** Plans a booking's stay as it was or as it shall be: whole, as there is nobody left who would type the rest. */
export const planChanged = (db: Db | Tx, draft: BookingJson, { sold, ...plan }: ChangePlan) =>
  planStay(db, draft, {
    rules: sold ? "sold" : "hold",
    leaveOpen: false,
    ownerId: null,
    claimantId: null,
    ...plan,
  });
