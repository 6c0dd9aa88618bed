import { BoatBody } from "@pulau/contract/boats-admin.ts";
import { sailingsRoute } from "@pulau/contract/catalogue.ts";
import { PartyQuery, partyIn } from "@pulau/contract/party.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { type Day, dayOf } from "@pulau/domain/calendar/day.ts";
import { travellersOf } from "@pulau/domain/party/kinds.ts";
import type { AgeBand, Traveller } from "@pulau/domain/party/party.ts";
import { boats } from "@pulau/domain/pricing/transport.ts";
import { type Direction, type PlannedSailing, plannedSailings } from "@pulau/domain/transport/timetable.ts";
import { type TypedAnswers, typedReply } from "../../../api/typed-answers.ts";
import type { Boat } from "./calls.ts";

type Crossing = Reply<typeof sailingsRoute>["out"][number];

/** What it costs these guests; a ferry's ticket is good for both ways and told with the way out. */
function senOf(
  { kind, name, seats, charterSen, tickets, bands }: BoatBody,
  way: Direction,
  travellers: Traveller[],
  usual: readonly AgeBand[],
): number {
  const base = { id: "", name, direction: way };
  const crossing =
    kind === "ferry"
      ? ({ ...base, kind, tickets, bands, goodFor: "bothWays", boats: 1 } as const)
      : {
          ...base,
          kind,
          sen: charterSen ?? 0,
          seats,
          boats: Math.max(1, Math.ceil(travellers.length / seats)),
        };
  const crossings = kind === "ferry" && way === "back" ? [] : [crossing];
  return boats({ stay: { travellers, crossings }, book: { bands: { boat: usual } } }).reduce(
    (sum, line) => sum + line.amountSen,
    0,
  );
}

/** Persons who find a seat on a crossing where nobody has one. */
const placesOf = (
  { kind, seats, daily }: Pick<BoatBody, "kind" | "seats" | "daily">,
  sailing: Pick<PlannedSailing, "seats"> | undefined,
): number => (kind === "charter" ? seats * (daily ?? 1) : (sailing?.seats ?? seats));

/** As the server orders them: ferries before charters, by time, charters by price. */
const inOrder = (a: Crossing, b: Crossing): number =>
  b.kind.localeCompare(a.kind) ||
  (a.time ?? "").localeCompare(b.time ?? "") ||
  (a.kind === "charter" ? a.sen - b.sen : 0);

const sailsOn = (body: Pick<BoatBody, "kind" | "timetables">, day: Day, way: Direction): PlannedSailing[] =>
  plannedSailings(body.kind, body.timetables, [day]).filter(({ direction }) => direction === way);

/** What guests would read of a boat's crossings with the values of its form; nothing where they can't be saved as they stand. */
export function typedBoat(
  boat: Boat | null,
  values: unknown,
  bands: readonly AgeBand[],
): TypedAnswers | undefined {
  const typed = BoatBody.safeParse(values);
  if (!typed.success) return undefined;
  const body = typed.data;
  /** The day's crossings of one way. One that the server leaves out although it is planned is excluded on that day. */
  const crossingsOf = (
    had: readonly Crossing[],
    day: Day,
    way: Direction,
    travellers: Traveller[],
  ): Crossing[] => {
    const own = had.filter(({ boatId }) => boatId === boat?._id);
    const others = had.filter((crossing) => !own.includes(crossing));
    const isExcluded = boat?.activeStatus === true && own.length === 0 && sailsOn(boat, day, way).length > 0;
    if (!body.activeStatus || isExcluded) return others;
    const before = boat ? sailsOn(boat, day, way) : [];
    const sen = senOf(body, way, travellers, bands);
    const planned = sailsOn(body, day, way).map((sailing): Crossing => {
      const { time, fromJetty, toJetty, isDefault } = sailing;
      const known = own.find((crossing) => crossing.time === time);
      const places = placesOf(body, sailing);
      const earlier = before.find((other) => other.time === time);
      const included = (known ?? own[0])?.included ?? false;
      return {
        _id: known?._id ?? `${boat?._id ?? "new"} ${way} ${time}`,
        boatId: boat?._id ?? "new",
        kind: body.kind,
        direction: way,
        name: body.name,
        day,
        time,
        from: fromJetty,
        to: toJetty,
        seats: body.seats,
        seatsLeft: known && boat ? Math.max(0, known.seatsLeft + places - placesOf(boat, earlier)) : places,
        sen: included ? 0 : sen,
        isDefault,
        included,
      };
    });
    return [...others, ...planned].toSorted(inOrder);
  };
  return typedReply(sailingsRoute, ({ out, back }, { query }) => {
    const travellers = travellersOf(partyIn(PartyQuery.parse(query)));
    return {
      out: crossingsOf(out, dayOf(query.checkIn), "out", travellers),
      back: crossingsOf(back, dayOf(query.checkOut), "back", travellers),
    };
  });
}
