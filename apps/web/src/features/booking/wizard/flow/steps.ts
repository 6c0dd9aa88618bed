import { type BookingJson, type WizardStep, wizardSteps } from "@pulau/contract/drafts.ts";
import { TransferDetails } from "@pulau/contract/transfers.ts";
import type { QuestionsToGuests } from "@pulau/domain/party/guest-answers.ts";
import { occupantsAddUp, travellersOf } from "@pulau/domain/party/kinds.ts";
import type { AgeBand } from "@pulau/domain/party/party.ts";
import { bookerSchema, detailsSchema } from "../guests/details-schema.ts";

/** How a step stands in the address: `/booking/new/<draft>/add-ons`. */
export const pathOf = (step: WizardStep): string => (step === "addOns" ? "add-ons" : step);
export const stepAt = (path: string): WizardStep | undefined =>
  wizardSteps.find((step) => pathOf(step) === path);

/** What of the draft and its surroundings decides which steps are open. */
export type Standing = {
  readonly json: BookingJson;
  readonly bands: readonly AgeBand[];
  /** Whether guests are entered in a grid, where a number that says another age has no remedy and stops nobody. */
  readonly inGrid?: boolean;
  /** Whether rooms were ever held for this draft; an ended hold can be taken again from any step. */
  readonly held: boolean;
  /** What the package asks of each guest, once it is known. */
  readonly questions?: QuestionsToGuests | undefined;
};

const rules: Record<WizardStep, (at: Standing) => boolean> = {
  package: ({ json }) => json.optionId !== null,
  dates: ({ json }) => json.checkIn !== null,
  rooms: ({ json, bands, held }) =>
    held && json.rooms.length > 0 && occupantsAddUp(json.rooms, travellersOf(json.party), bands),
  guests: ({ json, bands, questions, inGrid = false }) =>
    json.guestsLater
      ? bookerSchema.safeParse(json).success
      : json.guests.length === json.party.adults + json.party.childAges.length &&
        detailsSchema(json.party, bands, questions, inGrid ? null : json.checkIn).safeParse({
          guests: json.guests,
          booker: json.booker,
        }).success,
  transport: ({ json }) =>
    (json.transport.land ?? []).every((ride) => TransferDetails.safeParse(ride).success),
  addOns: () => true,
  payment: () => false,
};

/**
 * Whether a step has every answer it asks for. Boats and add-ons have answers of their own when nothing is chosen; a land
 * transfer that was begun must be whole.
 */
export const isDone = (step: WizardStep, at: Standing): boolean => rules[step](at);

/** The step that still misses an answer, before which nothing does: where a guest has to go on. */
export const firstOpenStep = (at: Standing): WizardStep =>
  wizardSteps.find((step) => !isDone(step, at)) ?? "payment";

/** A step may be opened when every step before it is done: up to the first that still misses an answer. */
export const mayOpen = (step: WizardStep, firstOpen: WizardStep): boolean =>
  wizardSteps.indexOf(step) <= wizardSteps.indexOf(firstOpen);

/** Where a step leads whoever left `backTo` to change it: back there, or first to what the change has left open. */
export const stepTowards = (step: WizardStep, backTo: WizardStep, at: Standing): WizardStep | undefined =>
  wizardSteps.slice(wizardSteps.indexOf(step) + 1).find((later) => later === backTo || !isDone(later, at));

export const stepBefore = (step: WizardStep): WizardStep | undefined =>
  wizardSteps[wizardSteps.indexOf(step) - 1];
export const stepAfter = (step: WizardStep): WizardStep | undefined =>
  wizardSteps[wizardSteps.indexOf(step) + 1];
