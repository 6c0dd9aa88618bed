/** A phone number that is called by pressing it, in one piece. */
export const PhoneLink = ({ number, text = number }: { number: string; text?: string }) => (
  <a className="link" href={`tel:${number.replace(/[^+\d]/g, "")}`}>
    <bdi className="whole" dir="ltr">
      {text}
    </bdi>
  </a>
);
