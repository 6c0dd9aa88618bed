import type { Frame, InThree, Letter } from "../letter.ts";

export type LinkData = {
  /** Null while nobody has shown that the address is theirs: whoever opened the account chose the name. */
  readonly name: string | null;
  readonly token: string;
};

const words: InThree<(resort: string) => Omit<Letter, "link" | "mail" | "values"> & { act: string }> = {
  en: (resort) => ({
    subject: `Confirm your e-mail address – ${resort}`,
    greeting: "Hello,",
    paragraphs: [
      `Somebody created an account at ${resort} with this address. If that was you, please confirm it with the link. It works once, for three days.`,
    ],
    act: "Confirm address",
    closing: "If it wasn’t you, you can ignore this e-mail.",
  }),
  my: (resort) => ({
    subject: `Sahkan alamat e-mel anda – ${resort}`,
    greeting: "Salam,",
    paragraphs: [
      `Sebuah akaun di ${resort} telah didaftarkan dengan alamat ini. Jika anda yang mendaftarkannya, sila sahkan melalui pautan di bawah. Pautan ini boleh digunakan sekali, dalam tempoh tiga hari.`,
    ],
    act: "Sahkan alamat",
    closing: "Jika bukan anda, abaikan sahaja e-mel ini.",
  }),
  cn: (resort) => ({
    subject: `请验证您的电子邮箱 – ${resort}`,
    greeting: "您好：",
    paragraphs: [
      `有人用此电子邮箱在${resort}注册了账户。如果是您本人，请点击下方链接验证。链接三天内有效，只能使用一次。`,
    ],
    act: "验证电子邮箱",
    closing: "如果不是您本人操作，请忽略此邮件。",
  }),
};

/** Asks whether a new account's address is really its owner's. It says nothing that who opened the account has written. */
export function verifyEmailLetter(data: LinkData, frame: Frame): Letter {
  const { act, ...letter } = words[frame.language](frame.resortName);
  return {
    ...letter,
    mail: "verify-email",
    values: {},
    link: { label: act, url: `${frame.publicUrl}/pages/verify-email?token=${data.token}` },
  };
}
