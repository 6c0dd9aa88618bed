import type { BookingId } from "@pulau/domain/ids.ts";

/** What is open on this page: the tape chart, a booking, or both. */
export type OpenPlace = { readonly chart: boolean; readonly bookingId: BookingId | null };

export const nowhere: OpenPlace = { chart: false, bookingId: null };

const isSame = (a: OpenPlace, b: OpenPlace) => a.chart === b.chart && a.bookingId === b.bookingId;

/** What the parts of a page say is open, one over the other, and who wants to hear when it is other than it was. */
export class OpenPlaces {
  readonly #places = new Map<symbol, OpenPlace>();
  readonly #listeners = new Set<(place: OpenPlace) => void>();
  #announced: OpenPlace = nowhere;

  /** All that is open: the booking is that of whichever part said so last. */
  now(): OpenPlace {
    const places = [...this.#places.values()];
    return {
      chart: places.some(({ chart }) => chart),
      bookingId: places.findLast(({ bookingId }) => bookingId !== null)?.bookingId ?? null,
    };
  }

  /** A part of the page shows this, until the function that it gets back is called. */
  open(place: OpenPlace): () => void {
    const part = Symbol("part of the page");
    this.#places.set(part, place);
    this.#tell();
    return () => {
      this.#places.delete(part);
      this.#tell();
    };
  }

  follow(listener: (place: OpenPlace) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** What is closed and opened again in one go, as a page that is drawn anew, was never closed. */
  #tell(): void {
    queueMicrotask(() => {
      const place = this.now();
      if (isSame(place, this.#announced)) return;
      this.#announced = place;
      for (const listener of this.#listeners) listener(place);
    });
  }
}

/** Of this page. */
export const openPlaces = new OpenPlaces();
