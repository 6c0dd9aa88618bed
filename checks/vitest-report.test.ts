import { describe, expect, it } from "vitest";
import { faultText, ranOutOfTime, readVitestReport } from "./vitest-report.ts";

const written = (failureMessages: string[], message = "") => ({
  numPassedTests: 3,
  numFailedTests: failureMessages.length,
  testResults: [
    { name: "/house/checks/fine.test.ts", status: "passed", message: "", assertionResults: [] },
    {
      name: "/house/checks/red.test.ts",
      status: "failed",
      message,
      assertionResults: failureMessages.map((failureMessage, i) => ({
        status: "failed",
        fullName: `rooms ${i}`,
        failureMessages: [failureMessage],
      })),
    },
  ],
});
const faultsOf = (report: unknown) => readVitestReport(report, "/house")?.faults ?? [];

describe("a run's report", () => {
  it("names each test that failed and begins to say why", () => {
    expect(faultsOf(written(["AssertionError: two owners\n  at here"])).map(faultText)).toEqual([
      "checks/red.test.ts › rooms 0\n    AssertionError: two owners\n      at here",
    ]);
  });

  it("names a file that failed before its tests", () => {
    expect(faultsOf(written([], "no database")).map(faultText)).toEqual([
      "checks/red.test.ts\n    no database",
    ]);
  });

  it("is nothing when nothing was written", () => expect(readVitestReport(null, "/house")).toBeNull());
});

describe("time that ran out", () => {
  const isTimeout = (message: string) => faultsOf(written([message])).every(ranOutOfTime);

  it("is a test's, a hook's, a server's start or an answer's", () => {
    expect(isTimeout("Error: Test timed out in 120000ms.\nIf this is a long-running test")).toBe(true);
    expect(isTimeout("Error: Hook timed out in 120000ms.")).toBe(true);
    expect(isTimeout("Error: the server did not start: ")).toBe(true);
    expect(isTimeout('Error: not answered in time: [{"ms":6200}]')).toBe(true);
  });

  it("is nothing that a test found, whatever it found it in", () => {
    expect(isTimeout("AssertionError: expected 2 to be 1")).toBe(false);
    expect(isTimeout("AssertionError: expected 'Test timed out in 5ms' to be 'ok'")).toBe(false);
  });
});
