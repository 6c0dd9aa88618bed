import type { Frame, InThree, Letter } from "../letter.ts";
import type { TwoStepChange } from "../mail-job.ts";

export type AccountChange = {
  readonly name: string;
  readonly what: "password" | "bankDetails" | TwoStepChange;
  /** Staff have no page for a forgotten password: an administrator helps them. */
  readonly staff?: boolean;
};

type Words = Record<AccountChange["what"], { subject: string; notice: string }> & {
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
      notice: "The password of your account has just been changed. All other devices have been logged out.",
    },
    bankDetails: {
      subject: "Your bank details were changed",
      notice: "The bank details of your account have just been changed. Payouts now go to the new account.",
    },
    twoStepOn: {
      subject: "Two-step sign-in is on",
      notice:
        "An authenticator app has just been set up for your account. From now on, signing in asks for a code as well as your password. All other devices have been logged out.",
    },
    twoStepOff: {
      subject: "The authenticator app of your account was removed",
      notice:
        "The authenticator app has just been removed from your account: its codes no longer sign you in.",
    },
    twoStepReset: {
      subject: "Your two-step sign-in was reset",
      notice:
        "An administrator has just removed the authenticator app, passkeys and recovery codes of your account, and all your devices have been logged out. Log in with your password and set up two-step sign-in again.",
    },
    recoveryCodes: {
      subject: "New recovery codes for your account",
      notice: "New recovery codes have just been created for your account. The earlier ones no longer work.",
    },
    passkeyAdded: {
      subject: "A passkey was added to your account",
      notice: "A passkey has just been added to your account. It signs you in without your password.",
    },
    passkeyRemoved: {
      subject: "A passkey of your account was removed",
      notice: "A passkey has just been removed from your account: it no longer signs you in.",
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
      notice: "Kata laluan akaun anda baru sahaja ditukar. Semua peranti lain telah dilog keluar.",
    },
    bankDetails: {
      subject: "Butiran bank anda telah ditukar",
      notice:
        "Butiran bank akaun anda baru sahaja ditukar. Pengeluaran akan dibayar ke akaun bank itu mulai sekarang.",
    },
    twoStepOn: {
      subject: "Log masuk dua langkah telah dihidupkan",
      notice:
        "Aplikasi pengesah baru sahaja ditetapkan untuk akaun anda. Mulai sekarang, log masuk memerlukan kod selain kata laluan. Semua peranti lain telah dilog keluar.",
    },
    twoStepOff: {
      subject: "Aplikasi pengesah akaun anda telah dibuang",
      notice:
        "Aplikasi pengesah baru sahaja dibuang daripada akaun anda: kodnya tidak lagi boleh digunakan untuk log masuk.",
    },
    twoStepReset: {
      subject: "Log masuk dua langkah anda telah ditetapkan semula",
      notice:
        "Pentadbir baru sahaja membuang aplikasi pengesah, kunci laluan dan kod pemulihan akaun anda, dan semua peranti anda telah dilog keluar. Log masuk dengan kata laluan, kemudian tetapkan log masuk dua langkah sekali lagi.",
    },
    recoveryCodes: {
      subject: "Kod pemulihan baharu untuk akaun anda",
      notice:
        "Kod pemulihan baharu baru sahaja dibuat untuk akaun anda. Kod yang lama tidak lagi boleh digunakan.",
    },
    passkeyAdded: {
      subject: "Kunci laluan telah ditambah pada akaun anda",
      notice:
        "Kunci laluan baru sahaja ditambah pada akaun anda. Anda boleh log masuk dengannya tanpa kata laluan.",
    },
    passkeyRemoved: {
      subject: "Kunci laluan akaun anda telah dibuang",
      notice:
        "Kunci laluan baru sahaja dibuang daripada akaun anda dan tidak lagi boleh digunakan untuk log masuk.",
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
      notice: "您账户的密码刚刚修改，其他设备均已退出登录。",
    },
    bankDetails: {
      subject: "您的银行资料已修改",
      notice: "您账户的银行资料刚刚修改，今后的提现将汇入新账户。",
    },
    twoStepOn: {
      subject: "两步验证已开启",
      notice: "您的账户刚刚设置了身份验证器应用。今后登录除密码外还需输入验证码，其他设备均已退出登录。",
    },
    twoStepOff: {
      subject: "您账户的身份验证器应用已移除",
      notice: "您账户的身份验证器应用刚刚移除，其验证码不能再用于登录。",
    },
    twoStepReset: {
      subject: "您的两步验证已重置",
      notice:
        "管理员刚刚移除了您账户的身份验证器应用、通行密钥和恢复码，您的所有设备均已退出登录。请用密码登录，并重新设置两步验证。",
    },
    recoveryCodes: {
      subject: "您的账户有新的恢复码",
      notice: "您的账户刚刚生成了新的恢复码，之前的恢复码已失效。",
    },
    passkeyAdded: {
      subject: "您的账户添加了通行密钥",
      notice: "您的账户刚刚添加了一个通行密钥，可无需密码登录。",
    },
    passkeyRemoved: {
      subject: "您账户的通行密钥已移除",
      notice: "您账户的一个通行密钥刚刚移除，不能再用于登录。",
    },
    ifNot: "如果是您本人操作，无需处理。如果不是，请立即设置新密码，并联系我们。",
    ifNotStaff: "如果是您本人操作，无需处理。如果不是，请立即通知管理员。",
    act: "设置新密码",
    closing: (contact) => `联系方式：${contact}`,
  },
};

/** Tells an owner that something was changed by which somebody else could take the account or its money. */
export function accountChangedLetter({ name, what, staff = false }: AccountChange, frame: Frame): Letter {
  const w = words[frame.language];
  const next = staff ? w.ifNotStaff : w.ifNot;
  return {
    mail: what === "password" ? "password-changed" : "bank-details-changed",
    values: { name, next },
    subject: `${w[what].subject} – ${frame.resortName}`,
    greeting: w.greeting(name),
    paragraphs: [w[what].notice, next],
    ...(!staff && { link: { label: w.act, url: `${frame.publicUrl}/pages/forgot-password` } }),
    closing: w.closing(frame.resortContact),
  };
}
