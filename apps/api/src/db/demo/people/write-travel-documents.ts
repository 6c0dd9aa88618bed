import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import { normaliseIdentity } from "@pulau/domain/person/identity.ts";
import { maskNumber, type TravelDocumentKind } from "@pulau/domain/person/travel-document.ts";
import { insertRows } from "../../insert-rows.ts";
import { travelDocument } from "../../schema/travel-documents.ts";
import type { Tx } from "../../tx.ts";
import { at } from "../stays/resort-clock.ts";
import { type DemoPeople, mailOf } from "./make-people.ts";

type Written = {
  readonly kind: TravelDocumentKind;
  readonly holderName: string;
  readonly number: string;
  /** Days from today on which it ends. */
  readonly endsIn?: number;
};

const family: readonly Written[] = [
  { kind: "myKad", holderName: "Aisyah Rahman", number: "880412-11-5642" },
  { kind: "passport", holderName: "Aisyah Rahman", number: "A48215417", endsIn: 93 },
  { kind: "myKid", holderName: "Hana Daniel", number: "190218-11-0218" },
];

/** What the demo's guest keeps for the guests step: her own papers, of which one ends soon, and her daughter's. */
export async function writeTravelDocuments(
  tx: Tx,
  { people, today, seal }: { people: DemoPeople; today: Day; seal: (plain: string) => string },
): Promise<void> {
  const memberId = people.members.find(({ email }) => email === mailOf("guest"))?.id;
  if (!memberId) throw new Error("the demo has no guest");
  await insertRows(
    tx,
    travelDocument,
    family.map(({ endsIn, number, ...written }, place) => ({
      ...written,
      memberId,
      country: "MY",
      numberSealed: seal(normaliseIdentity(number)),
      numberMasked: maskNumber(written.kind, number),
      expiresOn: endsIn === undefined ? null : addDays(today, endsIn),
      createdAt: at(addDays(today, place - 40), "20:15"),
    })),
  );
}
