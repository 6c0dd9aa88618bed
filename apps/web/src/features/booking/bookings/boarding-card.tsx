import { useTranslation } from "../../../i18n/use-translation.ts";
import { onDemand } from "../../../ui/on-demand.tsx";
import styles from "./boarding-card.module.css";
import { Section } from "./section.tsx";

const QrCode = onDemand(() => import("../../../business/qr-code.tsx"));

/** What the party shows at the jetty: squares for a camera, and the same to type. */
export function BoardingCode({ code }: { code: string }) {
  const { t } = useTranslation("trips");
  return (
    <div className={styles.code}>
      <QrCode text={code} label={t("detail.boardingPicture", { code })} />
      <div>
        <p>{t("detail.boardingText")}</p>
        <bdi className={styles.typed} dir="ltr">
          {code}
        </bdi>
      </div>
    </div>
  );
}

/** The same in a card of its own; nothing where the party takes no boat. */
export function BoardingCard({ code }: { code: string | null }) {
  const { t } = useTranslation("trips");
  if (code === null) return null;
  return (
    <Section title={t("detail.boarding")}>
      <BoardingCode code={code} />
    </Section>
  );
}
