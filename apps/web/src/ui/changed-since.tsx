import type { Facts } from "../api/call-failure.ts";
import { useBackend } from "../api/use-call.ts";
import { useTranslation } from "../i18n/use-translation.ts";
import { Button } from "./button.tsx";
import styles from "./changed-since.module.css";
import { namesText } from "./format.ts";
import { Segmented } from "./segmented.tsx";
import { Notice } from "./surfaces.tsx";
import { useMoments } from "./time-zone.ts";
import { useLanguage } from "./use-language.ts";

export type Side = "mine" | "theirs";

/** Who saved it and when, from the facts of `CHANGED_SINCE`; without them only that somebody did. */
export function useWhoSaved(): (facts: Facts | null) => string {
  const { t } = useTranslation("errors");
  const { momentText } = useMoments();
  const { side } = useBackend();
  return (facts) => {
    if (facts === null) return t("changedSince.somebody");
    const at = momentText(String(facts.at));
    const name = facts.name;
    if (typeof name === "string") return t("changedSince.named", { name, at });
    const by = String(facts.by);
    if (by === "staff") return t("changedSince.staff", { at });
    if (by === "link") return t("changedSince.link", { at });
    return t(side.name === "staff" ? "changedSince.portal" : "changedSince.account", { at });
  };
}

type Props = {
  readonly facts: Facts | null;
  /** Labels of what only the others changed. */
  readonly theirs?: readonly string[];
  /** What both changed, with what stands here now. */
  readonly both?: readonly { readonly key: string; readonly label: string; readonly side: Side }[];
  readonly onTake?: (key: string, side: Side) => void;
  readonly onTakeAll: (side: Side) => void;
};

/**
 * Somebody else has saved what is being edited: says who and when, and lets one choose what stands, field by field or
 * all at once. What was typed stays until then. Wants the words of `errors`.
 */
export function ChangedSince({ facts, theirs = [], both = [], onTake, onTakeAll }: Props) {
  const { t } = useTranslation("errors");
  const { language } = useLanguage();
  const whoSaved = useWhoSaved();
  return (
    <Notice
      tone="warning"
      title={whoSaved(facts)}
      acts={
        <>
          <Button size="small" kind="outline" onClick={() => onTakeAll("mine")}>
            {t("changedSince.allMine")}
          </Button>
          <Button size="small" kind="outline" onClick={() => onTakeAll("theirs")}>
            {t("changedSince.allTheirs")}
          </Button>
        </>
      }
    >
      <div role="status">
        <p>{t("changedSince.kept")}</p>
        {theirs.length > 0 && (
          <p>{t("changedSince.theirs", { fields: namesText([...new Set(theirs)], language) })}</p>
        )}
        {both.length > 0 && <p>{t("changedSince.both")}</p>}
      </div>
      <div className={styles.fields}>
        {both.map(({ key, label, side }) => (
          <Segmented
            key={key}
            label={label}
            value={side}
            onChange={(chosen: Side) => onTake?.(key, chosen)}
            choices={[
              { value: "mine", text: t("changedSince.mine") },
              { value: "theirs", text: t("changedSince.their") },
            ]}
          />
        ))}
      </div>
    </Notice>
  );
}
