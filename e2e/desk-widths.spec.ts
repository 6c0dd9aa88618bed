import { bringAxe } from "./steps/axe.ts";
import { signInAtDesk } from "./steps/desk.ts";
import { faultsOfEveryWidth } from "./steps/every-page.ts";
import { cutText, layoutFaults, overlaps } from "./steps/layout.ts";
import { expect, test } from "./steps/test.ts";

const languages = ["en", "my", "cn"] as const;

/** In the long run each language sees every page; else they take the pages by turns, so that each sees every kind. */
const isLong = process.env.PULAU_TEST_LONG === "1";

for (const [turn, language] of languages.entries())
  test(`no page of the staff's is too wide, cut off or overlaid in ${language}, on phones and wide screens, either way`, async ({
    page,
  }) => {
    // Some twenty-five pages in eight layouts each.
    test.slow();
    await bringAxe(page);
    await signInAtDesk(page, "admin", `/staff?lang=${language}`);
    const { faults, walked } = await faultsOfEveryWidth(
      page,
      (_, at) => isLong || at % languages.length === turn,
    );
    expect(walked.size, "pages walked").toBeGreaterThan(isLong ? 50 : 17);
    expect(faults).toEqual({});
  });

test("what is too wide, cut off or overlaid is seen", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.setContent(`<main>
    <h1 style="width: 40px; overflow: hidden; white-space: nowrap">Room types of the resort</h1>
    <button>Add</button><button style="margin-inline-start: -30px">Export</button>
    <p style="width: 600px">Wide</p>
  </main>`);
  expect(await cutText(page)).toEqual([expect.stringContaining("H1")]);
  expect(await overlaps(page)).toEqual([expect.stringContaining("lies over")]);
  expect(await layoutFaults(page)).toEqual([expect.stringContaining("px too wide")]);
  await page.setContent(
    "<main dir=rtl><h1>Room types</h1><button>Add</button> <button>Export</button></main>",
  );
  expect([await cutText(page), await overlaps(page), await layoutFaults(page)].flat()).toEqual([]);
});
