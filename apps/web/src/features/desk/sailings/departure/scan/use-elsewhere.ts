import { isFailure } from "../../../../../api/call-failure.ts";
import { useBackend } from "../../../../../api/use-call.ts";
import { useTranslation } from "../../../../../i18n/use-translation.ts";
import { dayText, partsText } from "../../../../../ui/format.ts";
import { useLanguage } from "../../../../../ui/use-language.ts";
import { boardingCode, type Manifest } from "../../calls.ts";
import type { OnList } from "./code-of.ts";

/** What is said of a code, and how grave it is. */
export type ScanNotice = { readonly tone: "info" | "warning" | "danger"; readonly text: string };

/** Says of a code that is not on the list whose it is and which boats the party has, as far as that can be asked. */
export function useElsewhere({ sailingId }: Manifest["departure"]) {
  const { t } = useTranslation("sailings");
  const { call } = useBackend();
  const { language, say } = useLanguage();
  return async ({ code, bookingNo }: Extract<OnList, { is: "elsewhere" }>): Promise<ScanNotice> => {
    try {
      const found = await call(boardingCode, { body: { code } });
      const boats = found.sailings
        .filter((boat) => boat.sailingId !== sailingId)
        .map(({ day, time, name }) =>
          partsText([dayText(day, language, "weekday"), time ?? t("charter"), say(name)], language),
        );
      const text =
        boats.length > 0
          ? t("scan.elsewhere", { name: found.bookingName, bookingNo, boats: boats.join("; ") })
          : t("scan.noBoat", { name: found.bookingName, bookingNo });
      return { tone: "warning", text };
    } catch (thrown) {
      if (isFailure(thrown, "NOT_FOUND")) return { tone: "danger", text: t("scan.unknown") };
      return { tone: "warning", text: t("scan.notHere", { bookingNo }) };
    }
  };
}
