import { exportDays } from "@pulau/contract/own-data.ts";
import { momentInWords } from "../booking-facts.ts";
import type { Frame, InThree, Letter } from "../letter.ts";
import type { MailJob } from "../mail-job.ts";

type Template = Extract<MailJob, { exportId: unknown } | { deletionId: unknown }>["template"];
type OwnData = {
  readonly template: Template;
  /** Null where the account has none any more. */
  readonly name: string | null;
  /** Until when it can be downloaded, or when the account is deleted. */
  readonly at: Date | null;
  readonly timeZone: string;
};
type Words = { subject: string; paragraphs: readonly string[]; act?: string };
type Sentences = Record<Template, (at: string) => Words> & {
  greeting: (name: string | null) => string;
  closing: (contact: string) => string;
};

const words: InThree<Sentences> = {
  en: {
    greeting: (name) => (name === null ? "Hello," : `Hello ${name},`),
    closing: (contact) => `You can reach us at ${contact}.`,
    "data-ready": (at) => ({
      subject: "Your data is ready to download",
      paragraphs: [
        `The copy of your data that you asked for is ready. Download it from your profile by ${at}. You will need your password.`,
        `It is deleted after ${exportDays} days. If you did not request it, change your password now.`,
      ],
      act: "Download my data",
    }),
    "deletion-planned": (at) => ({
      subject: "Your account will be deleted",
      paragraphs: [
        `Your account will be deleted on ${at}, as you asked. Until then you can log in and keep it.`,
        "Bookings, invoices and payments stay in our books without your name, as the law requires. If you did not request this, log in, keep your account and change your password.",
      ],
      act: "Keep my account",
    }),
    "deletion-withdrawn": () => ({
      subject: "Your account has been kept",
      paragraphs: ["You have decided to keep your account. Nothing has been deleted."],
    }),
    "deletion-stopped": () => ({
      subject: "Your account was not deleted",
      paragraphs: [
        "Your account was to be deleted today, but it still has a stay to come, money in its wallet or a refund on its way. It has been kept. You can delete it from your profile once these are settled.",
      ],
      act: "Go to my profile",
    }),
    "account-deleted": () => ({
      subject: "Your account has been deleted",
      paragraphs: [
        "Your account and your personal details have been deleted. Bookings, invoices and payments stay in our books without your name, as the law requires. This is our last e-mail to you.",
      ],
    }),
  },
  my: {
    greeting: (name) => (name === null ? "Salam," : `Salam ${name},`),
    closing: (contact) => `Hubungi kami di ${contact}.`,
    "data-ready": (at) => ({
      subject: "Data anda sedia untuk dimuat turun",
      paragraphs: [
        `Salinan data yang anda minta sudah siap. Muat turun daripada profil anda sehingga ${at}; kata laluan anda diperlukan.`,
        `Salinan ini dipadam selepas ${exportDays} hari. Jika anda tidak memintanya, pilih kata laluan baharu sekarang.`,
      ],
      act: "Muat turun data saya",
    }),
    "deletion-planned": (at) => ({
      subject: "Akaun anda akan dipadam",
      paragraphs: [
        `Akaun anda akan dipadam pada ${at}, seperti yang anda minta. Sebelum itu, anda masih boleh log masuk dan mengekalkannya.`,
        "Tempahan, invois dan bayaran kekal dalam rekod kami tanpa nama anda, seperti dikehendaki undang-undang. Jika anda tidak memintanya, log masuk, kekalkan akaun anda dan pilih kata laluan baharu.",
      ],
      act: "Kekalkan akaun saya",
    }),
    "deletion-withdrawn": () => ({
      subject: "Akaun anda dikekalkan",
      paragraphs: ["Anda telah memilih untuk mengekalkan akaun anda. Tiada apa-apa yang dipadam."],
    }),
    "deletion-stopped": () => ({
      subject: "Akaun anda tidak dipadam",
      paragraphs: [
        "Akaun anda sepatutnya dipadam hari ini, tetapi masih ada penginapan akan datang, baki dompet atau bayaran balik yang belum diterima. Akaun itu dikekalkan. Anda boleh memadamnya daripada profil anda selepas semuanya selesai.",
      ],
      act: "Pergi ke profil saya",
    }),
    "account-deleted": () => ({
      subject: "Akaun anda telah dipadam",
      paragraphs: [
        "Akaun dan butiran peribadi anda telah dipadam. Tempahan, invois dan bayaran kekal dalam rekod kami tanpa nama anda, seperti dikehendaki undang-undang. Ini e-mel terakhir daripada kami.",
      ],
    }),
  },
  cn: {
    greeting: (name) => (name === null ? "您好：" : `${name}，您好：`),
    closing: (contact) => `联系方式：${contact}`,
    "data-ready": (at) => ({
      subject: "您的资料可以下载了",
      paragraphs: [
        `您申请的资料副本已准备好。请在 ${at} 之前到个人资料页下载，下载时需输入密码。`,
        `副本将在 ${exportDays} 天后删除。如果不是您本人申请，请立即设置新密码。`,
      ],
      act: "下载我的资料",
    }),
    "deletion-planned": (at) => ({
      subject: "您的账户即将删除",
      paragraphs: [
        `根据您的申请，您的账户将于 ${at} 删除。在此之前，您可以登录并保留账户。`,
        "按照法律要求，预订、发票和付款记录会保留，但不再显示您的姓名。如果不是您本人申请，请登录保留账户，并设置新密码。",
      ],
      act: "保留我的账户",
    }),
    "deletion-withdrawn": () => ({
      subject: "您的账户已保留",
      paragraphs: ["您已选择保留账户，没有删除任何资料。"],
    }),
    "deletion-stopped": () => ({
      subject: "您的账户未删除",
      paragraphs: [
        "您的账户原定今天删除，但仍有未完成的住宿、钱包余额或未到账的退款，因此已保留。之后您可以在个人资料页再次申请删除。",
      ],
      act: "查看个人资料",
    }),
    "account-deleted": () => ({
      subject: "您的账户已删除",
      paragraphs: [
        "您的账户和个人资料已删除。按照法律要求，预订、发票和付款记录会保留，但不再显示您的姓名。这是我们发给您的最后一封邮件。",
      ],
    }),
  },
};

/** Tells somebody about the copy of their data, or about the end of their account. */
export function ownDataLetter({ template, name, at, timeZone }: OwnData, frame: Frame): Letter {
  const { greeting, closing, ...letters } = words[frame.language];
  const { subject, paragraphs, act } = letters[template](
    at ? momentInWords(at, timeZone, frame.language) : "",
  );
  return {
    mail: null,
    values: {},
    subject: `${subject} – ${frame.resortName}`,
    greeting: greeting(name),
    paragraphs,
    ...(act && { link: { label: act, url: `${frame.publicUrl}/profile` } }),
    closing: closing(frame.resortContact),
  };
}
