import { offeredGatewaysRoute } from "@pulau/contract/gateways.ts";
import { resortRoute } from "@pulau/contract/resort.ts";
import { settingGroups } from "@pulau/contract/settings/groups.ts";
import { expect, it } from "vitest";
import { typedSettings } from "./typed-face.ts";

const typedFace = (...of: Parameters<typeof typedSettings>) => typedSettings(...of)?.[resortRoute.path];
const usual = (group: keyof typeof settingGroups) => settingGroups[group].parse({}) as never;

it("says of each group what guests would see, and nothing of what they never see", () => {
  const { menu } = usual("menu") as { menu: { entries: { id: string; hidden: boolean }[] } };
  const entries = menu.entries.map((entry) => ({ ...entry, hidden: entry.id === "redeem" }));
  const face = typedFace("menu", { menu: { entries } }, []) as { menu: { id: string }[] };
  expect(face.menu.map(({ id }) => id)).toContain("newPromotions");
  expect(face.menu.map(({ id }) => id)).not.toContain("redeem");
  const { firstPage } = settingGroups.firstPage.parse({});
  const text = { en: "By the reef", my: "", cn: "" };
  expect(typedFace("firstPage", { look: {}, firstPage: { ...firstPage, text } }, [])).toBeUndefined();
  const look = { logo: null, primary: null, accent: null };
  expect(typedFace("firstPage", { look, firstPage: { ...firstPage, text } }, [])).toMatchObject({
    firstPage: { text, picture: "island-dawn" },
  });
  expect(typedFace("limits", usual("limits"), [])).toBeUndefined();
});

it("shows no link that can't be saved", () => {
  const link = {
    type: "external-link",
    id: crypto.randomUUID(),
    name: { en: "X", my: "", cn: "" },
    hidden: false,
  };
  const shown = (to: string) => typedFace("menu", { menu: { entries: [{ ...link, to }] } }, []);
  expect(shown("javascript:alert(1)")).toBeUndefined();
  expect(shown("https://x.example")).toBeDefined();
});

it("keeps back contacts that the resort hides", () => {
  const { profile } = settingGroups.resort.parse({});
  const typed = { ...profile, tel: ["+60 9-555 0118"], hidden: ["tel"] };
  expect(typedFace("resort", { profile: typed }, [])).toMatchObject({ contact: { tel: [] } });
});

it("offers a transfer once there is an account for it", () => {
  const { profile } = settingGroups.resort.parse({});
  const waysToPay = (bank: object | null) =>
    typedSettings("resort", { profile: { ...profile, bank } }, [])?.[offeredGatewaysRoute.path];
  const account = { name: "Maybank", address: "", accountHolder: "Teluk", accountNumber: "5642", swift: "" };
  expect(waysToPay(null)).toEqual({ bankTransfer: false });
  expect(waysToPay(account)).toEqual({ bankTransfer: true });
  expect(waysToPay({ ...account, accountNumber: "" })).toBeUndefined();
});
