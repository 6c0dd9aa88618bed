import { Link } from "@tanstack/react-router";
import { useId } from "react";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { Chip } from "../../../../ui/chip.tsx";
import { Checkbox, Switch } from "../../../../ui/choice-fields.tsx";
import { copyText } from "../../../../ui/copy-text.ts";
import { namesText } from "../../../../ui/format.ts";
import { IconLink } from "../../../../ui/icons/index.ts";
import { Card } from "../../../../ui/surfaces.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import { useOutcomeToast } from "../../../../ui/use-outcome-toast.ts";
import type { Package } from "../calls.ts";
import styles from "../packages.module.css";
import type { PackagePart } from "./use-package-form.ts";

type Values = { activeStatus?: boolean | undefined; type: Package["type"]; soldAhead?: boolean | undefined };

/** Where a package can be booked as the form stands. */
export function placeOfSale({ activeStatus, type, soldAhead }: Values, options: Package["options"]) {
  if (!activeStatus) return "hidden";
  if (type === "additional") return "additional";
  if (!options.some((option) => option.activeStatus && option.prices > 0)) return "unpriced";
  if (soldAhead) return "ahead";
  return type === "influencer" ? "influencer" : "guests";
}

function Links({ pack }: { pack: Package }) {
  const { t } = useTranslation("catalogue");
  return (
    <fieldset className={styles.group}>
      <legend>{t("page.links")}</legend>
      {pack.influencers.length === 0 ? (
        <p className="muted">{t("page.noLinks")}</p>
      ) : (
        <ul className={styles.list}>
          {pack.influencers.map(({ _id, name, activeStatus }) => (
            <li key={_id} className={styles.acts}>
              <Link className="link" to={`/staff/partners/${_id}`}>
                {name}
              </Link>
              {!activeStatus && <Chip>{t("page.linkOff")}</Chip>}
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}

/** The address by which guests begin to book it, wherever the resort writes it. */
function OwnLink({ link }: { link: string }) {
  const { t } = useTranslation("catalogue");
  const withToast = useOutcomeToast();
  const copy = () => withToast(copyText(link), t("page.linkCopied"));
  return (
    <fieldset className={styles.group}>
      <legend>{t("page.ownLink")}</legend>
      <p className="hint">{t("page.ownLinkHint")}</p>
      <span className={styles.acts}>
        <bdi className={styles.address}>{link.replace(/^https?:\/\//, "")}</bdi>
        <Button kind="outline" size="small" icon={IconLink} onClick={() => void copy()}>
          {t("page.copyLink")}
        </Button>
      </span>
    </fieldset>
  );
}

/** What guests are asked because prices differ by it, in their words, and where those are changed. */
function GuestQuestions({ questions }: Pick<Package, "questions">) {
  const { t } = useTranslation("catalogue");
  const { say, language } = useLanguage();
  const parts = (["activities", "markets"] as const).filter((part) => questions[part].length > 0);
  return (
    <fieldset className={styles.group}>
      <legend>{t("page.asked")}</legend>
      {parts.map((part) => (
        <p key={part}>
          {t(`page.askedFor.${part}`, { names: namesText(questions[part].map(say), language) })}
        </p>
      ))}
      <p className="hint">{t(parts.length > 0 ? "page.lists" : "page.asksNothing")}</p>
      <Link className="link" to="/staff/settings/guests">
        {t("page.wordNames")}
      </Link>
    </fieldset>
  );
}

/** Whether it is on sale, to whom, and by whose links. */
export function Selling({ form, pack, disabled }: PackagePart) {
  const { t } = useTranslation("catalogue");
  const id = useId();
  const status = form.tick("activeStatus");
  const ahead = form.tick("soldAhead");
  return (
    <Card as="section" className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{t("page.sold")}</h2>
      <p>{t(`page.soldHints.${placeOfSale(form.values, pack.options)}`)}</p>
      <Switch label={t("status.onSale")} disabled={disabled} {...status} />
      <p className="hint">{t("onSaleHint")}</p>
      <Checkbox label={t("page.soldAhead")} disabled={disabled} {...ahead} />
      {placeOfSale(form.values, pack.options) === "guests" && <OwnLink link={pack.link} />}
      <GuestQuestions questions={pack.questions} />
      <Links pack={pack} />
    </Card>
  );
}
