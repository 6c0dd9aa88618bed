import { type BookingData, bookingValues, stayFacts } from "../booking-facts.ts";
import type { Frame, InThree, Letter } from "../letter.ts";

type Words = Pick<Letter, "subject" | "greeting" | "paragraphs" | "closing"> & { readonly act: string };
type WordsOf = InThree<(booking: BookingData, resort: string) => Words>;

const requestWords: WordsOf = {
  en: ({ reader }, resort) => ({
    subject: `How was your stay? – ${resort}`,
    greeting: `Hello ${reader},`,
    paragraphs: [
      "Thank you for staying with us. What did you like, and what should we do better? It takes about two minutes.",
      "You decide whether other guests may read your review. Everything else stays with us.",
    ],
    act: "Tell us about your stay",
    closing: "We hope to see you again.",
  }),
  my: ({ reader }, resort) => ({
    subject: `Bagaimana penginapan anda? – ${resort}`,
    greeting: `Salam ${reader},`,
    paragraphs: [
      "Terima kasih kerana menginap bersama kami. Apa yang anda suka, dan apa yang perlu kami perbaiki? Ia mengambil masa kira-kira dua minit sahaja.",
      "Anda yang menentukan sama ada tetamu lain boleh membaca ulasan anda. Jawapan lain hanya dibaca oleh kami.",
    ],
    act: "Beri maklum balas",
    closing: "Semoga kita berjumpa lagi.",
  }),
  cn: ({ reader }, resort) => ({
    subject: `这次入住还满意吗？ – ${resort}`,
    greeting: `${reader}，您好：`,
    paragraphs: [
      "感谢您的入住。您最喜欢什么？我们还有哪些地方需要改进？填写大约需要两分钟。",
      "是否让其他客人看到您的评价由您决定，其余内容仅供我们参考。",
    ],
    act: "填写反馈",
    closing: "期待再次与您相见。",
  }),
};

const answeredWords: WordsOf = {
  en: ({ reader }, resort) => ({
    subject: `We have replied to your feedback – ${resort}`,
    greeting: `Hello ${reader},`,
    paragraphs: ["Thank you for telling us about your stay. Here is our reply:"],
    act: "Open your feedback",
    closing: "We hope to see you again.",
  }),
  my: ({ reader }, resort) => ({
    subject: `Kami telah menjawab maklum balas anda – ${resort}`,
    greeting: `Salam ${reader},`,
    paragraphs: ["Terima kasih atas maklum balas tentang penginapan anda. Berikut ialah jawapan kami:"],
    act: "Buka maklum balas anda",
    closing: "Semoga kita berjumpa lagi.",
  }),
  cn: ({ reader }, resort) => ({
    subject: `我们回复了您的反馈 – ${resort}`,
    greeting: `${reader}，您好：`,
    paragraphs: ["感谢您分享入住体验。以下是我们的回复："],
    act: "查看您的反馈",
    closing: "期待再次与您相见。",
  }),
};

type Linked = {
  readonly booking: BookingData;
  /** Opens the feedback without an account. */
  readonly token: string;
};

const linkOf = ({ token }: Linked, { publicUrl }: Frame, label: string) => ({
  label,
  url: `${publicUrl}/feedback/${token}`,
});

/** Asks how a stay was. */
export function feedbackRequestLetter(linked: Linked, frame: Frame): Letter {
  const { booking } = linked;
  const { act, ...letter } = requestWords[frame.language](booking, frame.resortName);
  return {
    ...letter,
    mail: "feedback-request",
    values: bookingValues(booking, frame),
    facts: stayFacts(booking, frame),
    link: linkOf(linked, frame, act),
  };
}

/** Tells what the resort answered. */
export function feedbackAnsweredLetter(
  { answer, ...linked }: Linked & { readonly answer: string },
  frame: Frame,
): Letter {
  const { booking } = linked;
  const { act, paragraphs, ...letter } = answeredWords[frame.language](booking, frame.resortName);
  return {
    ...letter,
    mail: "feedback-answered",
    values: { ...bookingValues(booking, frame), answer },
    paragraphs: [...paragraphs, answer],
    link: linkOf(linked, frame, act),
  };
}
