import type { OtherRoomChange, RoomActDone } from "@pulau/contract/room-acts.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import { afterStep, type WorkStep } from "@pulau/domain/housekeeping/room-work.ts";
import type { FaultId, FoundThingId, PersonId, RoomActId, RoomId, RoomPhotoId } from "@pulau/domain/ids.ts";
import type { CallCode, CallFailure, Facts } from "../../api/call-failure.ts";
import type { AnswersToKeep } from "../../api/kept/kept-answers.ts";
import type { ActKind, KeptAct, Outcome, Settled } from "../../api/kept/outbox.ts";
import {
  addFoundThing,
  addRoomPhoto,
  type Board,
  housekeeping,
  housekeepingRoom,
  type Room,
  reportFault,
  roomNote,
  roomPhoto,
  roomWork,
} from "./calls.ts";

/** Who acts, on which device, when, and when they had last read the rooms: by the server's clock. */
export type Acting = {
  readonly owner: PersonId | null;
  readonly device: string;
  readonly today: Day;
  readonly at: string;
  readonly seen: string;
};
type OfRoom = Pick<Room, "_id" | "roomNo">;

type Made = {
  readonly act: RoomActId;
  readonly at: string;
  readonly seen: string;
  readonly device: string;
};
type Base = KeptAct & {
  readonly roomId: RoomId;
  readonly roomNo: string;
  readonly at: string;
};
export type StepAct = Base & {
  readonly kind: "roomStep";
  readonly body: { readonly step: WorkStep; readonly made: Made };
};
export type NoteAct = Base & {
  readonly kind: "roomNote";
  readonly body: { readonly note: string; readonly made: Made };
};
export type FaultAct = Base & {
  readonly kind: "roomFault";
  readonly body: { readonly _id: FaultId; readonly text: string; readonly at: string };
};
export type FoundAct = Base & {
  readonly kind: "foundThing";
  readonly body: {
    readonly _id: FoundThingId;
    readonly roomId: RoomId;
    readonly foundOn: Day;
    readonly what: string;
    readonly place: string;
    readonly at: string;
  };
};
/** Of what a photo is: of a fault, of a found thing, else of the room. */
export type PhotoSubject = { readonly fault?: FaultId; readonly found?: FoundThingId };
export type PhotoAct = Base & {
  readonly kind: "roomPhoto";
  readonly query: PhotoSubject;
  readonly file: Blob;
};
export type RoomAct = StepAct | NoteAct | FaultAct | FoundAct | PhotoAct;

const board = "housekeeping";
const detailOf = (roomId: RoomId) => `housekeeping ${roomId}`;

const baseOf = (room: OfRoom, { owner, today, at }: Acting, list: string) => ({
  id: crypto.randomUUID() as string,
  list,
  owner,
  day: today,
  madeAt: Date.now(),
  sentAt: null,
  names: [],
  roomId: room._id,
  roomNo: room.roomNo,
  at,
});
const madeOf = (act: RoomActId, { at, seen, device }: Acting): Made => ({ act, at, seen, device });

/** A step of the work on a room, as it is kept until the server has it. */
export function stepAct(room: OfRoom, step: WorkStep, acting: Acting): StepAct {
  const base = baseOf(room, acting, board);
  return {
    ...base,
    kind: "roomStep",
    params: { _id: room._id },
    body: { step, made: madeOf(base.id, acting) },
  };
}

export function noteAct(room: OfRoom, note: string, acting: Acting): NoteAct {
  const base = baseOf(room, acting, board);
  return {
    ...base,
    kind: "roomNote",
    params: { _id: room._id },
    body: { note, made: madeOf(base.id, acting) },
  };
}

export function faultAct(room: OfRoom, text: string, acting: Acting): FaultAct {
  const base = baseOf(room, acting, detailOf(room._id));
  return {
    ...base,
    kind: "roomFault",
    params: { _id: room._id },
    body: { _id: base.id, text, at: acting.at },
  };
}

type FoundFields = Pick<FoundAct["body"], "foundOn" | "what" | "place">;

export function foundAct(room: OfRoom, found: FoundFields, acting: Acting): FoundAct {
  const base = baseOf(room, acting, detailOf(room._id));
  return {
    ...base,
    kind: "foundThing",
    params: {},
    body: { _id: base.id, roomId: room._id, ...found, at: acting.at },
  };
}

/** A photo; of what is not sent yet it is sent after that. */
export function photoAct(
  room: OfRoom,
  { file, follows, ...subject }: PhotoSubject & { readonly file: Blob; readonly follows?: string },
  acting: Acting,
): PhotoAct {
  const base = baseOf(room, acting, detailOf(room._id));
  const photo: RoomPhotoId = base.id;
  return {
    ...base,
    kind: "roomPhoto",
    params: { _id: room._id, photo },
    query: subject,
    file,
    ...(follows !== undefined && { follows }),
  };
}

/** What is told of an act that did not simply hold. */
export type RoomFacts = {
  readonly roomNo: string;
  readonly at: string;
  readonly did:
    | { readonly what: "step"; readonly step: WorkStep }
    | { readonly what: "note"; readonly note: string }
    | { readonly what: "fault" | "found"; readonly text: string }
    | { readonly what: "photo" };
} & (
  | { readonly kind: "others"; readonly other: OtherRoomChange; readonly holds: "theirs" | "yours" }
  | { readonly kind: "refused"; readonly code: CallCode; readonly facts: Facts }
);
export type RoomOutcome = Outcome & { readonly facts: RoomFacts };

function didOf(act: RoomAct): RoomFacts["did"] {
  switch (act.kind) {
    case "roomStep":
      return { what: "step", step: act.body.step };
    case "roomNote":
      return { what: "note", note: act.body.note };
    case "roomFault":
      return { what: "fault", text: act.body.text };
    case "foundThing":
      return { what: "found", text: act.body.what };
    case "roomPhoto":
      return { what: "photo" };
  }
}

type Became =
  | { readonly kind: "others"; readonly other: OtherRoomChange; readonly holds: "theirs" | "yours" }
  | { readonly kind: "refused"; readonly code: CallCode; readonly facts: Facts };

const outcomeOf = (act: RoomAct, became: Became): RoomOutcome => {
  const { id, kind, list, owner, day, roomNo, at } = act;
  return {
    id: `${id} ${became.kind}`,
    kind,
    list,
    owner,
    day,
    facts: { roomNo, at, did: didOf(act), ...became },
  };
};

const answered = (act: KeptAct, { overtaken, replaced }: Partial<RoomActDone>): Settled => {
  const other = overtaken ?? replaced;
  if (!other) return {};
  return {
    outcomes: [outcomeOf(act as RoomAct, { kind: "others", other, holds: overtaken ? "theirs" : "yours" })],
  };
};
const refused = (act: KeptAct, { code, facts }: CallFailure): Settled => ({
  outcomes: [outcomeOf(act as RoomAct, { kind: "refused", code, facts })],
});

const ofBoard = { shownBy: () => [housekeeping, {}] as const, answered, refused };
const ofDetail = {
  shownBy: (act: KeptAct) => [housekeepingRoom, { params: { _id: (act as RoomAct).roomId } }] as const,
  answered: () => ({}),
  refused,
};

/** What people who work on rooms do, as it is kept until the server has it. */
export const roomActKinds = {
  roomStep: { face: roomWork, ...ofBoard },
  // Of two notes the later holds by its own time, so that no version is named.
  roomNote: { face: roomNote, options: { overwrites: true }, ...ofBoard },
  roomFault: { face: reportFault, ...ofDetail },
  foundThing: { face: addFoundThing, ...ofDetail },
  roomPhoto: { face: addRoomPhoto, ...ofDetail },
} as const satisfies Readonly<Record<RoomAct["kind"], ActKind>>;

/** The rooms of today, and the photos that were looked at, stay on the device until the day is over. They name no guest. */
export const roomAnswers = (today: () => Day): AnswersToKeep => ({
  [housekeeping.path]: (reply: Board) => ({ reply, day: reply.today }),
  [housekeepingRoom.path]: (reply: unknown) => ({ reply, day: today() }),
  [roomPhoto.path]: (reply: unknown) => ({ reply, day: today() }),
});

/** A room as this device has it, after an act that the server's list does not tell yet. */
function afterAct(room: Room, act: RoomAct): Room {
  if (act.kind === "roomNote") return { ...room, note: act.body.note };
  if (act.kind === "roomFault")
    return act.sentAt === null ? { ...room, openFaults: room.openFaults + 1 } : room;
  if (act.kind !== "roomStep" || (room.cleaningAt !== null && room.cleaningAt > act.at)) return room;
  const { cleaning, workedSeconds } = room;
  const startedAt = room.startedAt === null ? null : new Date(room.startedAt);
  const next = afterStep({ cleaning, startedAt, workedSeconds }, act.body.step, new Date(act.at));
  if (!next.ok) return room;
  const isOther = next.value.cleaning !== cleaning;
  return {
    ...room,
    cleaning: next.value.cleaning,
    startedAt: next.value.startedAt?.toISOString() ?? null,
    workedSeconds: next.value.workedSeconds,
    ...(isOther && { cleaningAt: act.at, cleaningBy: null }),
  };
}

/** The board with what was done on this device and the server does not tell yet. */
export function withRoomActs(shown: Board, acts: readonly RoomAct[]): Board {
  if (acts.length === 0) return shown;
  const byRoom = Map.groupBy(acts, ({ roomId }) => roomId);
  return {
    ...shown,
    rooms: shown.rooms.map((room) => (byRoom.get(room._id) ?? []).reduce(afterAct, room)),
  };
}
