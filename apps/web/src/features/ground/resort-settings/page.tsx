import { type SettingGroup, settingGroupNames } from "@pulau/contract/settings/groups.ts";
import { CallFailure } from "../../../api/call-failure.ts";
import { useParamsAt } from "../../../shell/page-address.ts";
import { ErrorState } from "../../../ui/states.tsx";
import { GroupPage } from "./group-page.tsx";

const isGroup = (name: string): name is SettingGroup =>
  (settingGroupNames as readonly string[]).includes(name);

export default function SettingGroupPage() {
  const { group } = useParamsAt("/staff/settings/$group");
  return isGroup(group) ? <GroupPage group={group} /> : <ErrorState error={new CallFailure("NOT_FOUND")} />;
}
