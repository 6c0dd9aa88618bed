import type { Frame, InThree, Letter } from "../letter.ts";

const words: InThree<(resort: string) => Omit<Letter, "mail" | "values">> = {
  en: (resort) => ({
    subject: `Test message from ${resort}`,
    greeting: "Hello,",
    paragraphs: [`This is a test message. If you can read it, ${resort} can send e-mails.`],
    closing: "You don’t have to do anything.",
  }),
  my: (resort) => ({
    subject: `Mesej ujian daripada ${resort}`,
    greeting: "Salam,",
    paragraphs: [`Ini ialah mesej ujian. Jika anda dapat membacanya, ${resort} boleh menghantar e-mel.`],
    closing: "Tiada tindakan diperlukan.",
  }),
  cn: (resort) => ({
    subject: `${resort}的测试邮件`,
    greeting: "您好：",
    paragraphs: [`这是一封测试邮件。如果您能看到它，说明${resort}可以正常发送邮件。`],
    closing: "您无需进行任何操作。",
  }),
};

/** Tells staff that mail arrives. */
export const testLetter = (frame: Frame): Letter => ({
  mail: null,
  values: {},
  ...words[frame.language](frame.resortName),
});
