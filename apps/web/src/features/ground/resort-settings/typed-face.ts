import { isInMenu } from "@pulau/contract/pages.ts";
import type { resortRoute } from "@pulau/contract/resort.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { SettingGroup, settingGroups } from "@pulau/contract/settings/groups.ts";
import { savedGroups } from "@pulau/contract/settings/saved-groups.ts";
import { shownProfile } from "@pulau/contract/settings/shown-profile.ts";
import { isPictureName } from "@pulau/domain/catalogue/pictures.ts";
import { shownMenu } from "@pulau/domain/portal-menu/portal-menu.ts";
import type { z } from "zod";

type Face = Reply<typeof resortRoute>;
type Settings<G extends SettingGroup> = z.output<(typeof settingGroups)[G]>;
type FaceOf<G extends SettingGroup> = (settings: Settings<G>, pages: Face["pages"]) => object;

/** What each group says on the resort's public face. A picture that was only just sent is shown once it is saved. */
const faces: { readonly [G in SettingGroup]?: FaceOf<G> } = {
  resort: ({ profile }) => shownProfile(profile),
  firstPage: ({ firstPage: { picture, ...texts } }) => ({
    firstPage: { ...texts, ...(isPictureName(picture) && { picture }) },
  }),
  menu: ({ menu }, pages) => ({ menu: shownMenu(menu.entries, pages.filter(isInMenu)) }),
  times: ({ checkInTime, checkOutTime, answerHours }) => ({ checkInTime, checkOutTime, answerHours }),
  guests: ({ bands }) => ({ bands: bands.package }),
  policies: ({ policy }) => ({ policy }),
  boats: ({ boats }) => ({ boats }),
};

/** The resort's face as it would be with a group's typed values; nothing where they can't be saved as they stand. */
export function typedFace(group: SettingGroup, values: unknown, pages: Face["pages"]): object | undefined {
  const face = faces[group] as FaceOf<SettingGroup> | undefined;
  const typed = savedGroups[group].safeParse(values);
  return face && typed.success ? face(typed.data as never, pages) : undefined;
}
