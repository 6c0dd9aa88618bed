import { withoutCopies } from "@pulau/domain/catalogue/missing-words.ts";

/**
 * What a form shows of a row: the fields that a blank form has. A text that says in another language what it says in English
 * is empty there.
 */
export const formValuesOf =
  <Blank extends object>(blank: Blank) =>
  (row: Readonly<Record<keyof Blank, unknown>>): Blank =>
    withoutCopies(
      Object.fromEntries(Object.keys(blank).map((key) => [key, row[key as keyof Blank]])) as Blank,
    );
