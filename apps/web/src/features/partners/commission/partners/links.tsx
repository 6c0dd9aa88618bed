import { ShareField } from "@pulau/contract/fields.ts";
import { type PartnerLink, type PartnerReply, partnerRoute, setLinkRoute } from "@pulau/contract/partners.ts";
import { firstVersion } from "@pulau/contract/versions.ts";
import { formatShare } from "@pulau/domain/money/sen.ts";
import { useRef, useState } from "react";
import { z } from "zod";
import { useMay, useSend } from "../../../../api/use-call.ts";
import { useNewest } from "../../../../api/use-newest.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { PercentInput } from "../../../../ui/amount-input.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Chip } from "../../../../ui/chip.tsx";
import { Checkbox } from "../../../../ui/choice-fields.tsx";
import { ComboField } from "../../../../ui/combo-field.tsx";
import { DateField } from "../../../../ui/date-field.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { FormConflict } from "../../../../ui/form-conflict.tsx";
import { IconCheck, IconPlus, IconX } from "../../../../ui/icons/index.ts";
import { ErrorState } from "../../../../ui/states.tsx";
import { Card } from "../../../../ui/surfaces.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import { useForm } from "../../../../ui/use-form.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import styles from "../commission.module.css";

const schema = z
  .object({
    packageId: z.uuid({ error: "required" }),
    commission: ShareField.nullable(),
    from: z.iso.date({ error: "invalidDay" }),
    to: z.union([z.literal(""), z.iso.date()], { error: "invalidDay" }),
    activeStatus: z.boolean(),
  })
  .refine(({ from, to }) => to === "" || from <= to, { error: "card.dates", path: ["to"] });

type FormProps = {
  partner: PartnerReply;
  /** Null for a new one. */
  link: PartnerLink | null;
  onDone: () => void;
};

const valuesOf = (partner: PartnerReply, link: PartnerLink | null) => ({
  packageId: link?.packageId ?? partner.packages[0]?.packageId ?? "",
  commission: link?.commission ?? null,
  from: link?.from ?? partner.today,
  to: link?.to ?? "",
  activeStatus: link?.activeStatus ?? true,
});

function LinkForm({ partner, link, onDone }: FormProps) {
  const { t } = useTranslation("partners");
  const { say } = useLanguage();
  const toast = useToast();
  const { mutateAsync: send } = useSend(setLinkRoute, ["/admin/api/partners/:_id", "/admin/api/partners"]);
  const newest = useNewest();
  /** Of a new link, the package that it was asked for: a colleague may have given it meanwhile. */
  const sent = useRef(link?.packageId);
  const latest = async () => {
    const now = await newest(partnerRoute, { params: { _id: partner._id } }, ({ links }) =>
      links.find(({ packageId }) => packageId === sent.current),
    );
    return { values: valuesOf(partner, now), version: now.version };
  };
  const form = useForm({
    schema,
    initial: valuesOf(partner, link),
    versioned: { version: link?.version ?? firstVersion, latest },
    onSubmit: async ({ packageId, ...body }, options) => {
      sent.current = packageId;
      await send({ params: { _id: partner._id, packageId }, body, options });
      toast({ tone: "success", text: t("links.done") });
      onDone();
    },
  });
  return (
    <form className={styles.form} {...form.form}>
      {link === null && (
        <ComboField
          label={t("links.package")}
          choices={partner.packages.map(({ packageId, name }) => ({ value: packageId, text: say(name) }))}
          {...form.field("packageId")}
        />
      )}
      <PercentInput
        label={t("links.share")}
        hint={t("links.shareHint", { share: formatShare(partner.usualShare) })}
        optional
        {...form.amount("commission")}
      />
      <div className={styles.pair}>
        <DateField label={t("links.from")} {...form.field("from")} />
        <DateField label={t("links.to")} optional {...form.field("to")} />
      </div>
      <Checkbox label={t("links.active")} {...form.tick("activeStatus")} />
      <FormConflict form={form} />
      {form.failure !== null && <ErrorState error={form.failure} />}
      <div className={styles.acts}>
        <Button type="submit" busy={form.busy}>
          {t("links.act")}
        </Button>
      </div>
    </form>
  );
}

type CardProps = { link: PartnerLink; usual: number; onChange: (() => void) | null };

function LinkCard({ link, usual, onChange }: CardProps) {
  const { t } = useTranslation("partners");
  const { say } = useLanguage();
  const share =
    link.commission === null
      ? t("links.usual", { share: formatShare(usual) })
      : t("links.ofValue", { share: formatShare(link.commission) });
  const counts = [t("links.clicks", { count: link.clicks }), t("links.bookings", { count: link.bookings })];
  return (
    <Card as="li" className={styles.card}>
      <header>
        <h3>{say(link.name)}</h3>
        <Chip tone={link.open ? "success" : "neutral"} icon={link.open ? IconCheck : IconX}>
          {t(link.open ? "links.open" : "links.closed")}
        </Chip>
      </header>
      <p>{share}</p>
      <p className="hint">{counts.join(" · ")}</p>
      <p className={styles.link}>
        <bdi dir="ltr">{link.link}</bdi>
      </p>
      {onChange && (
        <div className={styles.acts}>
          <Button kind="outline" size="small" onClick={onChange}>
            {t("links.change")}
          </Button>
        </div>
      )}
    </Card>
  );
}

/** An influencer's packages by their links, each with its share. */
export function Links({ partner }: { partner: PartnerReply }) {
  const { t } = useTranslation("partners");
  const [opened, setOpened] = useState<{ link: PartnerLink | null } | null>(null);
  const mayWrite = useMay()("wallets", "write");
  const noMore = partner.packages.length === 0;
  return (
    <section className={styles.stack} aria-labelledby="links">
      <header className={styles.head}>
        <div>
          <h2 id="links">{t("links.title")}</h2>
          {mayWrite && noMore && <p className="hint">{t("links.noPackages")}</p>}
        </div>
        {mayWrite && !noMore && (
          <Button icon={IconPlus} onClick={() => setOpened({ link: null })}>
            {t("links.add")}
          </Button>
        )}
      </header>
      {partner.links.length === 0 && <p>{t("links.none")}</p>}
      <ul className={styles.stack}>
        {partner.links.map((link) => (
          <LinkCard
            key={link.packageId}
            link={link}
            usual={partner.usualShare}
            onChange={mayWrite ? () => setOpened({ link }) : null}
          />
        ))}
      </ul>
      <Dialog
        open={opened !== null}
        onClose={() => setOpened(null)}
        title={t(opened?.link ? "links.changeTitle" : "links.add")}
      >
        {opened && <LinkForm partner={partner} link={opened.link} onDone={() => setOpened(null)} />}
      </Dialog>
    </section>
  );
}
