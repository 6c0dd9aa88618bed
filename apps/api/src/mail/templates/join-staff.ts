import type { Frame, InThree, Letter } from "../letter.ts";

type JoinData = { readonly name: string; readonly roleName: string; readonly token: string };

const words: InThree<
  (data: JoinData, resort: string) => Omit<Letter, "link" | "mail" | "values"> & { act: string }
> = {
  en: ({ name, roleName }, resort) => ({
    subject: `Your staff account at ${resort}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `You have been invited to work with the booking system of ${resort} as ${roleName}.`,
      "Use the link to choose a password. It works once, for a week.",
    ],
    act: "Choose a password",
    closing: "If you don’t work here, you can ignore this e-mail: nobody can log in without a password.",
  }),
  my: ({ name, roleName }, resort) => ({
    subject: `Akaun kakitangan anda di ${resort}`,
    greeting: `Salam ${name},`,
    paragraphs: [
      `Anda dijemput menggunakan sistem tempahan ${resort} sebagai ${roleName}.`,
      "Pilih kata laluan melalui pautan di bawah. Pautan ini boleh digunakan sekali, dalam tempoh seminggu.",
    ],
    act: "Pilih kata laluan",
    closing:
      "Jika anda tidak bekerja di sini, abaikan e-mel ini: tanpa kata laluan tiada sesiapa boleh log masuk.",
  }),
  cn: ({ name, roleName }, resort) => ({
    subject: `您在${resort}的员工账户`,
    greeting: `${name}，您好：`,
    paragraphs: [
      `您已受邀以“${roleName}”的角色使用${resort}的预订系统。`,
      "请点击下方链接设置密码。链接一周内有效，只能使用一次。",
    ],
    act: "设置密码",
    closing: "如果您不在这里工作，请忽略此邮件：没有密码，任何人都无法登录。",
  }),
};

/** Brings the link by which an invited member of staff chooses a password. */
export function joinStaffLetter(data: JoinData, frame: Frame): Letter {
  const { act, ...letter } = words[frame.language](data, frame.resortName);
  return {
    ...letter,
    mail: "join-staff",
    values: { name: data.name, role: data.roleName },
    link: { label: act, url: `${frame.publicUrl}/staff/join?token=${data.token}` },
  };
}
