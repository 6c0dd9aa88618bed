import {
  keepPreferenceRoute,
  keepStaffPreferenceRoute,
  preferencesRoute,
  staffPreferencesRoute,
} from "@pulau/contract/preferences.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { useQueryClient } from "@tanstack/react-query";
import { faceOf } from "../api/client.ts";
import { callKey } from "../api/queries.ts";
import { useBackend, useCall, useSession } from "../api/use-call.ts";

const own = { load: faceOf(preferencesRoute), keep: faceOf(keepPreferenceRoute) };
const staff = { load: faceOf(staffPreferencesRoute), keep: faceOf(keepStaffPreferenceRoute) };
type Preferences = Reply<typeof preferencesRoute>["preferences"];

/** What the server keeps of a person, as of every device of theirs; nothing of a visitor who has no account. */
export function usePreferences() {
  const { side, call } = useBackend();
  // The two differ in nothing but where they stand.
  const { load, keep } = side.name === "staff" ? (staff as unknown as typeof own) : own;
  const queries = useQueryClient();
  const known = useSession() !== null;
  const { data } = useCall(load, {}, { enabled: known });
  const put = (name: string, value: string) => {
    if (!known) return;
    queries.setQueryData(callKey(load, {}), (before: { preferences: Preferences } | undefined) => ({
      preferences: [...(before?.preferences ?? []).filter((kept) => kept.name !== name), { name, value }],
    }));
    // What can't be kept there is still kept in this browser: nobody is told off for a column.
    call(keep, { params: { name }, body: { value } }).catch(() => undefined);
  };
  return { preferences: data?.preferences, put };
}
