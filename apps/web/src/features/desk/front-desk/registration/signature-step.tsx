import type { AgreedText } from "@pulau/contract/pages.ts";
import { signsFromAge } from "@pulau/domain/booking/registration.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import { useSend } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { IconEraser } from "../../../../ui/icons/index.ts";
import { useMoments } from "../../../../ui/time-zone.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import { useOutcomeToast } from "../../../../ui/use-outcome-toast.ts";
import { type CardGuest, cardPaths, clearSignature } from "./calls.ts";
import type { SignAct } from "./kept.ts";
import styles from "./registration.module.css";
import { SignForm } from "./sign-form.tsx";
import { useKeptSignatures, useSigning } from "./use-signing.ts";

type Step = {
  readonly bookingId: BookingId;
  readonly guest: CardGuest;
  readonly open: boolean;
  readonly terms: readonly AgreedText[];
};

/** What was signed, by whom, and with which terms. */
function SignedCard({ bookingId, guest, open }: Omit<Step, "terms">) {
  const { t } = useTranslation("registration");
  const { say } = useLanguage();
  const { momentText } = useMoments();
  const clear = useSend(clearSignature, cardPaths);
  const tell = useOutcomeToast();
  const { signed, arrivedAt } = guest;
  if (signed === null) return null;
  return (
    <div className={styles.signed}>
      {signed.signature !== null && (
        <svg viewBox="0 0 320 120" role="img" aria-label={t("sign.of", { name: guest.fullName })}>
          <path d={signed.signature} />
        </svg>
      )}
      <p>
        <b>{signed.erased ? t("sign.erased") : signed.name}</b>
        <small>{t("sign.at", { time: momentText(signed.at), name: signed.with })}</small>
        {signed.terms.map(({ versionId, title, number }) => (
          <small key={versionId}>{t("sign.agreedTo", { title: say(title), number })}</small>
        ))}
      </p>
      {open && arrivedAt === null && (
        <Button
          kind="plain"
          icon={IconEraser}
          busy={clear.isPending}
          onClick={() =>
            void tell(clear.mutateAsync({ params: { _id: bookingId, guest: guest._id } }), t("sign.cleared"))
          }
        >
          {t("sign.clear")}
        </Button>
      )}
    </div>
  );
}

/** A signature that the server does not tell yet: it waits on this tablet. */
function KeptSignature({ act }: { act: SignAct }) {
  const { t } = useTranslation("registration");
  const { momentText } = useMoments();
  const { name, signature, at } = act.body;
  return (
    <div className={styles.signed}>
      {signature !== null && (
        <svg viewBox="0 0 320 120" role="img" aria-label={t("sign.of", { name })}>
          <path d={signature} />
        </svg>
      )}
      <p>
        <b>{name}</b>
        <small>{t("sign.here", { time: momentText(at) })}</small>
      </p>
    </div>
  );
}

/** The guest's signature, or where it is given. Children are signed for by whoever travels with them. */
export function SignatureStep({ bookingId, guest, open, terms }: Step) {
  const { t } = useTranslation("registration");
  const sign = useSigning(bookingId);
  const act = useKeptSignatures().of(guest._id);
  const isMinor = guest.age !== null && guest.age < signsFromAge;
  return (
    <section className={styles.part} aria-label={t("sign.title")}>
      <h3>{t("sign.title")}</h3>
      {guest.signed !== null ? (
        <SignedCard {...{ bookingId, guest, open }} />
      ) : act !== undefined ? (
        <KeptSignature act={act} />
      ) : isMinor ? (
        <p className="muted">{t("sign.minor", { age: signsFromAge })}</p>
      ) : (
        open && <SignForm fullName={guest.fullName} terms={terms} onSign={(body) => sign(guest._id, body)} />
      )}
    </section>
  );
}
