import type { PortalRole } from "@pulau/contract/route.ts";
import type { Frame, InThree, Letter } from "../letter.ts";
import type { LinkData } from "./verify-email.ts";

type JoinData = LinkData & { readonly accountName: string; readonly role: PortalRole };

const roles: InThree<Record<PortalRole, string>> = {
  en: {
    admin: "You can book, and manage the agency’s contract, bank details and members.",
    editor: "You can book, and manage the agency’s customers.",
    viewer: "You can view the agency’s bookings and figures.",
  },
  my: {
    admin: "Anda boleh membuat tempahan serta mengurus kontrak, butiran bank dan ahli agensi.",
    editor: "Anda boleh membuat tempahan dan mengurus pelanggan agensi.",
    viewer: "Anda boleh melihat tempahan dan laporan agensi.",
  },
  cn: {
    admin: "您可以预订，并管理旅行社的合约、银行资料和成员。",
    editor: "您可以预订，并管理旅行社的客户。",
    viewer: "您可以查看旅行社的预订和数据。",
  },
};

const words: InThree<
  (data: JoinData, resort: string) => Omit<Letter, "link" | "mail" | "values"> & { act: string }
> = {
  en: ({ accountName, role }, resort) => ({
    subject: `Join ${accountName} at ${resort}`,
    greeting: "Hello,",
    paragraphs: [
      `${accountName} has added you to its account at ${resort}. ${roles.en[role]}`,
      "Use the link to choose a password. It works once, for a week.",
    ],
    act: "Choose a password",
    closing:
      "If you don’t know this agency, you can ignore this e-mail: nobody can log in without a password.",
  }),
  my: ({ accountName, role }, resort) => ({
    subject: `Sertai ${accountName} di ${resort}`,
    greeting: "Salam,",
    paragraphs: [
      `${accountName} telah menambahkan anda ke dalam akaunnya di ${resort}. ${roles.my[role]}`,
      "Pilih kata laluan melalui pautan di bawah. Pautan ini boleh digunakan sekali, dalam tempoh seminggu.",
    ],
    act: "Pilih kata laluan",
    closing:
      "Jika anda tidak mengenali agensi ini, abaikan e-mel ini: tanpa kata laluan tiada sesiapa boleh log masuk.",
  }),
  cn: ({ accountName, role }, resort) => ({
    subject: `加入${accountName}在${resort}的账户`,
    greeting: "您好：",
    paragraphs: [
      `${accountName}已将您加入其在${resort}的账户。${roles.cn[role]}`,
      "请点击下方链接设置密码。链接一周内有效，只能使用一次。",
    ],
    act: "设置密码",
    closing: "如果您不认识这家旅行社，请忽略此邮件：没有密码，任何人都无法登录。",
  }),
};

/** Brings the link by which somebody who was invited into an agency's account chooses a password. */
export function joinAccountLetter(data: JoinData, frame: Frame): Letter {
  const { act, ...letter } = words[frame.language](data, frame.resortName);
  return {
    ...letter,
    mail: "join-account",
    values: { agency: data.accountName, role: roles[frame.language][data.role] },
    link: { label: act, url: `${frame.publicUrl}/pages/join?token=${data.token}` },
  };
}
