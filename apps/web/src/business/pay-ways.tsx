import type { GatewayId } from "@pulau/domain/ids.ts";
import { formatRinggit, type Sen } from "@pulau/domain/money/sen.ts";
import type { ReactNode } from "react";
import { useTranslation } from "../i18n/use-translation.ts";
import { ComboField } from "../ui/combo-field.tsx";
import { Icon, type IconShape } from "../ui/icon.tsx";
import { IconBuildingBank, IconCreditCard, IconDeviceMobile, IconWallet } from "../ui/icons/index.ts";
import { GatewayMark } from "./gateway-mark.tsx";
import styles from "./pay-ways.module.css";
import { useBrand } from "./use-brand.ts";

type Method = "card" | "fpx" | "eWallet";

/** A way to pay as it is offered. */
export type PayWay = {
  readonly id: GatewayId;
  readonly kind: "gateway" | "wallet";
  readonly methods: readonly Method[];
  /** No real money moves. */
  readonly isTest: boolean;
  readonly leastSen: Sen;
  readonly mostSen: Sen;
};

const icons: Record<Method | "wallet", IconShape> = {
  card: IconCreditCard,
  fpx: IconBuildingBank,
  eWallet: IconDeviceMobile,
  wallet: IconWallet,
};

/** The gateway's mark and neutral drawings of what can be paid with; the words beside them say it. Practice has no brand. */
function MethodIcons({ way, practice }: { way: PayWay; practice: boolean }) {
  const drawn = way.kind === "wallet" ? (["wallet"] as const) : way.methods;
  return (
    <span className={styles.icons} aria-hidden="true">
      {!practice && <GatewayMark id={way.id} />}
      {(drawn.length > 0 ? drawn : (["fpx"] as const)).map((method) => (
        <span key={method} className={styles.tile}>
          <Icon of={icons[method]} size="s" />
        </span>
      ))}
    </span>
  );
}

type Words = {
  readonly text: string;
  readonly detail: string | undefined;
  readonly end: ReactNode;
  readonly disabled: boolean;
};

/** How each way to pay is called and drawn as a card, for an amount in sen. Too little or too much for it says so. Wants the words of `paying`. */
export function usePayWays(): (way: PayWay, amountSen: Sen) => Words {
  const { t } = useTranslation("paying");
  const brand = useBrand();
  return (way, amountSen) => {
    const limit =
      amountSen < way.leastSen
        ? t("ways.least", { amount: formatRinggit(way.leastSen) })
        : amountSen > way.mostSen
          ? t("ways.most", { amount: formatRinggit(way.mostSen) })
          : null;
    return {
      text: brand(way.id)?.pays ?? t(`ways.names.${way.id}` as "ways.names.wallet", { defaultValue: way.id }),
      detail: limit ?? detailOf(way),
      end: <MethodIcons way={way} practice={brand(way.id)?.practice ?? false} />,
      disabled: limit !== null,
    };
  };

  function detailOf({ id, kind, isTest }: PayWay): string | undefined {
    if (kind === "wallet") return undefined;
    const known = brand(id);
    if (known?.practice) return t("ways.practice");
    const page = t("ways.page", { name: known?.name ?? id });
    return isTest ? `${page} ${t("ways.test")}` : page;
  }
}

/** The bank to go on to. Who leaves it open chooses on the gateway's page. */
export function BankChoice({
  banks,
  value,
  onChange,
}: {
  banks: readonly { readonly code: string; readonly name: string }[];
  value: string;
  onChange: (code: string) => void;
}) {
  const { t } = useTranslation("paying");
  if (banks.length === 0) return null;
  return (
    <ComboField
      label={t("ways.bank")}
      empty={t("ways.anyBank")}
      value={value}
      onChange={onChange}
      choices={banks.map(({ code, name }) => ({ value: code, text: name }))}
    />
  );
}
