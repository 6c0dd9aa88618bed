import type { GroupPaper, GroupPaperPart } from "@pulau/contract/group-papers.ts";
import { stateName } from "@pulau/contract/guests.ts";
import { roomNumberIn } from "@pulau/domain/booking/room-number.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { addressLines } from "../../../../ui/address-lines.ts";
import { dayText } from "../../../../ui/format.ts";
import { DayRange, DayText, Gap, Money } from "../../../../ui/money-and-dates.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import { useWording } from "../use-wording.ts";
import { Foot } from "./foot.tsx";
import { Letterhead } from "./letterhead.tsx";
import { LineTable } from "./line-table.tsx";
import styles from "./sheet.module.css";
import { Sums } from "./sums.tsx";
import { WholeNumbers } from "./whole-numbers.tsx";

/** A paper of a group; without a number it is what the next invoice would say. */
export type ShownGroupPaper = GroupPaper & {
  readonly kind: "invoice" | "creditNote" | "proForma";
  readonly number: string | null;
  readonly issuedOn: Day | null;
  /** Of the whole group's bill; null where the paper is not its latest. */
  readonly dueSen: Sen | null;
};

function Title({ paper }: { paper: ShownGroupPaper }) {
  const { t } = useTranslation("papers");
  const { language } = useLanguage();
  const { list } = useWording();
  const { kind, number, issuedOn, reason, corrects, groupName } = paper;
  const invoices = corrects.map((correction) =>
    t("ofInvoice", { number: correction.number, day: dayText(correction.issuedOn, language) }),
  );
  return (
    <div className={styles.title}>
      <div>
        <h1 className="display">{t(kind)}</h1>
        <small className="muted">
          {kind === "proForma" && t("group.notIssued")}
          {kind !== "proForma" && reason !== "booked" && t(`reasons.${reason}`)}
          <Gap />
          {invoices.length > 0 && <WholeNumbers text={t("takesFrom", { invoices: list(invoices) })} />}
        </small>
      </div>
      <p>
        <b>
          <bdi>{number ?? groupName}</bdi>
        </b>
        {issuedOn && <DayText day={issuedOn} />}
      </p>
    </div>
  );
}

function Facts({ paper }: { paper: ShownGroupPaper }) {
  const { t } = useTranslation(["papers", "trips"]);
  const { say, locale } = useLanguage();
  const { billTo, groupName, packageName, checkIn, checkOut, parts } = paper;
  const persons = parts.reduce((sum, part) => sum + part.persons, 0);
  return (
    <section className={styles.facts}>
      <div>
        <h2>{t("trips:sheet.for")}</h2>
        <b>{billTo.name}</b>
        {addressLines(billTo.address, stateName(billTo.address.state), locale).map((line) => (
          <span key={line}>{line}</span>
        ))}
        <span className={styles.address}>
          <bdi>{billTo.email}</bdi>
        </span>
        {billTo.registrationNo && <span>{t("group.registrationNo", { number: billTo.registrationNo })}</span>}
        {billTo.taxNo && <span>{t("group.taxNo", { number: billTo.taxNo })}</span>}
      </div>
      <div>
        <h2>{t("trips:sheet.stay")}</h2>
        <b>
          <DayRange from={checkIn} to={checkOut} />
        </b>
        <span>{groupName}</span>
        <span>{say(packageName)}</span>
        <span>
          {t("group.rooms", { count: parts.length })} · {t("group.persons", { count: persons })}
        </span>
      </div>
    </section>
  );
}

/** One booking of the group: its room and its guests above what it costs. */
function Part({ part }: { part: GroupPaperPart }) {
  const { language } = useLanguage();
  const { list } = useWording();
  const guests = part.guests.length > 0 ? part.guests : [part.bookingName];
  return (
    <section className={styles.part}>
      <h2>
        <span>
          <bdi>{roomNumberIn(part.roomNo, language)}</bdi> {list(guests)}{" "}
          <small className="muted">
            <bdi>{part.bookingNo}</bdi>
          </small>
        </span>
        <Money sen={part.totalSen} />
      </h2>
      <LineTable lines={part.lines} />
    </section>
  );
}

function useBefore({ sums }: ShownGroupPaper): (readonly [text: string, sen: number])[] {
  const { t } = useTranslation(["papers", "price"]);
  const { say } = useLanguage();
  return [
    [t("before"), sums.beforeSen],
    ...sums.fees.map(
      (fee) => [(fee.name && say(fee.name).trim()) || t("price:unnamed.fee"), fee.amountSen] as const,
    ),
    ...sums.taxes.map(
      (tax) => [(tax.name && say(tax.name).trim()) || t("price:unnamed.tax"), tax.amountSen] as const,
    ),
  ];
}

/** The invoice or credit note of a group on a sheet of paper: booking by booking, and one sum. */
export function GroupSheet({ paper }: { paper: ShownGroupPaper }) {
  const { t } = useTranslation("papers");
  return (
    <article className={styles.sheet} data-theme="light">
      <Letterhead house={paper.seller} />
      <Title paper={paper} />
      <Facts paper={paper} />
      {paper.parts.map((part) => (
        <Part key={part.bookingId} part={part} />
      ))}
      <div className={styles.below}>
        <div />
        <Sums
          totalSen={paper.sums.totalSen}
          {...(paper.kind === "creditNote" && { totalText: t("credited") })}
          payments={[]}
          due={paper.dueSen === null ? null : { sen: paper.dueSen, by: null }}
          before={useBefore(paper)}
        />
      </div>
      <Foot house={paper.seller} />
    </article>
  );
}
