import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { resort } from "../../../api/resort.ts";
import { useCall } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Icon } from "../../../ui/icon.tsx";
import {
  IconBabyCarriage,
  IconHourglass,
  IconMessageCircle,
  IconSpeedboat,
} from "../../../ui/icons/index.ts";
import { VisuallyHidden } from "../../../ui/surfaces.tsx";
import type { Resort } from "./calls.ts";
import styles from "./facts.module.css";

/** Four things that are true of this resort, made from its settings. */
function useFacts(place: Resort) {
  const { t } = useTranslation("home");
  const out = place.ferries.find(({ direction }) => direction === "out");
  const back = place.ferries.find(({ direction }) => direction === "back");
  const toddler = place.bands.find(({ kind }) => kind === "toddler");
  const minutes = Math.round(place.limits.holdSeconds / 60);
  return [
    out &&
      back && {
        icon: IconSpeedboat,
        title: t("facts.boats"),
        text: t("facts.boatsText", { out: out.time, jetty: out.from, back: back.time }),
      },
    toddler && {
      icon: IconBabyCarriage,
      title: t("facts.babies"),
      text: t(place.toddlerTicketSen > 0 ? "facts.babiesText" : "facts.babiesFree", {
        from: toddler.fromAge,
        to: toddler.toAge,
        price: formatRinggit(place.toddlerTicketSen),
      }),
    },
    { icon: IconHourglass, title: t("facts.time"), text: t("facts.timeText", { count: minutes }) },
    { icon: IconMessageCircle, title: t("facts.person"), text: t("facts.personText", place.answerHours) },
  ].filter((fact) => fact !== undefined);
}

function FactList({ place }: { place: Resort }) {
  return useFacts(place).map(({ icon, title, text }) => (
    <div key={title}>
      <div className={styles.icon}>
        <Icon of={icon} size="l" />
      </div>
      <h3>{title}</h3>
      <p>{text}</p>
    </div>
  ));
}

export function Facts() {
  const { t } = useTranslation("home");
  const { data } = useCall(resort, {});
  return (
    <section className={styles.facts} id="facts">
      <VisuallyHidden>
        <h2>{t("facts.title")}</h2>
      </VisuallyHidden>
      {data && <FactList place={data} />}
    </section>
  );
}
