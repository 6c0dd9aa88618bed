import { stateName } from "@pulau/contract/guests.ts";
import { phoneText } from "@pulau/domain/person/phone-text.ts";
import { AgreedTexts } from "../../../../business/agreed-texts.tsx";
import { PhoneLink } from "../../../../business/phone-link.tsx";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { addressLines } from "../../../../ui/address-lines.ts";
import { MomentText } from "../../../../ui/money-and-dates.tsx";
import { Panel } from "../../../../ui/panel.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { WholeBooking } from "../calls.ts";
import styles from "./booking.module.css";

/** Who booked, how to reach them, and what they asked for. */
export function BookerPanel({ booking }: { booking: WholeBooking }) {
  const { t } = useTranslation("staff");
  const { address } = booking;
  const { locale, say } = useLanguage();
  return (
    <Panel title={t("booking.booker")} end={booking.accountName ?? t("booking.noAccount")}>
      <dl className={styles.booker}>
        <div>
          <dt>{t("booking.contact")}</dt>
          <dd>
            <PhoneLink number={address.mobile} text={phoneText(address.mobile)} />
            <a className="link" href={`mailto:${booking.email}`}>
              <bdi>{booking.email}</bdi>
            </a>
          </dd>
        </div>
        <div>
          <dt>{t("booking.address")}</dt>
          <dd>{addressLines(address, stateName(address.state), locale).join(", ")}</dd>
        </div>
        <div>
          <dt>{t("booking.booked")}</dt>
          <dd>
            <MomentText moment={booking.submittedAt} />
          </dd>
        </div>
        {booking.leadSource && (
          <div>
            <dt>{t("booking.found")}</dt>
            <dd>
              {say(booking.leadSource.name)}
              {booking.leadSource.note !== "" && (
                <>
                  {" · "}
                  <bdi>{booking.leadSource.note}</bdi>
                </>
              )}
            </dd>
          </div>
        )}
        {booking.agreedTexts.length > 0 && (
          <div>
            <dt>{t("booking.terms")}</dt>
            <dd>
              <AgreedTexts
                texts={booking.agreedTexts}
                words={(version) => t("booking.termsVersion", version)}
              />
            </dd>
          </div>
        )}
        {booking.specialRequest !== "" && (
          <div>
            <dt>{t("booking.request")}</dt>
            <dd className={styles.request}>{booking.specialRequest}</dd>
          </div>
        )}
      </dl>
    </Panel>
  );
}
