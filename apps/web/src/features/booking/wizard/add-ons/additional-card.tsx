import { useCall } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import { type AddOnOffer, additionalPackages } from "../calls.ts";
import { useDraft } from "../draft/draft-context.ts";
import { useStayQuery } from "../draft/use-stay-query.ts";
import styles from "./add-ons.module.css";

/** Packages that are sold beside the stay, each with its choices as cards like any add-on's. */
export function AdditionalCards({ card }: { card: (offer: AddOnOffer) => React.ReactNode }) {
  const { t } = useTranslation("booking");
  const { say } = useLanguage();
  const { draftId } = useDraft();
  const request = useStayQuery();
  const { data } = useCall(
    additionalPackages,
    { body: { ...request, draftId } },
    { enabled: request.optionId !== "", keepPrevious: true },
  );
  return data?.packages.map((pack) => (
    <section key={pack._id} aria-labelledby={pack._id}>
      <h2 className={styles.heading} id={pack._id}>
        {say(pack.name)}
      </h2>
      <p className="muted">{say(pack.summary)}</p>
      <p className="hint">{t("addOns.beside")}</p>
      <ul className={styles.cards}>{pack.choices.map(card)}</ul>
    </section>
  ));
}
