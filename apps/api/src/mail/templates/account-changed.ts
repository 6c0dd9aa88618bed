import type { Frame, InThree, Letter } from "../letter.ts";

export type AccountChange = {
  readonly name: string;
  readonly what: "password" | "bankDetails";
  /** Staff have no page for a forgotten password: an administrator helps them. */
  readonly staff?: boolean;
};

type Words = Record<AccountChange["what"], { subject: string; said: string }> & {
  greeting: (name: string) => string;
  ifNot: string;
  ifNotStaff: string;
  act: string;
  closing: (contact: string) => string;
};

const words: InThree<Words> = {
  en: {
    greeting: (name) => `Hello ${name},`,
    password: {
      subject: "Your password was changed",
      said: "The password of your account has just been changed. All other devices have been logged out.",
    },
    bankDetails: {
      subject: "Your bank details were changed",
      said: "The bank details of your account have just been changed. Payouts now go to the new account.",
    },
    ifNot:
      "If this was you, you don’t need to do anything. If it wasn’t, choose a new password now and contact us.",
    ifNotStaff:
      "If this was you, you don’t need to do anything. If it wasn’t, tell an administrator at once.",
    act: "Choose a new password",
    closing: (contact) => `You can reach us at ${contact}.`,
  },
  my: {
    greeting: (name) => `Salam ${name},`,
    password: {
      subject: "Kata laluan anda telah ditukar",
      said: "Kata laluan akaun anda baru sahaja ditukar. Semua peranti lain telah dilog keluar.",
    },
    bankDetails: {
      subject: "Butiran bank anda telah ditukar",
      said: "Butiran bank akaun anda baru sahaja ditukar. Pengeluaran akan dibayar ke akaun bank itu mulai sekarang.",
    },
    ifNot:
      "Jika anda yang menukarnya, tiada apa-apa perlu dibuat. Jika bukan, pilih kata laluan baharu sekarang dan hubungi kami.",
    ifNotStaff:
      "Jika anda yang menukarnya, tiada apa-apa perlu dibuat. Jika bukan, maklumkan kepada pentadbir segera.",
    act: "Pilih kata laluan baharu",
    closing: (contact) => `Hubungi kami di ${contact}.`,
  },
  cn: {
    greeting: (name) => `${name}，您好：`,
    password: {
      subject: "您的密码已修改",
      said: "您账户的密码刚刚修改，其他设备均已退出登录。",
    },
    bankDetails: {
      subject: "您的银行资料已修改",
      said: "您账户的银行资料刚刚修改，今后的提现将汇入新账户。",
    },
    ifNot: "如果是您本人操作，无需处理。如果不是，请立即设置新密码，并联系我们。",
    ifNotStaff: "如果是您本人操作，无需处理。如果不是，请立即通知管理员。",
    act: "设置新密码",
    closing: (contact) => `联系方式：${contact}`,
  },
};

/** Tells an owner that something was changed by which somebody else could take the account or its money. */
export function accountChangedLetter({ name, what, staff = false }: AccountChange, frame: Frame): Letter {
  const said = words[frame.language];
  return {
    subject: `${said[what].subject} – ${frame.resortName}`,
    greeting: said.greeting(name),
    paragraphs: [said[what].said, staff ? said.ifNotStaff : said.ifNot],
    ...(!staff && { link: { label: said.act, url: `${frame.publicUrl}/pages/forgot-password` } }),
    closing: said.closing(frame.resortContact),
  };
}
