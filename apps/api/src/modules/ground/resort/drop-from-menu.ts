import type { ResortSettings } from "@pulau/contract/settings/setting-schemas.ts";
import type { StaffId } from "@pulau/domain/ids.ts";
import { countUnasked } from "../../../db/saved-versions.ts";
import type { Tx } from "../../../db/tx.ts";
import { forgetSettings, loadSettings } from "./resort-settings.ts";
import { saveSettingGroup } from "./setting-group.ts";

/** Takes a page that is gone off the guests' menu, under whatever addresses it had; the menu's version counts up. */
export async function dropFromMenu(tx: Tx, addresses: readonly string[], staffId: StaffId): Promise<void> {
  const isOther = ({ type, id }: ResortSettings["menu"]["entries"][number]) =>
    type !== "page" || !addresses.includes(id);
  if ((await loadSettings(tx)).menu.entries.every(isOther)) return;
  await countUnasked(tx, {
    kind: "setting",
    key: "menu",
    by: { who: "staff", staffId },
    changed: ["entries"],
  });
  // Whoever saved the menu just before has let it go by now.
  forgetSettings(tx);
  const entries = (await loadSettings(tx)).menu.entries.filter(isOther);
  const saved = await saveSettingGroup(tx, { group: "menu", values: { menu: { entries } }, staffId });
  if (!saved.ok) throw new Error("a menu with fewer entries is no menu");
}
