import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import type { EnquiryId } from "@pulau/domain/ids.ts";
import type { bookingEnquiry, enquiryMessage } from "../schema/enquiries.ts";
import type { Chance } from "./chance.ts";
import type { DemoPeople } from "./people/make-people.ts";
import type { DemoResort } from "./resort/demo-resort.ts";
import { at } from "./stays/resort-clock.ts";

type EnquiryRow = typeof bookingEnquiry.$inferInsert & { id: EnquiryId };
type MessageRow = typeof enquiryMessage.$inferInsert;

const guestMailbox = "guest@demo.pulau.test";

type EnquirySeed = Required<
  Pick<EnquiryRow, "name" | "email" | "phone" | "language" | "state" | "origin" | "message" | "party">
> & {
  readonly code: string;
  readonly ahead: number | null;
  readonly ago: number;
  readonly reply: string | null;
  readonly note: string | null;
};

/** What was asked, newest last. `ahead` days from today on, `ago` days back. */
const enquirySeeds: readonly EnquirySeed[] = [
  {
    name: "Nurul Izzah binti Kamal",
    email: "nurul.izzah@example.com",
    phone: "+60123340187",
    language: "my",
    state: "closed",
    origin: "package",
    code: "FAMILY",
    ahead: 62,
    ago: 19,
    party: { adults: 14, childAges: [9, 6, 4], nonMalaysians: 0 },
    message: "Kami 17 orang untuk hari keluarga syarikat. Adakah terdapat dewan kecil untuk mesyuarat pagi?",
    reply:
      "Terima kasih. Dewan kami muat 20 orang dan percuma untuk rombongan. Tawaran kami lampirkan di bawah.",
    note: "Chose another island; ask again next year.",
  },
  {
    name: "Daniel Kok",
    email: guestMailbox,
    phone: "+60127752210",
    language: "en",
    state: "answered",
    origin: "fullyBooked",
    code: "LAGOON",
    ahead: 40,
    ago: 6,
    party: { adults: 2, childAges: [7, 2], nonMalaysians: 0 },
    message: "The days of the school holiday are full. Is there anything with two rooms next to each other?",
    reply: "Two garden rooms side by side are free two days later. Shall we keep them for you?",
    note: null,
  },
  {
    name: "王丽",
    email: "wang.li@example.com",
    phone: "+8613912345678",
    language: "cn",
    state: "new",
    origin: "onEnquiry",
    code: "REEF",
    ahead: 75,
    ago: 2,
    party: { adults: 8, childAges: [], nonMalaysians: 8 },
    message: "我们一行八人都是潜水员，想包一艘快艇往返，请报价。",
    reply: null,
    note: "Ask the dive centre whether eight fit on one boat with tanks.",
  },
  {
    name: "Priya Raman",
    email: "priya.raman@example.com",
    phone: "+60162219984",
    language: "en",
    state: "new",
    origin: "fullyBooked",
    code: "SLOW",
    ahead: null,
    ago: 1,
    party: { adults: 2, childAges: [], nonMalaysians: 0 },
    message:
      "Any week in the quiet season would do. My husband uses a wheelchair: which rooms are without steps?",
    reply: null,
    note: null,
  },
];

/** Enquiries as they lie on the desk in the morning, with what was written about them. */
export function makeEnquiries(
  chance: Chance,
  { people, resort, today }: { people: DemoPeople; resort: DemoResort; today: Day },
): { enquiries: EnquiryRow[]; messages: MessageRow[] } {
  const desk = people.staff.find(({ username }) => username === "frontdesk")?.id ?? "";
  const enquiries: EnquiryRow[] = [];
  const messages: MessageRow[] = [];
  for (const { code, ahead, ago, reply, note, ...rest } of enquirySeeds) {
    const offer = resort.offers.find((offer) => offer.code === code);
    const id = chance.id();
    const createdAt = at(addDays(today, -ago), "07:40");
    const account = rest.email === guestMailbox ? people.owners.get("guest") : undefined;
    enquiries.push({
      ...rest,
      id,
      name: account?.bookingName ?? rest.name,
      ownerId: account?.accountId ?? chance.id(),
      checkIn: ahead === null ? null : addDays(today, ahead),
      nights: offer?.option.nights ?? null,
      flexible: ahead === null,
      packageId: offer?.option.packageId ?? null,
      optionId: offer?.option.id ?? null,
      roomTypeIds: [],
      assigneeId: rest.state === "new" ? null : desk,
      consentAt: createdAt,
      createdAt,
      changedAt: createdAt,
    });
    const wrote = (kind: MessageRow["kind"], text: string | null, time: string) => {
      if (text !== null) {
        const when = at(addDays(today, -ago), time);
        messages.push({ id: chance.id(), enquiryId: id, kind, staffId: desk, text, at: when });
      }
    };
    wrote("note", note, "07:55");
    wrote("reply", reply, "08:20");
  }
  return { enquiries, messages };
}
