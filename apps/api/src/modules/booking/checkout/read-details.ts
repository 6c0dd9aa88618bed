import { type BookingJson, CompleteDraft } from "@pulau/contract/drafts.ts";
import { BookerContact, type BookerDetails, GuestDetails } from "@pulau/contract/guests.ts";
import { RoomingGuest } from "@pulau/contract/rooming-list.ts";
import { type Day, dayAt } from "@pulau/domain/calendar/day.ts";
import { type QuestionsToGuests, wrongAnswers } from "@pulau/domain/party/guest-answers.ts";
import type { AgeBand } from "@pulau/domain/party/party.ts";
import { ok, type Result, refuse, refuseFields } from "@pulau/domain/result.ts";
import { fieldsOf } from "../../../plugins/problem.ts";
import type { ResortSettings } from "../../ground/resort/public.ts";
import { birthProblems, isFittingPaper, roomingUntil, type Unfinished } from "../bookings/public.ts";
import { personsOf } from "../holds/public.ts";

type Details = {
  readonly guests: GuestDetails[];
  readonly unfinished: Unfinished[];
  readonly booker: BookerDetails;
  /** Whether guests are to be named later. */
  readonly later: boolean;
};

/** What the package asks its guests, and by which ages it counts them. */
type Counting = { readonly questions: QuestionsToGuests; readonly bands: readonly AgeBand[] };

/**
 * A draft's details checked for meaning; all that is wrong is named with its place. A large group that names its guests
 * later, while there is time for it, needs none of them now: whoever is known is taken. So it is with `detailsLater`,
 * as staff book for somebody who waits.
 */
export function readDetails(
  json: BookingJson,
  at: Counting & { settings: ResortSettings; now: Date; detailsLater?: boolean },
): Result<Details, "DRAFT_INCOMPLETE" | "PARTY_MISMATCH"> {
  const later = namesLater(json, at);
  if (at.detailsLater && wrongOfDraft(json, at).length > 0) return readContact(json);
  if (later) {
    const parsed = CompleteDraft.omit({ guests: true }).safeParse(json);
    return parsed.success
      ? ok({ booker: parsed.data.booker, later, ...knownSoFar(json) })
      : refuseFields("DRAFT_INCOMPLETE", fieldsOf(parsed.error));
  }
  const parsed = CompleteDraft.safeParse(json);
  const wrong = wrongOfDraft(json, at);
  if (!parsed.success || wrong.length > 0) return refuseFields("DRAFT_INCOMPLETE", wrong);
  const { booker, guests } = parsed.data;
  if (guests.length !== personsOf(json)) return refuse("PARTY_MISMATCH");
  return ok({ booker, later, guests, unfinished: [] });
}

type Wrong = { readonly path: string; readonly rule: string };

function wrongOfDraft(json: BookingJson, counting: Counting): Wrong[] {
  const parsed = CompleteDraft.safeParse(json);
  return [...(parsed.success ? [] : fieldsOf(parsed.error)), ...wrongOfGuests(json, counting)];
}

const ContactDraft = CompleteDraft.omit({ guests: true }).extend({ booker: BookerContact });

/** Somebody waits at the desk: whom to reach and the transfers must be right, the rest is taken as far as it is known. */
function readContact(json: BookingJson): Result<Details, "DRAFT_INCOMPLETE"> {
  const whole = CompleteDraft.shape.booker.safeParse(json.booker);
  const parsed = ContactDraft.safeParse(json);
  if (!parsed.success) return refuseFields("DRAFT_INCOMPLETE", fieldsOf(parsed.error));
  const booker = whole.success ? whole.data : parsed.data.booker;
  return ok({ booker, later: true, ...knownSoFar(json) });
}

/** What no field tells of itself: papers of another nationality, answers that the package asks, guests who are not told. */
function wrongOfGuests(json: BookingJson, { questions, bands }: Counting): Wrong[] {
  const typed = json.guests.flatMap((guest, i) => {
    const { identity, age, nonMalaysian } = guest;
    const child = json.party.childAges[i - json.party.adults] ?? null;
    const parsed = Answers.safeParse(guest);
    const answers = parsed.success
      ? wrongAnswers({ age: typeof age === "number" ? age : child, ...parsed.data }, questions, bands)
      : [];
    const paper =
      typeof identity !== "string" || isFittingPaper(identity.trim(), nonMalaysian === true)
        ? []
        : [{ field: "identity", rule: nonMalaysian === true ? "passport" : "ic" }];
    return [...paper, ...birthProblems(guest, json.checkIn), ...answers].map(({ field, rule }) => ({
      path: `guests.${i}.${field}`,
      rule,
    }));
  });
  return json.guests.length === 0 ? typed : [...typed, ...missingGuests(json)];
}

const Birth = GuestDetails.pick({ birthDate: true, birthPlace: true });
const Answers = GuestDetails.pick({ activity: true, market: true });

const missingGuests = (json: BookingJson): Wrong[] =>
  Array.from({ length: Math.max(0, personsOf(json) - json.guests.length) }, (_, i) => ({
    path: `guests.${json.guests.length + i}`,
    rule: "required",
  }));

function namesLater(json: BookingJson, { settings, now }: { settings: ResortSettings; now: Date }): boolean {
  if (!json.guestsLater || json.checkIn === null) return false;
  const today = dayAt(now, settings.timeZone);
  const large = personsOf(json) >= settings.rooming.fromPersons;
  return large && today <= roomingUntil(json.checkIn, settings.rooming);
}

const fits = (guest: GuestDetails, checkIn: Day | null): boolean =>
  isFittingPaper(guest.identity, guest.nonMalaysian) && birthProblems(guest, checkIn).length === 0;

/** Whoever is typed whole, and whoever is typed in part with what of it is right. */
function knownSoFar(json: BookingJson): Pick<Details, "guests" | "unfinished"> {
  const guests: GuestDetails[] = [];
  const unfinished: Unfinished[] = [];
  for (const typed of json.guests.slice(0, personsOf(json))) {
    const whole = GuestDetails.safeParse(typed);
    if (whole.success && fits(whole.data, json.checkIn)) guests.push(whole.data);
    else {
      const { seat: _, _id: __, ...known } = whatIsRight(typed);
      const room = typeof typed.room === "number" ? Math.max(0, Math.floor(typed.room)) : 0;
      const isNamed = known.fullName !== "" || known.identity !== "";
      const birth = Birth.safeParse(typed).data ?? {};
      const isOther = birthProblems({ ...birth, age: known.age }, json.checkIn).length > 0;
      if (isNamed)
        unfinished.push({ ...known, ...(isOther ? {} : birth), identity: known.identity || null, room });
    }
  }
  return { guests, unfinished };
}

/** Takes away what breaks a rule, field by field, until the rest stands. */
function whatIsRight(typed: BookingJson["guests"][number]): RoomingGuest {
  const left: Record<string, unknown> = { ...typed, seat: 0 };
  delete left._id;
  for (;;) {
    const parsed = RoomingGuest.safeParse(left);
    if (parsed.success) return parsed.data;
    for (const { path } of parsed.error.issues) delete left[String(path[0])];
  }
}
