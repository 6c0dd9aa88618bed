import { formatRinggit, type Sen } from "@pulau/domain/money/sen.ts";
import type { Frame, InThree, Letter } from "../letter.ts";

export type VoidedVoucher = {
  readonly reader: string;
  /** Masked for whoever gave the voucher away. */
  readonly code: string;
  /** What became credit in the wallet of its buyer. */
  readonly creditSen: Sen;
};

type Words = Pick<Letter, "subject" | "greeting" | "paragraphs" | "closing"> & { readonly see: string };
type About = { readonly reader: string; readonly code: string; readonly amount: string };

const words: InThree<(about: About, resort: string) => Words> = {
  en: ({ reader, code, amount }, resort) => ({
    subject: `${amount} from a voucher is in your wallet – ${resort}`,
    greeting: `Hello ${reader},`,
    paragraphs: [
      `We had to void the voucher ${code} that you bought: it can no longer be used.`,
      `What you paid for its balance, ${amount}, is now in your wallet. You can pay with it at any time.`,
    ],
    see: "Open my wallet",
    closing: "Contact us if you have any questions.",
  }),
  my: ({ reader, code, amount }, resort) => ({
    subject: `${amount} daripada baucar kini dalam dompet anda – ${resort}`,
    greeting: `Salam ${reader},`,
    paragraphs: [
      `Kami terpaksa membatalkan baucar ${code} yang anda beli: ia tidak boleh digunakan lagi.`,
      `Jumlah yang anda bayar bagi bakinya, ${amount}, kini ada dalam dompet anda dan boleh digunakan untuk membayar pada bila-bila masa.`,
    ],
    see: "Buka dompet saya",
    closing: "Hubungi kami jika anda mempunyai sebarang pertanyaan.",
  }),
  cn: ({ reader, code, amount }, resort) => ({
    subject: `礼券款项 ${amount} 已存入您的钱包 – ${resort}`,
    greeting: `${reader}，您好：`,
    paragraphs: [
      `您购买的礼券 ${code} 已由我们作废，不能再用于付款。`,
      `其余额对应的已付款项 ${amount} 已存入您的钱包，可随时用于付款。`,
    ],
    see: "打开我的钱包",
    closing: "如有不清楚之处，请与我们联系。",
  }),
};

/** Tells the buyer of a voucher that it is void, and what of it became their credit. */
export function voucherVoidedLetter({ reader, code, creditSen }: VoidedVoucher, frame: Frame): Letter {
  const about = { reader, code, amount: formatRinggit(creditSen) };
  const { see, ...letter } = words[frame.language](about, frame.resortName);
  return {
    ...letter,
    mail: "voucher-voided",
    values: { name: reader, code, amount: about.amount },
    link: { label: see, url: `${frame.publicUrl}/credits` },
  };
}
