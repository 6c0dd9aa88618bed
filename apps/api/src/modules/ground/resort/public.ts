export { partyOfQuery } from "./party-query.ts";
export { forgetSettings, loadSettings } from "./resort-settings.ts";
export type { ResortSettings, SettingInput } from "./setting-schemas.ts";
export { loadToday, todayInQuery } from "./today.ts";
export { writeSetting } from "./write-setting.ts";
