import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Icon, type IconShape } from "../../../../ui/icon.tsx";
import { IconBrandMessenger, IconBrandWhatsapp, IconMail, IconPhone } from "../../../../ui/icons/index.ts";
import type { Resort } from "../calls.ts";
import styles from "./full.module.css";

const digits = (number: string) => number.replace(/\D/g, "");

function ContactLink({
  icon,
  href,
  what,
  value,
}: {
  icon: IconShape;
  href: string;
  what: string;
  value: string;
}) {
  return (
    <li>
      <a
        href={href}
        className={styles.way}
        {...(href.startsWith("http") && { target: "_blank", rel: "noreferrer" })}
      >
        <Icon of={icon} />
        <span>
          <span className="strong">{what}</span>
          <bdi className="hint">{value}</bdi>
        </span>
      </a>
    </li>
  );
}

/** The resort's e-mail, chat and telephone, as its profile names them. */
export function Contacts({ resort }: { resort: Resort }) {
  const { t } = useTranslation("booking");
  const { email, tel, whatsapp, messenger } = resort.contact;
  return (
    <ul className={styles.ways}>
      <ContactLink icon={IconMail} href={`mailto:${email}`} what={t("ask.email")} value={email} />
      {whatsapp.map(({ holder, number }) => (
        <ContactLink
          key={number}
          icon={IconBrandWhatsapp}
          href={`https://wa.me/${digits(number)}`}
          what={t("ask.whatsapp", { holder })}
          value={number}
        />
      ))}
      {messenger && (
        <ContactLink
          icon={IconBrandMessenger}
          href={messenger}
          what={t("ask.messenger")}
          value={resort.shortName}
        />
      )}
      {tel.map((number) => (
        <ContactLink
          key={number}
          icon={IconPhone}
          href={`tel:${number.replace(/[^\d+]/g, "")}`}
          what={t("ask.tel")}
          value={number}
        />
      ))}
    </ul>
  );
}
