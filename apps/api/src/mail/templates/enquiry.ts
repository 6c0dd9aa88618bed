import type { EnquiryId } from "@pulau/domain/ids.ts";
import type { Frame, InThree, Letter } from "../letter.ts";
import { paragraphsOf, type WantedStay, wantedStayFacts } from "../wanted-stay-facts.ts";

export type EnquiryData = {
  readonly enquiryNo: number;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
  readonly wantedStay: WantedStay;
};

type Words = Pick<Letter, "subject" | "greeting" | "paragraphs" | "closing">;
const number = (data: EnquiryData): string => `E-${data.enquiryNo}`;

const labels: InThree<{ number: string; message: string }> = {
  en: { number: "Enquiry number", message: "Your message" },
  my: { number: "Nombor pertanyaan", message: "Mesej anda" },
  cn: { number: "咨询编号", message: "您的留言" },
};

const factsOf = (data: EnquiryData, frame: Frame) => [
  { label: labels[frame.language].number, value: number(data) },
  ...wantedStayFacts(data.wantedStay, frame),
  ...(data.message === "" ? [] : [{ label: labels[frame.language].message, value: data.message }]),
];

const received: InThree<(data: EnquiryData, resort: string) => Words & { act: string }> = {
  en: (data, resort) => ({
    subject: `We have received your enquiry ${number(data)} – ${resort}`,
    greeting: `Hello ${data.name},`,
    paragraphs: ["Thank you for your enquiry. Our team will answer you by e-mail."],
    act: "See your enquiries",
    closing: "Nothing is booked yet, and nothing is charged.",
  }),
  my: (data, resort) => ({
    subject: `Pertanyaan ${number(data)} telah kami terima – ${resort}`,
    greeting: `Salam ${data.name},`,
    paragraphs: [
      "Terima kasih atas pertanyaan anda. Petugas kami akan menyemaknya dan membalas melalui e-mel.",
    ],
    act: "Lihat pertanyaan anda",
    closing: "Belum ada tempahan dibuat dan tiada bayaran dikenakan.",
  }),
  cn: (data, resort) => ({
    subject: `我们已收到您的咨询 ${number(data)} – ${resort}`,
    greeting: `${data.name}，您好：`,
    paragraphs: ["感谢您的咨询。度假村的工作人员会查看您的需求，并通过邮件回复您。"],
    act: "查看您的咨询",
    closing: "目前尚未预订，也不会产生任何费用。",
  }),
};

/** Tells who asked that it arrived. */
export function enquiryReceivedLetter(data: EnquiryData, frame: Frame): Letter {
  const { act, ...letter } = received[frame.language](data, frame.resortName);
  return {
    ...letter,
    mail: "enquiry-received",
    values: { name: data.name, number: number(data) },
    facts: factsOf(data, frame),
    link: { label: act, url: `${frame.publicUrl}/waiting-list` },
  };
}

const arrived: InThree<(data: EnquiryData, resort: string) => Words & { act: string; contact: string }> = {
  en: (data, resort) => ({
    subject: `Enquiry ${number(data)} from ${data.name} – ${resort}`,
    greeting: "Hello,",
    paragraphs: [`${data.name} has sent an enquiry.`],
    act: "Open the enquiry",
    contact: "Contact",
    closing: "Replies from the enquiry’s page are e-mailed to the guest and saved there.",
  }),
  my: (data, resort) => ({
    subject: `Pertanyaan ${number(data)} daripada ${data.name} – ${resort}`,
    greeting: "Salam,",
    paragraphs: [`${data.name} telah menghantar pertanyaan.`],
    act: "Buka pertanyaan",
    contact: "Maklumat hubungan",
    closing:
      "Balasan daripada halaman pertanyaan dihantar kepada tetamu melalui e-mel dan direkodkan di situ.",
  }),
  cn: (data, resort) => ({
    subject: `${data.name} 的咨询 ${number(data)} – ${resort}`,
    greeting: "您好：",
    paragraphs: [`${data.name} 发来了咨询。`],
    act: "打开咨询",
    contact: "联系方式",
    closing: "在咨询页面回复，内容会以邮件发给客人并保存在该页。",
  }),
};

/** Tells the resort that somebody asked. */
export function enquiryArrivedLetter(id: EnquiryId, data: EnquiryData, frame: Frame): Letter {
  const { act, contact, ...letter } = arrived[frame.language](data, frame.resortName);
  return {
    ...letter,
    mail: "enquiry-arrived",
    values: { name: data.name, number: number(data) },
    facts: [{ label: contact, value: `${data.email}\n${data.phone}` }, ...factsOf(data, frame)],
    link: { label: act, url: `${frame.publicUrl}/staff/enquiries/${id}` },
  };
}

const reply: InThree<(data: EnquiryData, resort: string) => Omit<Words, "paragraphs"> & { act: string }> = {
  en: (data, resort) => ({
    subject: `About your enquiry ${number(data)} – ${resort}`,
    greeting: `Hello ${data.name},`,
    act: "Open your booking",
    closing: "To write back, just reply to this e-mail.",
  }),
  my: (data, resort) => ({
    subject: `Tentang pertanyaan anda ${number(data)} – ${resort}`,
    greeting: `Salam ${data.name},`,
    act: "Buka tempahan anda",
    closing: "Balas sahaja e-mel ini jika anda ingin menghubungi kami.",
  }),
  cn: (data, resort) => ({
    subject: `关于您的咨询 ${number(data)} – ${resort}`,
    greeting: `${data.name}，您好：`,
    act: "打开您的预订",
    closing: "如需回复，直接回复本邮件即可。",
  }),
};

/** What staff wrote to who asked; with the link to the booking that they prepared, if they did. */
export function enquiryReplyLetter(
  data: EnquiryData,
  { text, preparedToken }: { text: string; preparedToken: string | null },
  frame: Frame,
): Letter {
  const { act, ...letter } = reply[frame.language](data, frame.resortName);
  const link = preparedToken && { label: act, url: `${frame.publicUrl}/booking/prepared/${preparedToken}` };
  const paragraphs = paragraphsOf(text);
  return {
    ...letter,
    mail: "enquiry-reply",
    values: { name: data.name, number: number(data), message: paragraphs.join("\n\n") },
    paragraphs,
    facts: factsOf(data, frame),
    ...(link && { link }),
  };
}
