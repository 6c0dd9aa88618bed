import { offeredGatewaysRoute } from "@pulau/contract/gateways.ts";
import { isInMenu } from "@pulau/contract/pages.ts";
import { resortRoute } from "@pulau/contract/resort.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { SettingGroup, settingGroups } from "@pulau/contract/settings/groups.ts";
import { savedGroups } from "@pulau/contract/settings/saved-groups.ts";
import { shownProfile } from "@pulau/contract/settings/shown-profile.ts";
import { isPictureName } from "@pulau/domain/catalogue/pictures.ts";
import { shownMenu } from "@pulau/domain/portal-menu/portal-menu.ts";
import type { z } from "zod";
import type { TypedAnswers } from "../../../api/typed-answers.ts";

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

/**
 * What guests' pages would say with a group's typed values: the resort's face, and whether its bank account is a way to pay.
 * Nothing where they can't be saved as they stand.
 */
export function typedSettings(
  group: SettingGroup,
  values: unknown,
  pages: Face["pages"],
): TypedAnswers | undefined {
  const face = faces[group] as FaceOf<SettingGroup> | undefined;
  const typed = savedGroups[group].safeParse(values);
  if (!face || !typed.success) return undefined;
  return {
    [resortRoute.path]: face(typed.data, pages),
    ...("profile" in typed.data && {
      [offeredGatewaysRoute.path]: { bankTransfer: typed.data.profile.bank !== null },
    }),
  };
}
