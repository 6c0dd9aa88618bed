export type { ResortSettings, SettingInput } from "@pulau/contract/settings/setting-schemas.ts";
export { beginClosed } from "./begin-closed.ts";
export { partyOfQuery } from "./party-query.ts";
export { previewUrlOf } from "./preview.ts";
export { pictureOf } from "./resort-look.ts";
export { forgetSettings, loadSettings } from "./resort-settings.ts";
export { fieldsOfGroup } from "./setting-group.ts";
export { loadToday, todayInQuery } from "./today.ts";
export { writeSetting } from "./write-setting.ts";
