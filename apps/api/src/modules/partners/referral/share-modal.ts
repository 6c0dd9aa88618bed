import type { socialShareModalRoute } from "@pulau/contract/referral.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { Words } from "@pulau/domain/catalogue/catalogue.ts";
import type { AccountId, PackageId } from "@pulau/domain/ids.ts";
import { formatRinggit, formatShare, type Sen } from "@pulau/domain/money/sen.ts";
import type { Db } from "../../../db/connect.ts";
import { and, eq } from "../../../db/orm.ts";
import { influencerPackage } from "../../../db/schema/referral.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { type Shared, shareOf } from "./share.ts";

/** What a link earns who shares it: a sum for a friend, a share of a package; nothing where both are null. */
export type Earns = { readonly rewardSen: Sen | null; readonly share: number | null };

/** What one's own link earns today. */
export async function earnsBy(
  db: Db,
  accountId: AccountId,
  packageId: PackageId | undefined,
): Promise<Earns> {
  const { referral, influencer } = await loadSettings(db);
  if (packageId === undefined) {
    const pays = referral.active && referral.rewardSen > 0;
    return { rewardSen: pays ? referral.rewardSen : null, share: null };
  }
  const own = and(eq(influencerPackage.packageId, packageId), eq(influencerPackage.accountId, accountId));
  const [link] = await db.select({ share: influencerPackage.commission }).from(influencerPackage).where(own);
  const share = link?.share ?? influencer.share;
  return { rewardSen: null, share: share > 0 ? share : null };
}

/** The window to share by: what one shares, what it brings, and the ways to pass it on. */
export function shareModal(
  shared: Shared & { readonly picture: string | null },
  earns: Earns,
): Reply<typeof socialShareModalRoute> {
  const { packageName, resort, picture } = shared;
  return {
    ...shareOf(shared),
    heading: packageName
      ? {
          en: `Share ${packageName.en}`,
          my: `Kongsi ${packageName.my}`,
          cn: `分享“${packageName.cn}”`,
        }
      : { en: "Invite your friends", my: "Jemput rakan anda", cn: "邀请朋友" },
    lead: packageName
      ? {
          en: "Anyone who books with this link books your package.",
          my: "Sesiapa yang menempah melalui pautan ini menempah pakej anda.",
          cn: "客人通过此链接预订您的套餐。",
        }
      : {
          en: `Send them your link to ${resort}.`,
          my: `Hantar pautan anda ke ${resort} kepada mereka.`,
          cn: `把您的${resort}专属链接发给朋友。`,
        },
    rewardText: rewardTextOf(earns),
    picture: picture ?? "island-dawn",
  };
}

function rewardTextOf({ rewardSen, share }: Earns): Words | null {
  if (rewardSen !== null) {
    const sum = formatRinggit(rewardSen);
    return {
      en: `${sum} goes into your wallet after a friend’s first stay.`,
      my: `${sum} masuk ke dompet anda selepas penginapan pertama seorang rakan.`,
      cn: `朋友首次入住结束后，${sum} 存入您的钱包。`,
    };
  }
  if (share === null) return null;
  return {
    en: `${formatShare(share)} of the package’s value is yours once the guests have left.`,
    my: `${formatShare(share)} daripada nilai pakej menjadi milik anda selepas tetamu pulang.`,
    cn: `客人退房后，您可获得套餐价值的 ${formatShare(share)}。`,
  };
}
