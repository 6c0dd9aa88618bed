import { customerRoute, type Profile } from "@pulau/contract/accounts.ts";
import type { BookingJson } from "@pulau/contract/drafts.ts";
import { useEffect, useRef } from "react";
import { faceOf } from "../../../../api/client.ts";
import { useBackend, useCall, useSession } from "../../../../api/use-call.ts";
import { splitPhone } from "./phone-parts.ts";

const profileCall = faceOf(customerRoute);
type Booker = BookingJson["booker"];

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === "";
/** As the field of a number knows them before the world's are there. */
const nearCodes = ["+60", "+65", "+62", "+66", "+673", "+86"];

/** The booker with what the profile says in the place of what was not typed yet; the address as a whole. */
export function withProfile(booker: Booker, profile: Profile): Booker {
  const { email, mobile, address, area, city, postCode, state, country } = profile;
  const lacksAddress = [booker.address, booker.city, booker.postCode].every(isEmpty);
  return {
    ...booker,
    ...(isEmpty(booker.email) && { email }),
    ...(isEmpty(booker.mobile) &&
      mobile !== "" && { mobile, countryCode: splitPhone(mobile, nearCodes, "+60").code }),
    ...(lacksAddress && address !== "" && { address, area, city, postCode, state, country }),
  };
}

/** Fills the booker in from the profile of whoever is logged in, once, where the profile says more than an e-mail address. */
export function useBookerOfProfile(
  { set }: { set: (path: string, value: unknown) => void },
  booker: Booker,
  offered: boolean,
): void {
  const { side } = useBackend();
  const session = useSession();
  const enabled = offered && session !== null && side.name !== "staff" && session.accountKind !== "agency";
  const { data } = useCall(profileCall, { params: { _id: session?.record.id ?? "" } }, { enabled });
  const profile = data?.data.data;
  const filled = useRef(false);
  const latest = useRef({ set, booker });
  latest.current = { set, booker };
  useEffect(() => {
    if (profile === undefined || filled.current) return;
    filled.current = true;
    if (profile.mobile === "" && profile.address === "") return;
    latest.current.set("booker", withProfile(latest.current.booker, profile));
  }, [profile]);
}
