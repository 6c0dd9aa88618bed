import type { Side } from "../../plugins/session.ts";
import type { Frame, InThree, Letter } from "../letter.ts";

/** Nothing in these letters was written by whoever asks: a stranger's address could be sent a stranger's message by them. */
type Words = Omit<Letter, "closing" | "link" | "mail" | "values"> & { act?: string; closing?: string };

const greetings: InThree<string> = { en: "Hello,", my: "Salam,", cn: "您好：" };
const reach: InThree<(contact: string) => string> = {
  en: (contact) => `You can reach us at ${contact}.`,
  my: (contact) => `Hubungi kami di ${contact}.`,
  cn: (contact) => `联系方式：${contact}`,
};

const confirms: InThree<(resort: string) => Omit<Words, "greeting">> = {
  en: (resort) => ({
    subject: `Confirm your new e-mail address – ${resort}`,
    paragraphs: [
      `Somebody asked to use this address for their account at ${resort}. If it was you, confirm it with the link. It works once, for 24 hours.`,
    ],
    act: "Confirm this address",
    closing: "If it wasn’t you, you can ignore this e-mail: nothing changes without the link.",
  }),
  my: (resort) => ({
    subject: `Sahkan alamat e-mel baharu anda – ${resort}`,
    paragraphs: [
      `Seseorang meminta supaya alamat ini digunakan untuk akaunnya di ${resort}. Jika anda yang memintanya, sahkan melalui pautan di bawah. Pautan ini boleh digunakan sekali, dalam tempoh 24 jam.`,
    ],
    act: "Sahkan alamat ini",
    closing: "Jika bukan anda, abaikan sahaja e-mel ini: tanpa pautan itu tiada apa-apa berubah.",
  }),
  cn: (resort) => ({
    subject: `请确认您的新电子邮箱 – ${resort}`,
    paragraphs: [
      `有人申请将此电子邮箱用于其在${resort}的账户。如果是您本人，请点击下方链接确认。链接 24 小时内有效，只能使用一次。`,
    ],
    act: "确认此电子邮箱",
    closing: "如果不是您本人操作，请忽略此邮件：不点击链接，邮箱就不会更换。",
  }),
};

const takens: InThree<(resort: string) => Omit<Words, "greeting">> = {
  en: (resort) => ({
    subject: `You already have an account – ${resort}`,
    paragraphs: [
      `Somebody asked to use this address for another account at ${resort}. That is not possible, because the address already has an account. Nothing was changed.`,
      "If it was you, log in with this address, or choose another one for the other account.",
    ],
    closing: "If it wasn’t you, you can ignore this e-mail.",
  }),
  my: (resort) => ({
    subject: `Anda sudah mempunyai akaun – ${resort}`,
    paragraphs: [
      `Seseorang meminta supaya alamat ini digunakan untuk akaun lain di ${resort}. Permintaan itu tidak boleh diterima kerana alamat ini sudah mempunyai akaun. Tiada apa-apa berubah.`,
      "Jika anda yang memintanya, log masuk dengan alamat ini, atau pilih alamat lain untuk akaun yang satu lagi.",
    ],
    closing: "Jika bukan anda, abaikan sahaja e-mel ini.",
  }),
  cn: (resort) => ({
    subject: `您已有账户 – ${resort}`,
    paragraphs: [
      `有人申请将此电子邮箱用于${resort}的另一个账户。由于此邮箱已有账户，申请未生效，您的账户没有变动。`,
      "如果是您本人操作，请用此邮箱登录，或为另一个账户选择其他邮箱。",
    ],
    closing: "如果不是您本人操作，请忽略此邮件。",
  }),
};

const wordsBySide: InThree<Record<Side, (resort: string) => Omit<Words, "greeting">>> = {
  en: {
    portal: (resort) => ({
      subject: `A new e-mail address was requested – ${resort}`,
      paragraphs: [
        "Somebody asked to change the e-mail address of your account. It changes once the new address is confirmed; until then this one stays.",
        "If it was you, there is nothing to do here. If it wasn’t, choose a new password now: that cancels the change and logs out every device.",
      ],
      act: "Choose a new password",
    }),
    staff: (resort) => ({
      subject: `A new e-mail address was requested – ${resort}`,
      paragraphs: [
        "Somebody asked to change the e-mail address of your staff account. It changes once the new address is confirmed; until then this one stays.",
        "If it was you, there is nothing to do here. If it wasn’t, change your password now, which cancels the change, and tell an administrator.",
      ],
      act: "Open your account",
    }),
  },
  my: {
    portal: (resort) => ({
      subject: `Permintaan menukar alamat e-mel – ${resort}`,
      paragraphs: [
        "Seseorang meminta supaya alamat e-mel akaun anda ditukar. Alamat hanya bertukar setelah alamat baharu disahkan; sehingga itu alamat ini kekal.",
        "Jika anda yang memintanya, tiada apa-apa perlu dibuat di sini. Jika bukan, pilih kata laluan baharu sekarang: permintaan itu dibatalkan dan semua peranti dilog keluar.",
      ],
      act: "Pilih kata laluan baharu",
    }),
    staff: (resort) => ({
      subject: `Permintaan menukar alamat e-mel – ${resort}`,
      paragraphs: [
        "Seseorang meminta supaya alamat e-mel akaun kakitangan anda ditukar. Alamat hanya bertukar setelah alamat baharu disahkan; sehingga itu alamat ini kekal.",
        "Jika anda yang memintanya, tiada apa-apa perlu dibuat di sini. Jika bukan, tukar kata laluan anda sekarang supaya permintaan itu dibatalkan, dan maklumkan kepada pentadbir.",
      ],
      act: "Buka akaun anda",
    }),
  },
  cn: {
    portal: (resort) => ({
      subject: `有人申请更换电子邮箱 – ${resort}`,
      paragraphs: [
        "有人申请更换您账户的电子邮箱。新邮箱确认后才会生效，在此之前仍使用本邮箱。",
        "如果是您本人操作，无需处理。如果不是，请立即设置新密码：申请会随之取消，所有设备也会退出登录。",
      ],
      act: "设置新密码",
    }),
    staff: (resort) => ({
      subject: `有人申请更换电子邮箱 – ${resort}`,
      paragraphs: [
        "有人申请更换您员工账户的电子邮箱。新邮箱确认后才会生效，在此之前仍使用本邮箱。",
        "如果是您本人操作，无需处理。如果不是，请立即修改密码以取消申请，并通知管理员。",
      ],
      act: "打开您的账户",
    }),
  },
};

const changeds: InThree<Record<Side, (resort: string) => Omit<Words, "greeting">>> = {
  en: {
    portal: (resort) => ({
      subject: `Your e-mail address was changed – ${resort}`,
      paragraphs: [
        "The e-mail address of your account has just been changed. Your account no longer uses this one, and your other devices have been logged out.",
        "If it was you, you don’t need to do anything. If it wasn’t, contact us at once.",
      ],
    }),
    staff: (resort) => ({
      subject: `Your e-mail address was changed – ${resort}`,
      paragraphs: [
        "The e-mail address of your staff account has just been changed. Your account no longer uses this one, and your other devices have been logged out.",
        "If it was you, you don’t need to do anything. If it wasn’t, tell an administrator at once.",
      ],
    }),
  },
  my: {
    portal: (resort) => ({
      subject: `Alamat e-mel anda telah ditukar – ${resort}`,
      paragraphs: [
        "Alamat e-mel akaun anda baru sahaja ditukar. Akaun anda tidak lagi menggunakan alamat ini, dan peranti anda yang lain telah dilog keluar.",
        "Jika anda yang menukarnya, tiada apa-apa perlu dibuat. Jika bukan, hubungi kami segera.",
      ],
    }),
    staff: (resort) => ({
      subject: `Alamat e-mel anda telah ditukar – ${resort}`,
      paragraphs: [
        "Alamat e-mel akaun kakitangan anda baru sahaja ditukar. Akaun anda tidak lagi menggunakan alamat ini, dan peranti anda yang lain telah dilog keluar.",
        "Jika anda yang menukarnya, tiada apa-apa perlu dibuat. Jika bukan, maklumkan kepada pentadbir segera.",
      ],
    }),
  },
  cn: {
    portal: (resort) => ({
      subject: `您的电子邮箱已更换 – ${resort}`,
      paragraphs: [
        "您账户的电子邮箱刚刚更换，不再使用本邮箱，其他设备均已退出登录。",
        "如果是您本人操作，无需处理。如果不是，请立即联系我们。",
      ],
    }),
    staff: (resort) => ({
      subject: `您的电子邮箱已更换 – ${resort}`,
      paragraphs: [
        "您员工账户的电子邮箱刚刚更换，不再使用本邮箱，其他设备均已退出登录。",
        "如果是您本人操作，无需处理。如果不是，请立即通知管理员。",
      ],
    }),
  },
};

/** Of two mails the owner of an account and a member of staff read different sentences. */
const valuesOf = (mail: EmailMail, [subject = "", next = ""]: readonly string[]): Letter["values"] =>
  mail === "email-change-asked" || mail === "email-changed" ? { what: subject, next } : {};

type EmailMail = "email-confirm" | "email-taken" | "email-change-asked" | "email-changed";

const letterOf = (
  mail: EmailMail,
  { act, closing, ...words }: Omit<Words, "greeting">,
  frame: Frame,
  url: string,
): Letter => ({
  ...words,
  mail,
  values: valuesOf(mail, words.paragraphs),
  greeting: greetings[frame.language],
  ...(act && { link: { label: act, url } }),
  closing: closing ?? reach[frame.language](frame.resortContact),
});

/** Brings the link by which the new address is confirmed. */
export const confirmEmailLetter = ({ side, token }: { side: Side; token: string }, frame: Frame): Letter =>
  letterOf(
    "email-confirm",
    confirms[frame.language](frame.resortName),
    frame,
    `${frame.publicUrl}${side === "staff" ? "/staff" : "/pages"}/confirm-email?token=${token}`,
  );

/** What the owner of an address reads that somebody wants for another account: no link, and nothing to press. */
export const emailTakenLetter = (frame: Frame): Letter =>
  letterOf("email-taken", takens[frame.language](frame.resortName), frame, "");

/** Tells the present address that another one was asked for, and how to stop it. */
export const emailChangeRequestedLetter = ({ side }: { side: Side }, frame: Frame): Letter =>
  letterOf(
    "email-change-asked",
    wordsBySide[frame.language][side](frame.resortName),
    frame,
    `${frame.publicUrl}${side === "staff" ? "/staff/account" : "/pages/forgot-password"}`,
  );

/** Tells the address that was, that it is no more. */
export const emailChangedLetter = ({ side }: { side: Side }, frame: Frame): Letter =>
  letterOf("email-changed", changeds[frame.language][side](frame.resortName), frame, "");
