/** What a party shows at the jetty: the booking's number, and a tag that nobody can guess from it. */
export type BoardingCode = { readonly bookingNo: string; readonly tag: string };

/** As it stands in the QR code and beside it. Capitals, digits and a full stop make a code of few squares. */
export const boardingCodeText = ({ bookingNo, tag }: BoardingCode): string =>
  `${bookingNo.toUpperCase()}.${tag}`;

const written = /^(\S.*?)[.\s]+([0-9A-F]{10})$/;

/** What was read by a camera or typed from paper; null where it is the code of something else. */
export function readBoardingCode(text: string): BoardingCode | null {
  const [, bookingNo, tag] = written.exec(text.trim().toUpperCase()) ?? [];
  return bookingNo === undefined || tag === undefined ? null : { bookingNo, tag };
}
