import type { ReactNode } from "react";
import { isFailure } from "../../../api/call-failure.ts";
import { useCall } from "../../../api/use-call.ts";
import { PhoneLink } from "../../../business/phone-link.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useParamsAt } from "../../../shell/page-address.ts";
import { BackLink } from "../../../ui/back-link.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { DayRange, DayText, Money } from "../../../ui/money-and-dates.tsx";
import { PageHead } from "../../../ui/page-head.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { EmptyState, ErrorState } from "../../../ui/states.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import { Skeleton, Waiting } from "../../../ui/waiting.tsx";
import { AccountPanel } from "./account-panel.tsx";
import { BillPanel } from "./bill-panel.tsx";
import { BookingsPanel } from "./bookings-panel.tsx";
import { type GroupDetail, group as groupCall } from "./calls.ts";
import { GroupActs } from "./group-acts.tsx";
import { GroupStateChip } from "./group-state.tsx";
import styles from "./groups.module.css";

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** Whom to reach, and what is kept until when. */
function Facts({ group }: { group: GroupDetail }) {
  const { t } = useTranslation("groups");
  const { say } = useLanguage();
  const { block, boats, personsNamed, persons } = group;
  return (
    <Panel title={t("facts.title")}>
      <dl className={styles.facts}>
        <Fact name={t("columns.stay")}>
          <DayRange from={group.checkIn} to={group.checkOut} />
        </Fact>
        <Fact name={t("form.package")}>{say(group.packageName)}</Fact>
        <Fact name={t("columns.cutOffOn")}>
          <DayText day={group.cutOffOn} shape="weekday" />
        </Fact>
        <Fact name={t("columns.named")}>
          {personsNamed} / {persons}
        </Fact>
        {block.map(({ roomTypeId, name, rooms, left }) => (
          <Fact key={roomTypeId} name={say(name)}>
            {t("facts.roomsOf", { count: rooms, left })}
          </Fact>
        ))}
        {boats.map(({ direction, name, day, time, seatsLeft }) => (
          <Fact key={direction} name={t(`facts.${direction}`)}>
            {say(name)}, <DayText day={day} /> {time?.slice(0, 5)} · {t("facts.seats", { count: seatsLeft })}
          </Fact>
        ))}
        {group.prices.map(({ guestKind, bedType, sen }) => (
          <Fact
            key={`${guestKind} ${bedType}`}
            name={
              bedType === null
                ? t("facts.anyPrice", { kind: t(`guestKinds.${guestKind}`) })
                : t("facts.sharedPrice", {
                    kind: t(`guestKinds.${guestKind}`),
                    sharing: t(`sharing.${bedType}`),
                  })
            }
          >
            <Money sen={sen} />
          </Fact>
        ))}
        {group.agency !== null && <Fact name={t("form.agency")}>{group.agency}</Fact>}
        {group.billTo && <Fact name={t("facts.billTo")}>{group.billTo.name}</Fact>}
        <Fact name={t("form.contactName")}>
          <bdi>{group.contactName}</bdi>
          <br />
          <a className="link" href={`mailto:${group.email}`}>
            <bdi>{group.email}</bdi>
          </a>
          <br />
          <PhoneLink number={group.mobile} />
        </Fact>
      </dl>
      {group.note !== "" && <p className={styles.note}>{group.note}</p>}
    </Panel>
  );
}

function NotThere({ error, retry }: { error: unknown; retry: () => void }) {
  const { t } = useTranslation("groups");
  if (!isFailure(error, "NOT_FOUND", "INVALID_INPUT")) return <ErrorState error={error} retry={retry} />;
  return (
    <EmptyState
      picture="jungle-trail"
      title={t("facts.notFound")}
      act={<LinkButton to="/staff/groups">{t("facts.toList")}</LinkButton>}
    >
      {t("facts.notFoundText")}
    </EmptyState>
  );
}

/** A group: what is kept and named, its bookings and its bill. */
export default function GroupPage() {
  const { t } = useTranslation("groups");
  const { id: _id } = useParamsAt("/staff/groups/$id");
  const { data, error, refetch } = useCall(groupCall, { params: { _id } }, { refetchInterval: 60_000 });
  if (data === undefined)
    return (
      <>
        <PageHead title={t("list.title")} lead={null} />
        {error ? (
          <NotThere error={error} retry={() => void refetch()} />
        ) : (
          <Waiting what={t("facts.waiting")}>
            <Skeleton height={420} radius={12} />
          </Waiting>
        )}
      </>
    );
  return (
    <>
      <PageHead
        title={data.name}
        lead={null}
        back={<BackLink to="/staff/groups">{t("facts.toList")}</BackLink>}
        states={
          <>
            <GroupStateChip state={data.state} />
            <span className="hint">{t(`kinds.${data.kind}`)}</span>
          </>
        }
      >
        <GroupActs group={data} />
      </PageHead>
      <div className={styles.page}>
        <div className={styles.columns}>
          <Facts group={data} />
          <BillPanel group={data} />
        </div>
        <AccountPanel group={data} />
        <BookingsPanel group={data} />
      </div>
    </>
  );
}
