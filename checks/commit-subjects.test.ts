import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { commitsIn, faultsOf } from "./commit-subjects.ts";

/** Commits are checked from here on: a time, and no commit, which another history would not have. */
const since = "2026-11-27T20:00:00Z";
const cwd = join(import.meta.dirname, "..");
const format = "--format=%H%x1f%s%x1f%b%x1e";

const git = (...words: string[]) => spawnSync("git", words, { cwd, encoding: "utf8" });
// A tarball has no history, and one that was unpacked within another repository has that one's.
const isOurs = git("rev-parse", "--show-prefix").stdout === "\n";

describe.runIf(isOurs)("the history", () => {
  it("has subjects of at most 72 characters, without a full stop, and a reason below each", () => {
    const { status, stdout } = git("log", "--no-merges", `--since=${since}`, format);
    expect(status).toBe(0);
    const faults = commitsIn(stdout).flatMap((commit) =>
      faultsOf(commit).map((fault) => `${commit.id.slice(0, 8)} ${commit.subject}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });
});

it("finds what is too long, ends in a full stop, is unfinished or says no reason", () => {
  const log = [
    ["a", `Name ${"x".repeat(68)}`, "Because."],
    ["b", "Name rooms.", "Because."],
    ["c", "Name rooms WIP", "Because."],
    ["d", "fixup! Name rooms", "Because."],
    ["e", "Name rooms", "\n"],
    ["f", "Name rooms by their numbers", "Because.\n\nTwice."],
  ];
  const commits = commitsIn(log.map((parts) => `${parts.join("\u001f")}\u001e\n`).join(""));
  expect(commits.map((commit) => [commit.id, ...faultsOf(commit)])).toEqual([
    ["a", "73 characters"],
    ["b", "a full stop"],
    ["c", "unfinished"],
    ["d", "unfinished"],
    ["e", "no reason in the body"],
    ["f"],
  ]);
});
