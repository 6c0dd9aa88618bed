import type { Frame, InThree, Letter } from "../letter.ts";
import type { LinkData } from "./verify-email.ts";

const words: InThree<
  (name: string | null, resort: string) => Omit<Letter, "link" | "mail" | "values"> & { act: string }
> = {
  en: (name, resort) => ({
    subject: `Choose a new password – ${resort}`,
    greeting: name === null ? "Hello," : `Hello ${name},`,
    paragraphs: [
      "You, or somebody who knows your address, asked for a new password. Use the link to choose it. It works once, for one hour, and logs you out on all devices.",
    ],
    act: "Choose a new password",
    closing: "If you didn’t ask for it, your password stays as it is and you can ignore this e-mail.",
  }),
  my: (name, resort) => ({
    subject: `Pilih kata laluan baharu – ${resort}`,
    greeting: name === null ? "Salam," : `Salam ${name},`,
    paragraphs: [
      "Anda, atau seseorang yang mengetahui alamat anda, telah meminta kata laluan baharu. Pilih melalui pautan di bawah. Pautan ini boleh digunakan sekali, dalam tempoh satu jam, dan anda akan dilog keluar daripada semua peranti.",
    ],
    act: "Pilih kata laluan baharu",
    closing: "Jika anda tidak memintanya, abaikan e-mel ini: kata laluan anda tidak berubah.",
  }),
  cn: (name, resort) => ({
    subject: `设置新密码 – ${resort}`,
    greeting: name === null ? "您好：" : `${name}，您好：`,
    paragraphs: [
      "有人为您的账户申请重设密码。请点击下方链接设置新密码。链接一小时内有效，只能使用一次；设置后，所有设备都会退出登录。",
    ],
    act: "设置新密码",
    closing: "如果不是您本人申请，密码不会改变，请忽略此邮件。",
  }),
};

/** Brings the link by which a forgotten password is set anew. */
export function resetPasswordLetter(data: LinkData, frame: Frame, page = "/pages/reset-password"): Letter {
  const { act, ...letter } = words[frame.language](data.name, frame.resortName);
  return {
    ...letter,
    mail: "reset-password",
    // Whose name nobody has vouched for is greeted without one.
    values: { greeting: letter.greeting },
    link: { label: act, url: `${frame.publicUrl}${page}?token=${data.token}` },
  };
}
