import type { DisruptionBody, disruptionPreviewRoute } from "@pulau/contract/disruptions.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { paidBack } from "@pulau/domain/money/paid-back.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { ok, type Result } from "@pulau/domain/result.ts";
import { changedLegs } from "@pulau/domain/transport/moved-ride.ts";
import type { Db } from "../../../db/connect.ts";
import { frameOf } from "../../../mail/frame.ts";
import { readMailedBooking } from "../../../mail/mailed-booking.ts";
import { renderLetter } from "../../../mail/render-letter.ts";
import { boatCancelledLetter } from "../../../mail/templates/boat-cancelled.ts";
import { inResortWords, readMailText } from "../../../mail/texts/resort-words.ts";
import type { Settings } from "../../../settings.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { type Decision, decideParties } from "./decide-parties.ts";
import { moveRides, type RidesMoved } from "./move-rides.ts";
import { loadParties, moneyOf, type Party } from "./parties.ts";
import { crossingOn, mustSail, sailingsById } from "./sailing-rows.ts";

type Preview = Reply<typeof disruptionPreviewRoute>;
type Deps = { readonly db: Db; readonly settings: Settings };

/**
 * What guests would read: of each solution and language the mail of its first party, in the resort's own words where it has some,
 * and how many get one like it.
 */
export async function previewDisruption(
  deps: Deps,
  body: DisruptionBody,
): Promise<Result<Preview, "NOT_FOUND" | "SAILING_CANCELLED" | "SAILING_GONE">> {
  const { db } = deps;
  const { sailings, choices } = body;
  const found = mustSail(await sailingsById(db, sailings), sailings);
  if (!found.ok) return found;
  const places = await sailingsById(
    db,
    choices.flatMap(({ to }) => to ?? []),
  );
  // A place that is gone meanwhile is told of by the act itself.
  const roomy = places.map((place) => ({ ...place, pieces: Number.MAX_SAFE_INTEGER }));
  const parties = await loadParties(db, sailings);
  const decided = decideParties({ parties, choices, places: roomy, mayRefund: true });
  const groups = Map.groupBy(
    decided.ok ? decided.value : [],
    ({ party, solution }) => `${solution} ${party.language}`,
  );
  const moved = await ridesOf(db, decided.ok ? decided.value : []);
  const mails = [];
  for (const group of groups.values()) {
    const [first] = group;
    const mail = first && (await previewOf(deps, body, first, moved.get(first) ?? null));
    if (mail) mails.push({ ...mail, count: group.length });
  }
  const rides = [...moved].map(([{ party, solution }, changed]) => {
    const { bookingId, bookingNo, bookingName } = party;
    const legs = changedLegs(changed.was, changed.becomes);
    const backSen = rideBackOf(party, changed, { isReturned: solution !== "move" });
    return { bookingId, bookingNo, bookingName, legs, backSen };
  });
  return ok({ mails, rides: rides.filter(({ legs }) => legs.length > 0) });
}

/** What becomes of the land transfers of each party that gets something. Each is looked at alone: who takes the last vehicle is not. */
async function ridesOf(db: Db, decisions: readonly Decision[]): Promise<ReadonlyMap<Decision, RidesMoved>> {
  const moved = new Map<Decision, RidesMoved>();
  for (const decision of decisions) {
    const { party, solution, to } = decision;
    const { stay, holdId, crossing } = party;
    if (solution === "later" || (stay.transfers ?? []).length === 0) continue;
    const becomes = to && crossingOn(to, party.persons);
    const rides = await moveRides(db, {
      stay,
      holdId,
      direction: crossing.direction,
      was: crossing,
      becomes,
    });
    if (rides) moved.set(decision, rides);
  }
  return moved;
}

/** What goes back of a land transfer, beside what goes back for the boat. */
function rideBackOf(party: Party, { givenSen }: RidesMoved, { isReturned }: { isReturned: boolean }): Sen {
  if (party.state === "completed") return 0;
  const { priceSen, backSen } = isReturned ? moneyOf(party) : { priceSen: 0, backSen: 0 };
  const [totalSen, paidSen] = [party.totalSen - priceSen, party.paidSen - backSen];
  return paidBack({ totalSen, paidSen }, Math.min(totalSen, givenSen));
}

async function previewOf(
  { db, settings }: Deps,
  { reason, note }: DisruptionBody,
  { party, solution, to }: Decision,
  rides: RidesMoved | null,
): Promise<Omit<Preview["mails"][number], "count"> | null> {
  const { bookingId, language, persons, crossing } = party;
  const read = await readMailedBooking(db, { bookingId, template: "boat-cancelled" });
  if (!read) return null;
  const frame = frameOf(await loadSettings(db), settings, language);
  const becomes = to && crossingOn(to, persons);
  const crossings = read.data.crossings
    .map((way) => (way.day === crossing.day && way.from === crossing.from ? becomes : way))
    .filter((way) => way !== null);
  const { backSen } = moneyOf(party);
  const rideBackSen = rides ? rideBackOf(party, rides, { isReturned: solution !== "move" }) : 0;
  const way = { was: crossing, solution, becomes, backSen, rides, rideBackSen };
  // Each mail has a link of its own; here it is told where it leads.
  const answerUrl = solution === "later" ? null : `${frame.publicUrl}/boat-answer`;
  const booking = { ...read.data, crossings };
  const letter = boatCancelledLetter({ booking, reason, note, ways: [way], answerUrl }, frame);
  const own = await readMailText(db, "boat-cancelled");
  const { subject, text } = renderLetter(inResortWords(letter, own, frame), frame);
  return { solution, language, subject, text };
}
