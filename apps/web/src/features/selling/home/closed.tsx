import { Link } from "@tanstack/react-router";
import { resort } from "../../../api/resort.ts";
import { useCall } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { dayText } from "../../../ui/format.ts";
import { Picture } from "../../../ui/picture.tsx";
import { PageTitle } from "../../../ui/site-name.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import type { Resort } from "./calls.ts";
import styles from "./closed.module.css";

function Reach({ contact }: Pick<Resort, "contact">) {
  const { email, tel, whatsapp } = contact;
  return (
    <p className={styles.reach}>
      {email && <a href={`mailto:${email}`}>{email}</a>}
      {tel[0] && <a href={`tel:${tel[0].replace(/[^+\d]/g, "")}`}>{tel[0]}</a>}
      {whatsapp[0] && <a href={`https://wa.me/${whatsapp[0].number.replace(/\D/g, "")}`}>WhatsApp</a>}
    </p>
  );
}

/** What guests see until the resort opens. */
export function Closed() {
  const { t } = useTranslation("errors");
  const { language } = useLanguage();
  const { data } = useCall(resort, {});
  if (data === undefined) return null;
  const { opensOn } = data.opening;
  return (
    <section className={styles.closed}>
      <PageTitle text={t("closed.title")} />
      <Picture name={data.firstPage.picture} sizes="100vw" first />
      <div className={styles.card}>
        <p className={styles.name}>{data.name}</p>
        <h1 className="display">
          {opensOn === null
            ? t("closed.soon", { name: data.shortName })
            : t("closed.on", { day: dayText(opensOn, language, "long") })}
        </h1>
        <p>{t("closed.text")}</p>
        <Reach contact={data.contact} />
        <p className="muted">
          {t("closed.booked")}{" "}
          <Link className="link" to="/pages/login">
            {t("closed.account")}
          </Link>
        </p>
      </div>
    </section>
  );
}
