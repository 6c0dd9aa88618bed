import type { Frame, InThree, Letter } from "../letter.ts";

const words: InThree<(resort: string) => Omit<Letter, "link" | "mail" | "values"> & { act: string }> = {
  en: (resort) => ({
    subject: `Set up ${resort}`,
    greeting: "Hello,",
    paragraphs: [
      `The booking system of ${resort} is running and has no staff yet. Use the link to create the first account. It has all permissions.`,
      "The link works once, for 24 hours. A newer link replaces this one.",
    ],
    act: "Create the first account",
    closing: "If you don’t expect this e-mail, please don’t pass it on.",
  }),
  my: (resort) => ({
    subject: `Sediakan ${resort}`,
    greeting: "Salam,",
    paragraphs: [
      `Sistem tempahan ${resort} sudah berjalan tetapi belum mempunyai akaun kakitangan. Gunakan pautan ini untuk mendaftar akaun pertama, yang mempunyai semua hak.`,
      "Pautan ini boleh digunakan sekali sahaja dalam tempoh 24 jam. Pautan yang lebih baharu membatalkan pautan ini.",
    ],
    act: "Daftar akaun pertama",
    closing: "Jika anda tidak menjangka e-mel ini, jangan majukannya kepada sesiapa.",
  }),
  cn: (resort) => ({
    subject: `设置${resort}`,
    greeting: "您好：",
    paragraphs: [
      `${resort}的预订系统已启动，但尚无员工账户。请点击下方链接创建首个账户，该账户拥有全部权限。`,
      "链接 24 小时内有效，只能使用一次。新链接发出后，此链接即失效。",
    ],
    act: "创建首个账户",
    closing: "如果此邮件与您无关，请勿转发。",
  }),
};

/** Brings the link by which the first member of staff makes their account. */
export function firstOwnerLetter(url: string, frame: Frame): Letter {
  const { act, ...letter } = words[frame.language](frame.resortName);
  return { ...letter, mail: null, values: {}, link: { label: act, url } };
}
