import { type SettingGroup, settingGroupNames } from "@pulau/contract/settings/groups.ts";
import { useParams } from "@tanstack/react-router";
import { CallFailure } from "../../../api/call-failure.ts";
import { ErrorState } from "../../../ui/states.tsx";
import { GroupPage } from "./group-page.tsx";

const isGroup = (name: string): name is SettingGroup =>
  (settingGroupNames as readonly string[]).includes(name);

export default function SettingGroupPage() {
  const group = useParams({ strict: false, select: ({ group: name }: { group?: string }) => name ?? "" });
  return isGroup(group) ? <GroupPage group={group} /> : <ErrorState error={new CallFailure("NOT_FOUND")} />;
}
