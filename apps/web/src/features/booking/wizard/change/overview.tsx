import { Link } from "@tanstack/react-router";
import { useBackend } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Icon, type IconShape } from "../../../../ui/icon.tsx";
import {
  IconBed,
  IconCalendar,
  IconChevronRight,
  IconGift,
  IconSpeedboat,
  IconUsers,
} from "../../../../ui/icons/index.ts";
import { PageTitle } from "../../../../ui/site-name.tsx";
import frame from "../frame/frame.module.css";
import { stepFormId } from "../frame/step-busy.ts";
import styles from "./change.module.css";
import { type ChangePart, changeParts, changePaths } from "./change-way.ts";

const icons: Record<ChangePart, IconShape> = {
  dates: IconCalendar,
  rooms: IconBed,
  guests: IconUsers,
  transport: IconSpeedboat,
  addOns: IconGift,
};

/** What can be changed, each a step of its own. */
export function Overview({ base, onReview }: { base: string; onReview: () => void }) {
  const { t } = useTranslation("change");
  const { t: say } = useTranslation("staff");
  const isDesk = useBackend().side.name === "staff";
  const title = isDesk ? say("atDesk.change") : t("overview.title");
  return (
    <form
      id={stepFormId}
      className={frame.step}
      onSubmit={(event) => {
        event.preventDefault();
        onReview();
      }}
    >
      <PageTitle text={title} />
      <header className={frame.intro}>
        <h1 className="display">{title}</h1>
        <p className={frame.lead}>{isDesk ? say("atDesk.changeLead") : t("overview.lead")}</p>
      </header>
      <div className={styles.links}>
        {changeParts.map((part) => (
          <Link key={part} to={changePaths(base).part(part)} preload={false} className={styles.link}>
            <Icon of={icons[part]} />
            <span>
              <b className="strong">{t(`parts.${part}`)}</b>
              <small>{t(`hints.${part}`)}</small>
            </span>
            <Icon of={IconChevronRight} flips />
          </Link>
        ))}
      </div>
    </form>
  );
}
