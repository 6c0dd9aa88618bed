import type { draftsRoute } from "@pulau/contract/drafts.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { addDays } from "@pulau/domain/calendar/day.ts";
import { StateChip } from "../../../business/state-chip.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { IconButton, LinkButton } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { IconArrowRight, IconCopy, IconTrash } from "../../../ui/icons/index.ts";
import { DayRange, MomentText, Money } from "../../../ui/money-and-dates.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Card } from "../../../ui/surfaces.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import styles from "./drafts.module.css";

export type Draft = Reply<typeof draftsRoute>["drafts"][number];

function When({ draft: { checkIn, nights, persons } }: { draft: Draft }) {
  const { t } = useTranslation("drafts");
  return (
    <p className="muted">
      {checkIn && nights !== null ? (
        <>
          <DayRange from={checkIn} to={addDays(checkIn, nights)} />, {t("nights", { count: nights })}
        </>
      ) : (
        t("noDates")
      )}
      , {t("persons", { count: persons })}
    </p>
  );
}

type Props = { draft: Draft; onCopy: () => void; onRemove: () => void };

/** One booking that was begun: what it is, where it was left, and the way back in. */
export function DraftCard({ draft, onCopy, onRemove }: Props) {
  const { t } = useTranslation("drafts");
  const { say } = useLanguage();
  const name = draft.packageName ? say(draft.packageName) : t("noPackage");
  return (
    <Card as="li" padded={false} className={styles.card}>
      <Picture name={draft.picture ?? "lagoon-above"} sizes="(max-width: 640px) 100vw, 400px" />
      <div className={styles.body}>
        <div className={styles.top}>
          <StateChip state="draft" />
          <span>
            <IconButton icon={IconCopy} label={t("copy", { what: name })} onClick={onCopy} />
            <IconButton icon={IconTrash} label={t("remove", { what: name })} onClick={onRemove} />
          </span>
        </div>
        <h2 className="display">{name}</h2>
        <When draft={draft} />
        <dl className={styles.facts}>
          <div>
            <dt>{t("leftAt")}</dt>
            <dd>{t(`steps.${draft.step}`)}</dd>
          </div>
          <div>
            <dt>{t("lastTotal")}</dt>
            <dd>{draft.totalSen === null ? t("noTotal") : <Money sen={draft.totalSen} converted />}</dd>
          </div>
          <div>
            <dt>{t("saved")}</dt>
            <dd>
              <MomentText moment={draft.updatedAt} />
            </dd>
          </div>
        </dl>
        <LinkButton
          to={`/booking/new/${draft._id}/${draft.step === "addOns" ? "add-ons" : draft.step}`}
          kind="soft"
          wide
        >
          {t("goOn")}
          <Icon of={IconArrowRight} flips />
        </LinkButton>
      </div>
    </Card>
  );
}
