import type { TravelDocument } from "@pulau/contract/travel-documents.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { dayText } from "../../../../ui/format.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { IconAlertTriangle } from "../../../../ui/icons/index.ts";
import { DayText, MomentText } from "../../../../ui/money-and-dates.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import styles from "../profile.module.css";

/** `Passport, Malaysia`; of a MyKad everybody knows the country. */
export function useDocumentName() {
  const { t } = useTranslation("profile");
  const { locale } = useLanguage();
  return ({ kind, country }: Pick<TravelDocument, "kind" | "country">): string => {
    const name = t(`documents.kinds.${kind}`);
    if (kind === "myKad" || kind === "myKid") return name;
    const place = new Intl.DisplayNames([locale], { type: "region" }).of(country) ?? country;
    return t("documents.ofCountry", { name, country: place });
  };
}

/** The last day of a document, and what is to be said of it before a stay. */
export function ExpiryCell({ document: { expiresOn, expiry, stayFrom } }: { document: TravelDocument }) {
  const { t } = useTranslation("profile");
  const { language } = useLanguage();
  if (expiresOn === null) return t("documents.noExpiry");
  const warning =
    expiry === "beforeStay" && stayFrom !== null
      ? t("documents.warnings.beforeStay", { day: dayText(stayFrom, language) })
      : expiry === "valid"
        ? null
        : t(`documents.warnings.${expiry === "expired" ? "expired" : "soon"}`);
  return (
    <>
      <DayText day={expiresOn} />
      {warning !== null && (
        <>
          {" "}
          <span className={classNames(styles.warning, expiry !== "soon" && styles.urgent)}>
            <Icon of={IconAlertTriangle} size="s" />
            <span>{warning}</span>
          </span>
        </>
      )}
    </>
  );
}

type View = NonNullable<TravelDocument["lastView"]>;

/** When something of a document was shown, and by which browser. */
export function LastView({ view }: { view: View | null }) {
  const { t } = useTranslation("profile");
  if (view === null) return t("documents.never");
  return (
    <>
      {t(`documents.uses.${view.used}`)} <MomentText moment={view.at} />
    </>
  );
}

/** The browser and the system from which it was shown. */
export function useDeviceText() {
  const { t } = useTranslation("profile");
  return ({ browser, system }: Pick<View, "browser" | "system">): string =>
    browser !== null && system !== null
      ? t("documents.device", { browser, system })
      : (browser ?? system ?? t("documents.unknownDevice"));
}
