import type { OtherRoomChange, RoomActDone } from "@pulau/contract/room-acts.ts";
import type { ClosureBody } from "@pulau/contract/room-closures.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import { afterStep, type WorkStep } from "@pulau/domain/housekeeping/room-work.ts";
import type {
  FaultId,
  FoundThingId,
  PersonId,
  RoomActId,
  RoomId,
  RoomPhotoId,
  StaffId,
} from "@pulau/domain/ids.ts";
import type { CallCode, CallFailure, Facts } from "../../api/call-failure.ts";
import type { AnswersToKeep } from "../../api/kept/kept-answers.ts";
import type { ActKind, KeptAct, Outcome, Settled } from "../../api/kept/outbox.ts";
import {
  addFoundThing,
  addRoomPhoto,
  assignRooms,
  type Board,
  closeRoom,
  housekeeping,
  housekeepingRoom,
  type Room,
  reportFault,
  roomNote,
  roomPhoto,
  roomWork,
  settleFault,
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
type Assignee = { readonly _id: StaffId; readonly name: string };
export type AssignAct = Base & {
  readonly kind: "roomsAssigned";
  readonly body: {
    readonly roomIds: readonly RoomId[];
    readonly staffId: StaffId | null;
    readonly at: string;
  };
  /** Who is to clean them, by name; null for nobody. */
  readonly assignee: Assignee | null;
};
export type SettleAct = Base & {
  readonly kind: "faultSettled";
  readonly body: { readonly done: boolean; readonly at: string };
  readonly faultId: FaultId;
  readonly text: string;
};
export type CloseAct = Base & {
  readonly kind: "roomClosed";
  readonly body: ClosureBody & { readonly roomId: RoomId; readonly faultId: FaultId | null };
};
export type RoomAct = StepAct | NoteAct | FaultAct | FoundAct | PhotoAct | AssignAct | SettleAct | CloseAct;

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

/** Who is to clean rooms, by the first of them. */
export function assignAct(
  rooms: readonly [OfRoom, ...OfRoom[]],
  assignee: Assignee | null,
  acting: Acting,
): AssignAct {
  const roomNo = rooms.map((room) => room.roomNo).join(", ");
  return {
    ...baseOf({ _id: rooms[0]._id, roomNo }, acting, board),
    kind: "roomsAssigned",
    params: {},
    body: { roomIds: rooms.map(({ _id }) => _id), staffId: assignee?._id ?? null, at: acting.at },
    assignee,
  };
}

/** That a fault is repaired, or open again. */
export function settleAct(
  room: OfRoom,
  fault: { readonly _id: FaultId; readonly text: string },
  done: boolean,
  acting: Acting,
): SettleAct {
  return {
    ...baseOf(room, acting, detailOf(room._id)),
    kind: "faultSettled",
    params: { _id: fault._id },
    body: { done, at: acting.at },
    faultId: fault._id,
    text: fault.text,
  };
}

/** A room that is closed; whether somebody has its nights is known once it is sent. */
export function closeAct(
  room: OfRoom,
  body: ClosureBody & { readonly faultId: FaultId | null },
  acting: Acting,
): CloseAct {
  return {
    ...baseOf(room, acting, board),
    kind: "roomClosed",
    params: {},
    body: { ...body, roomId: room._id },
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
    | { readonly what: "photo" }
    | { readonly what: "assigned"; readonly name: string | null }
    | { readonly what: "settled" | "reopened"; readonly text: string }
    | { readonly what: "closed"; readonly kind: ClosureBody["kind"] };
} & (
  | { readonly kind: "overtaken" }
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
    case "roomsAssigned":
      return { what: "assigned", name: act.assignee?.name ?? null };
    case "faultSettled":
      return { what: act.body.done ? "settled" : "reopened", text: act.text };
    case "roomClosed":
      return { what: "closed", kind: act.body.kind };
  }
}

type Became =
  | { readonly kind: "overtaken" }
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

/** Rooms that somebody assigned later, by its own time. */
const assignedLater = (act: KeptAct, { overtaken }: { readonly overtaken: readonly string[] }): Settled =>
  overtaken.length === 0
    ? {}
    : {
        outcomes: [outcomeOf({ ...(act as AssignAct), roomNo: overtaken.join(", ") }, { kind: "overtaken" })],
      };

/** What people who work on rooms do, as it is kept until the server has it. */
export const roomActKinds = {
  roomStep: { face: roomWork, ...ofBoard },
  // Of two notes the later holds by its own time, so that no version is named.
  roomNote: { face: roomNote, options: { overwrites: true }, ...ofBoard },
  roomFault: { face: reportFault, ...ofDetail },
  foundThing: { face: addFoundThing, ...ofDetail },
  roomPhoto: { face: addRoomPhoto, ...ofDetail },
  roomsAssigned: { face: assignRooms, ...ofBoard, answered: assignedLater },
  faultSettled: { face: settleFault, ...ofDetail },
  // By its key a room is closed once, however often it is sent.
  roomClosed: { face: closeRoom, keyed: true, ...ofBoard, answered: () => ({}) },
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
  if (act.kind === "roomsAssigned") return { ...room, assignedTo: act.assignee };
  if (act.kind === "faultSettled")
    return act.sentAt === null
      ? { ...room, openFaults: Math.max(0, room.openFaults + (act.body.done ? -1 : 1)) }
      : room;
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
  const isAbout = (act: RoomAct, { _id }: Room) =>
    act.kind === "roomsAssigned" ? act.body.roomIds.includes(_id) : act.roomId === _id;
  return {
    ...shown,
    rooms: shown.rooms.map((room) => acts.filter((act) => isAbout(act, room)).reduce(afterAct, room)),
  };
}
