import type { ServiceSheet } from "@pulau/domain/service-sheet.ts";

const optional = true as const;
const account = {
  hint: {
    en: "Leave it empty if the server asks for none.",
    my: "Biarkan kosong jika pelayan tidak memintanya.",
    cn: "如果服务器不需要，请留空。",
  },
  pattern: ".+",
  wrong: { en: "Check this value.", my: "Semak nilai ini.", cn: "请检查此值。" },
  optional,
};

/** What the mail server is reached with where the environment has no `SMTP_URL`. */
export const mailSheet = {
  fields: {
    SMTP_HOST: {
      label: { en: "Mail server", my: "Pelayan e-mel", cn: "邮件服务器" },
      hint: {
        en: "Your mail provider calls it the SMTP server, e.g. smtp.example.com.",
        my: "Penyedia e-mel anda menamakannya pelayan SMTP, cth. smtp.example.com.",
        cn: "邮件服务商称为 SMTP 服务器，例如 smtp.example.com。",
      },
      kind: "text",
      pattern: "(?!-)[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)*",
      wrong: {
        en: "Enter the server’s name without https:// or a port, e.g. smtp.example.com.",
        my: "Masukkan nama pelayan tanpa https:// atau port, cth. smtp.example.com.",
        cn: "请输入服务器名称，不含 https:// 和端口，例如 smtp.example.com。",
      },
    },
    SMTP_PORT: {
      label: { en: "Port", my: "Port", cn: "端口" },
      hint: {
        en: "465 is encrypted from the start; 587 switches to encryption.",
        my: "465 disulitkan dari mula; 587 beralih kepada penyulitan.",
        cn: "465 全程加密；587 连接后转为加密。",
      },
      kind: "text",
      pattern: "[1-9]\\d{0,3}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d{2}|655[0-2]\\d|6553[0-5]",
      wrong: {
        en: "Enter a port from 1 to 65535, usually 465 or 587.",
        my: "Masukkan port dari 1 hingga 65535, biasanya 465 atau 587.",
        cn: "请输入 1 至 65535 的端口，通常为 465 或 587。",
      },
    },
    SMTP_USER: {
      ...account,
      label: { en: "User name", my: "Nama pengguna", cn: "用户名" },
      kind: "text",
    },
    SMTP_PASSWORD: {
      ...account,
      exact: true,
      hint: {
        en: "Enter it again if the server, the port or the user name changes.",
        my: "Masukkan semula jika pelayan, port atau nama pengguna berubah.",
        cn: "服务器、端口或用户名更改后，请重新输入。",
      },
      label: { en: "Password of the mail server", my: "Kata laluan pelayan e-mel", cn: "邮件服务器密码" },
      kind: "secret",
    },
  },
  destination: ["SMTP_HOST", "SMTP_PORT", "SMTP_USER"],
  checked: {
    en: "The mail server has accepted the message.",
    my: "Pelayan e-mel telah menerima mesej.",
    cn: "邮件服务器已接收邮件。",
  },
} satisfies ServiceSheet;
