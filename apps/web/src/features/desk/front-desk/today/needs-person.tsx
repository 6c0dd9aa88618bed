import { needKinds } from "@pulau/domain/money/need-kinds.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { useMay } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { LinkButton } from "../../../../ui/button.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { IconAlertTriangle } from "../../../../ui/icons/index.ts";
import { Panel } from "../../../../ui/panel.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { Today } from "../calls.ts";
import styles from "./needs-person.module.css";

type Need = Today["needsPerson"][number];

/** How long ago in the page's language, "14 min. ago". */
function useWaited(now: string) {
  const { locale } = useLanguage();
  const formatter = new Intl.RelativeTimeFormat(locale, { style: "short", numeric: "always" });
  return (at: string): string => {
    const minutes = Math.max(0, Math.round((Date.parse(now) - Date.parse(at)) / 60_000));
    if (minutes < 60) return formatter.format(-minutes, "minute");
    return minutes < 1_440
      ? formatter.format(-Math.round(minutes / 60), "hour")
      : formatter.format(-Math.round(minutes / 1_440), "day");
  };
}

function NeedLine({ need, waited }: { need: Need; waited: string }) {
  const { t } = useTranslation("staff");
  const kind = needKinds.find((needKind) => needKind === need.kind) ?? "other";
  const { bookingNo, amountSen } = need;
  const about =
    bookingNo === null
      ? t("today.person.noBooking")
      : amountSen === null
        ? t("today.person.aboutNumber", { number: bookingNo })
        : t("today.person.about", { number: bookingNo, amount: formatRinggit(amountSen) });
  return (
    <li className={styles.need}>
      <span className={styles.icon}>
        <Icon of={IconAlertTriangle} size="s" />
      </span>
      <span className={styles.words}>
        <b>{t(`today.person.kinds.${kind}`)}</b>
        <bdi>{about}</bdi>
      </span>
      <small className={styles.waited}>
        <time dateTime={need.at}>{waited}</time>
      </small>
      {need.bookingId && (
        <LinkButton to={`/staff/bookings/${need.bookingId}`} kind="outline" size="small" data-desk-line="">
          {t("today.person.open")}
        </LinkButton>
      )}
    </li>
  );
}

/** What the machines could not settle, the first of it; `count` is all of it. It stands only while there is something. */
export function NeedsPerson({ needs, count, now }: { needs: readonly Need[]; count: number; now: string }) {
  const { t } = useTranslation("staff");
  const waited = useWaited(now);
  const mayEnd = useMay()("payments", "read");
  if (needs.length === 0) return null;
  return (
    <Panel
      title={t("today.person.title")}
      count={count}
      end={
        mayEnd ? (
          <LinkButton to="/staff/money" kind="outline" size="small">
            {t("today.person.all")}
          </LinkButton>
        ) : (
          t("today.person.order")
        )
      }
    >
      <ul>
        {needs.map((need) => (
          <NeedLine key={need._id} need={need} waited={waited(need.at)} />
        ))}
      </ul>
    </Panel>
  );
}
