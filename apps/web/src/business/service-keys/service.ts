import type { ServiceSheet } from "@pulau/domain/service-sheet.ts";

/** A service of somebody else whose keys staff enter. */
export type Service = {
  readonly service: string;
  /** What it is called. */
  readonly name: string;
  readonly sheet: ServiceSheet;
  /** Where it calls us, where that has to be set there. */
  readonly callbackUrl?: string;
  /** What is out of date once its keys are other. */
  readonly refreshes: readonly string[];
};
