import { postCodeList } from "./post-code-list.ts";

/** Where a post code is: the town, and its state by the number that e-Invoices give it. */
export type PostPlace = { readonly city: string; readonly state: string };

const read = (): ReadonlyMap<string, PostPlace> =>
  new Map(
    postCodeList
      .trim()
      .split("\n")
      .flatMap((line) => {
        const [state = "", city = "", ...groups] = line.split("|");
        return groups.flatMap((group) => {
          const [head = "", ends = ""] = group.split(":");
          return ends.split(" ").map((end): [string, PostPlace] => [head + end, { city, state }]);
        });
      }),
  );

let places: ReadonlyMap<string, PostPlace> | undefined;

/** The town and state of a Malaysian post code; null for one that the list does not have. */
export function placeOfPostCode(postCode: string): PostPlace | null {
  places ??= read();
  return places.get(postCode.trim()) ?? null;
}
