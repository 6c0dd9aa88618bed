import fc from "fast-check";

// Decision 110: `npm test` tries the same values each time, `npm run test:long` new ones.
if (!process.env.PULAU_TEST_LONG) fc.configureGlobal({ seed: 20_261_126 });
