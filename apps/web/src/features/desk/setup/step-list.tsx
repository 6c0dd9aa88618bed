import { useMayOpen, useMenuPages } from "../../../business/staff-menu.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { IconCheck, IconChevronDown } from "../../../ui/icons/index.ts";
import { VisuallyHidden } from "../../../ui/surfaces.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import type { SetupStep } from "./calls.ts";
import styles from "./setup.module.css";
import { type StepPage, stepPages } from "./step-pages.ts";

type Props = { step: SetupStep; place: number; open: boolean; onToggle: () => void };

/** The pages of a step that who looks may open, and the way on to the next step. */
function StepActs({ id }: Pick<SetupStep, "id">) {
  const { t } = useTranslation(["setting-up", "staff", "settings"]);
  const { say } = useLanguage();
  const mayOpen = useMayOpen();
  const menu = useMenuPages();
  const pages = (stepPages[id] as readonly StepPage[]).filter(({ to }) => mayOpen(to));
  const nameOf = (page: StepPage) => {
    if ("name" in page) return t(page.name);
    const place = menu.find(({ to }) => to === page.to);
    return place && say(place.name);
  };
  if (pages.length === 0) return <p className="hint">{t("others")}</p>;
  return (
    <p className={styles.acts}>
      {pages.map((page, at) => (
        <LinkButton key={page.to} to={page.to} size="small" kind={at === 0 ? "filled" : "outline"}>
          {nameOf(page)}
        </LinkButton>
      ))}
    </p>
  );
}

function Step({ step: { id, done, needed, facts }, place, open, onToggle }: Props) {
  const { t } = useTranslation("setting-up");
  const values = Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, fact || t("none")]));
  return (
    <li className={styles.step}>
      <button type="button" aria-expanded={open} aria-controls={`step-${id}`} onClick={onToggle}>
        <span className={classNames(styles.mark, done && styles.done, open && !done && styles.now)}>
          {done ? <Icon of={IconCheck} size="s" /> : place}
          {done && <VisuallyHidden>{t("done")}</VisuallyHidden>}
        </span>
        <b>{t(`steps.${id}.title`)}</b>
        <span className={styles.line}>{done ? t(`steps.${id}.there`, values) : t(`steps.${id}.lead`)}</span>
        <Icon of={IconChevronDown} size="s" className={classNames(styles.fold, open && styles.unfolded)} />
      </button>
      <div id={`step-${id}`} className={styles.body} hidden={!open}>
        <p>{t(`steps.${id}.text`)}</p>
        {needed && !done && <p className="hint">{t("needed")}</p>}
        <StepActs id={id} />
      </div>
    </li>
  );
}

type StepId = SetupStep["id"];
type ListProps = {
  steps: readonly SetupStep[];
  /** The one that is open; null while all are shut. */
  open: StepId | null;
  onOpen: (id: StepId | null) => void;
};

/** The ten steps, one open at a time. */
export function StepList({ steps, open, onOpen }: ListProps) {
  return (
    <ol className={styles.steps}>
      {steps.map((step, at) => (
        <Step
          key={step.id}
          step={step}
          place={at + 1}
          open={open === step.id}
          onToggle={() => onOpen(open === step.id ? null : step.id)}
        />
      ))}
    </ol>
  );
}
