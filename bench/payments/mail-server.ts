import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/** A mail as the server took it, and when. */
export type TakenMail = {
  readonly at: number;
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: Buffer;
};

export type MailServer = {
  readonly url: string;
  readonly taken: TakenMail[];
  /** How many connections there were. */
  connections(): number;
  stop(): Promise<void>;
};

/** A mail server of this machine, which takes at once whatever it is sent. */
export async function startMailServer(): Promise<MailServer> {
  const taken: TakenMail[] = [];
  let connections = 0;
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    closeTimeout: 100,
    onConnect(_, done) {
      connections += 1;
      done();
    },
    onData(stream, { envelope: { mailFrom, rcptTo } }, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const [from, to] = [mailFrom ? mailFrom.address : "", rcptTo.map(({ address }) => address)];
        taken.push({ at: performance.now(), from, to, raw: Buffer.concat(chunks) });
        done();
      });
    },
  });
  await once(smtp.listen(0, "127.0.0.1"), "listening");
  return {
    url: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    taken,
    connections: () => connections,
    stop: () => new Promise<void>((done) => smtp.close(done)),
  };
}
