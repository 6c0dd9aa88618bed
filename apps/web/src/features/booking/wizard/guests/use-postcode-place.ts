import type { BookingJson } from "@pulau/contract/drafts.ts";
import type { PostPlace } from "@pulau/domain/person/post-codes.ts";
import { useRef, useState } from "react";
import type { FormFace } from "./form-face.ts";

/** Malaysia's post codes are a list of twenty kilobytes, fetched when somebody comes to that field. */
const load = () => import("@pulau/domain/person/post-codes.ts");

type Filled = { readonly area: string; readonly city: string; readonly state: string };
const nothing: Filled = { area: "", city: "", state: "" };
const fields = ["area", "city", "state"] as const;
const asFilled = (place: PostPlace | null): Filled =>
  place === null ? nothing : { ...place, area: place.city };

const isWhole = (postCode: unknown): postCode is string =>
  typeof postCode === "string" && /^\d{5}$/.test(postCode.trim());

/**
 * Fills city, area and state from a post code. What somebody wrote there themselves stays; an unknown code takes back what the one before
 * had filled, also before the step was left and opened again.
 */
export function usePostcodePlace(form: FormFace, booker: BookingJson["booker"]) {
  const [filled, setFilled] = useState<Filled>(nothing);
  const latest = useRef(booker);
  latest.current = booker;
  /** All codes that may have filled what now stands in the fields. */
  const before = useRef(new Set<string>());
  const enter = (postCode: string) => {
    if (isWhole(booker.postCode)) before.current.add(booker.postCode);
    form.set("booker.postCode", postCode);
    if (booker.country !== "MY" || !isWhole(postCode)) return;
    void load().then(
      ({ placeOfPostCode }) => {
        const next = asFilled(placeOfPostCode(postCode));
        const former = [...before.current].map((code) => asFilled(placeOfPostCode(code)));
        for (const field of fields) {
          const now = latest.current[field] ?? "";
          if (now === "" || former.some((place) => place[field] === now))
            form.set(`booker.${field}`, next[field]);
        }
        setFilled(next);
      },
      () => undefined,
    );
  };
  const isFilled = (field: (typeof fields)[number]) =>
    filled[field] !== "" && booker[field] === filled[field];
  return {
    enter,
    /** Fetches the list, so that it is there when the code is whole. */
    prepare: () => void load().catch(() => undefined),
    isFilled,
    isAnyFilled: fields.some(isFilled),
  };
}
