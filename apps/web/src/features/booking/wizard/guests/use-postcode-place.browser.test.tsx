import type { BookingJson } from "@pulau/contract/drafts.ts";
import { useState } from "react";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { show } from "../../../../dev/browser-test.tsx";
import type { FormFace } from "./form-face.ts";
import { usePostcodePlace } from "./use-postcode-place.ts";

type Place = { postCode: string; city: string; area: string; state: string };

/** An address whose place a post code fills; `kept` is what the draft already has when the step is opened. */
function Address({ kept }: { kept: Place }) {
  const [booker, setBooker] = useState<Record<string, unknown>>({ country: "MY", ...kept });
  const form = {
    set: (path: string, value: unknown) =>
      setBooker((before) => ({ ...before, [path.replace("booker.", "")]: value })),
  } as FormFace;
  const { enter } = usePostcodePlace(form, booker as BookingJson["booker"]);
  const { postCode, city, area, state } = booker;
  return (
    <>
      <label>
        Post code
        <input value={String(postCode)} onChange={({ target }) => enter(target.value)} />
      </label>
      <output data-place>{[city, area, state].join(" / ")}</output>
    </>
  );
}

const place = () => expect.poll(() => document.querySelector("[data-place]")?.textContent);
const code = () => page.getByLabelText("Post code");

it("corrects the city of a post code that was entered before the step was left", async () => {
  await show(
    <Address kept={{ postCode: "20200", city: "Kuala Terengganu", area: "Kuala Terengganu", state: "11" }} />,
  );
  await userEvent.type(code(), "{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}50450");
  await place().toBe("Kuala Lumpur / Kuala Lumpur / 14");
});

it("leaves what somebody wrote there themselves, also before the step was left", async () => {
  await show(
    <Address kept={{ postCode: "20200", city: "Kampung Hulu", area: "Kuala Terengganu", state: "11" }} />,
  );
  await userEvent.fill(code(), "50450");
  await place().toBe("Kampung Hulu / Kuala Lumpur / 14");
  await userEvent.fill(code(), "00000");
  await place().toBe("Kampung Hulu /  / ");
});
