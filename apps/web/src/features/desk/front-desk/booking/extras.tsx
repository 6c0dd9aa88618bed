import { Link } from "@tanstack/react-router";
import { useMay } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { dayText, partsText } from "../../../../ui/format.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { IconAnchorOff, IconArrowBack, IconSpeedboat } from "../../../../ui/icons/index.ts";
import { DayText, Money } from "../../../../ui/money-and-dates.tsx";
import { Panel, PanelEmpty } from "../../../../ui/panel.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { Booking } from "../calls.ts";
import styles from "./booking.module.css";

type Disrupted = Booking["disruptions"][number];

function useWasText() {
  const { t } = useTranslation("staff");
  const { language, say } = useLanguage();
  return ({ was: { day, time, name } }: Disrupted): string =>
    partsText([dayText(day, language, "weekday"), time ?? t("booking.agreed"), say(name)], language);
}

/** Leads those who may act on it to what was done for everybody aboard. */
function CancellationLink({ way: { disruptionId } }: { way: Disrupted }) {
  const { t } = useTranslation("staff");
  const may = useMay();
  if (!may("boats", "write") || !may("bookings", "write")) return null;
  return (
    <Link to="/staff/disruptions/$id" params={{ id: disruptionId }}>
      {t("booking.seeCancellation")}
    </Link>
  );
}

/** That a boat stands for another that was cancelled, or is cancelled itself and another is being looked for. */
function BoatNews({ way }: { way: Disrupted | undefined }) {
  const { t } = useTranslation("staff");
  const wasText = useWasText();
  if (!way) return null;
  const reason = t(`booking.boatReasons.${way.reason}`);
  return (
    <small>
      {way.solution === "later"
        ? t("booking.boatSearched", { reason })
        : t("booking.boatInstead", { was: wasText(way), reason })}{" "}
      <CancellationLink way={way} />
    </small>
  );
}

export function BoatsPanel({ crossings, disruptions }: Pick<Booking, "crossings" | "disruptions">) {
  const { t } = useTranslation("staff");
  const { say } = useLanguage();
  const wasText = useWasText();
  const gone = disruptions.filter(({ solution }) => solution === "refund" || solution === "credit");
  return (
    <Panel title={t("booking.boats")}>
      {crossings.length + gone.length === 0 && <PanelEmpty>{t("booking.noBoats")}</PanelEmpty>}
      <ul>
        {crossings.map((crossing) => (
          <li key={crossing.direction} className={styles.line}>
            <Icon of={crossing.direction === "out" ? IconSpeedboat : IconArrowBack} size="s" flips />
            <span>
              <b className="strong">{t(crossing.direction === "out" ? "booking.out" : "booking.homeward")}</b>
              <small>
                <DayText day={crossing.day} shape="weekday" />,{" "}
                <bdi>{crossing.time ?? t("booking.agreed")}</bdi>
                {" · "}
                {say(crossing.name)},{" "}
                <bdi>{t("booking.route", { from: crossing.from, to: crossing.to })}</bdi>
              </small>
              {crossing.note !== "" && <small>{t("booking.crewNote", { note: crossing.note })}</small>}
              <BoatNews way={disruptions.find(({ direction }) => direction === crossing.direction)} />
            </span>
            <span className={styles.end}>
              {crossing.kind === "charter"
                ? t("booking.charters", { count: crossing.boats })
                : t("booking.seats", { count: crossing.seats })}
            </span>
          </li>
        ))}
        {gone.map((way) => (
          <li key={way.direction} className={styles.line}>
            <Icon of={IconAnchorOff} size="s" />
            <span>
              <b className="strong">{t(way.direction === "out" ? "booking.out" : "booking.homeward")}</b>
              <small>
                {t("booking.boatGone", { was: wasText(way), reason: t(`booking.boatReasons.${way.reason}`) })}{" "}
                <CancellationLink way={way} />
              </small>
            </span>
            {way.backSen > 0 && <Money sen={way.backSen} />}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

export function AddOnsPanel({ addOns, extras }: Pick<Booking, "addOns" | "extras">) {
  const { t } = useTranslation("staff");
  const { say } = useLanguage();
  const count = addOns.length + extras.length;
  if (count === 0) return null;
  return (
    <Panel title={t("booking.addOns")} count={count}>
      <ul>
        {addOns.map((addOn) => (
          <li key={`${addOn.name.en} ${addOn.day} ${addOn.included}`} className={styles.line}>
            <span>
              <b className="strong">{t("booking.pieces", { name: say(addOn.name), count: addOn.count })}</b>
              {addOn.day && (
                <small>
                  <DayText day={addOn.day} shape="weekday" />
                </small>
              )}
            </span>
            <span className={styles.end}>
              {addOn.included ? (
                <span className="muted">{t("booking.included")}</span>
              ) : (
                addOn.amountSen !== undefined && <Money sen={addOn.amountSen} />
              )}
            </span>
          </li>
        ))}
        {extras.map((extra) => (
          <li key={extra._id} className={styles.line}>
            <b className="strong">{say(extra.name)}</b>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
