import type { Problem } from "@pulau/contract/problem.ts";
import type { FailureCode } from "@pulau/domain/failure-codes.ts";

/**
 * What the device itself said: no passkey was used; this device has one of the person already; passkeys are of another
 * address than the page's.
 */
export type DeviceCode = "PASSKEY_STOPPED" | "PASSKEY_THERE" | "PASSKEY_ADDRESS";
/** `OFFLINE`: no answer came at all. */
export type CallCode = FailureCode | "OFFLINE" | DeviceCode;
export type Facts = NonNullable<Problem["facts"]>;
export type FieldProblem = NonNullable<Problem["fields"]>[number];

/** A call that did not succeed, as the server's problem document told it. */
export class CallFailure extends Error {
  readonly code: CallCode;
  readonly facts: Facts;
  readonly fields: readonly FieldProblem[];
  /** With `BOAT_FULL`: boats that can be had instead. */
  readonly instead: NonNullable<Problem["instead"]>;
  /** With `BOOKINGS_IN_WAY`: the bookings to move first. */
  readonly toMove: NonNullable<Problem["toMove"]>;
  /** With `SAILINGS_BOOKED`: who has a place on what was to be dropped. */
  readonly onBoard: NonNullable<Problem["onBoard"]>;
  /** With `ROOM_NOT_READY`: which rooms, and why. */
  readonly rooms: NonNullable<Problem["rooms"]>;
  /** What a guest can quote; null when nothing reached the server. */
  readonly requestId: string | null;

  constructor(
    code: CallCode,
    details: Partial<
      Pick<Problem, "facts" | "fields" | "instead" | "toMove" | "onBoard" | "rooms" | "requestId">
    > = {},
  ) {
    super(code);
    this.name = "CallFailure";
    this.code = code;
    this.facts = details.facts ?? {};
    this.fields = details.fields ?? [];
    this.instead = details.instead ?? [];
    this.toMove = details.toMove ?? [];
    this.onBoard = details.onBoard ?? [];
    this.rooms = details.rooms ?? [];
    this.requestId = details.requestId ?? null;
  }
}

/** Whether something thrown is a refusal with this code. */
export const isFailure = (thrown: unknown, ...codes: CallCode[]): thrown is CallFailure =>
  thrown instanceof CallFailure && (codes.length === 0 || codes.includes(thrown.code));

/** Reads a problem document; what is none (a proxy's page, say) becomes `UNEXPECTED`. */
export async function failureOf(response: Response): Promise<CallFailure> {
  const problem = (await response.json().catch(() => null)) as Partial<Problem> | null;
  return new CallFailure(problem?.code ?? (response.status === 503 ? "BUSY" : "UNEXPECTED"), problem ?? {});
}

/** A piece of the page could not be loaded: `OFFLINE` when that is why, otherwise what was thrown. */
export const failureOfLoading = (thrown: unknown): unknown =>
  navigator.onLine === false ? new CallFailure("OFFLINE") : thrown;
