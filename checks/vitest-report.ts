import { relative } from "node:path";
import { z } from "zod";

const Report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

/** A test, or a whole file before its tests, that failed. */
export type Fault = { readonly file: string; readonly test: string | null; readonly message: string };

/** What Vitest wrote of a run; null if it wrote nothing that can be read. */
export function readVitestReport(written: unknown, root: string) {
  const report = Report.safeParse(written);
  if (!report.success) return null;
  const { numPassedTests: passed, numFailedTests: failed, testResults } = report.data;
  const faults = testResults
    .filter(({ status }) => status === "failed")
    .flatMap(({ name, message, assertionResults }): Fault[] => {
      const file = relative(root, name);
      const own = message === "" ? [] : [{ file, test: null, message }];
      const tests = assertionResults.filter((result) => result.status === "failed");
      return [
        ...own,
        ...tests.map(({ fullName, failureMessages }) => ({
          file,
          test: fullName,
          message: (failureMessages ?? []).join("\n"),
        })),
      ];
    });
  return { passed, failed, faults };
}

const slow =
  /^(Error: )?(Test|Hook) timed out in \d+ms|^(Error: )?(the server did not start|not answered in time: )/;

/** Whether a fault says that time ran out, and nothing of the product. */
export const ranOutOfTime = ({ message }: Fault): boolean => slow.test(message);

/** Where it is, and the first lines of why: a long run's own words are far above its end. */
export const faultText = ({ file, test, message }: Fault): string =>
  [test === null ? file : `${file} › ${test}`, ...message.split("\n").slice(0, 12)].join("\n    ");
