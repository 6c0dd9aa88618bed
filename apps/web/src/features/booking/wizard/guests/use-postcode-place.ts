import type { BookingJson } from "@pulau/contract/drafts.ts";
import type { PostPlace } from "@pulau/domain/person/post-codes.ts";
import { useRef, useState } from "react";
import type { FormFace } from "./form-face.ts";

/** Malaysia's post codes are a list of twenty kilobytes, fetched when somebody comes to that field. */
const load = () => import("@pulau/domain/person/post-codes.ts");

type Filled = { readonly area: string; readonly city: string; readonly state: string };
const nothing: Filled = { area: "", city: "", state: "" };
const fields = ["area", "city", "state"] as const;

/**
 * Fills city, area and state from a post code. What somebody wrote there themselves stays; an unknown code takes back what the one before
 * had filled.
 */
export function usePostcodePlace(form: FormFace, booker: BookingJson["booker"]) {
  const [filled, setFilled] = useState<Filled>(nothing);
  const latest = useRef({ booker, filled });
  latest.current = { booker, filled };
  const put = (place: PostPlace | null) => {
    const next = place === null ? nothing : { ...place, area: place.city };
    const now = latest.current;
    const own = fields.filter(
      (field) => !["", undefined, now.filled[field]].includes(now.booker[field] as string | undefined),
    );
    for (const field of fields) if (!own.includes(field)) form.set(`booker.${field}`, next[field]);
    setFilled({
      ...next,
      ...Object.fromEntries(own.map((field) => [field, ""])),
    });
  };
  const enter = (postCode: string) => {
    form.set("booker.postCode", postCode);
    if (booker.country !== "MY" || !/^\d{5}$/.test(postCode.trim())) return;
    void load().then(
      ({ placeOfPostCode }) => put(placeOfPostCode(postCode)),
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
