import type { resortRoute } from "@pulau/contract/resort.ts";
import type { reviewsRoute } from "@pulau/contract/reviews.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { roomPageRoute } from "@pulau/contract/stay-pages.ts";
import { expect, it } from "vitest";
import { roomData } from "./structured-data.ts";

const phrase = (en: string) => ({ en, my: "", cn: "" });
const place = {
  origin: "https://book.example.com",
  language: "en" as const,
  resort: {} as Reply<typeof resortRoute>,
};
const facts = {
  roomType: {
    name: phrase("Garden room"),
    summary: phrase("By the path"),
    slug: "garden-room",
    amenities: [],
  },
  pictures: [],
} as unknown as Reply<typeof roomPageRoute>;
const reviews = (score: { score: number; count: number } | null) =>
  ({
    score,
    reviews: [
      {
        name: "Aini, Kuala Lumpur",
        score: 4,
        text: "Calm and clean.",
        language: "my",
        publishedAt: "2026-11-03T04:00:00.000Z",
      },
    ],
  }) as unknown as Reply<typeof reviewsRoute>;

it("has the score and the reviews of a room from as many on as its page shows a score", () => {
  expect(roomData(place, facts, reviews({ score: 4.7, count: 23 }))).toMatchObject({
    aggregateRating: { "@type": "AggregateRating", ratingValue: 4.7, reviewCount: 23, bestRating: 5 },
    review: [
      {
        "@type": "Review",
        author: { "@type": "Person", name: "Aini, Kuala Lumpur" },
        datePublished: "2026-11-03",
        inLanguage: "ms",
        reviewBody: "Calm and clean.",
        reviewRating: { "@type": "Rating", ratingValue: 4 },
      },
    ],
  });
});

it.each([
  ["fewer", reviews(null)],
  ["none that could be had", undefined],
])("says nothing of reviews where there are %s", (_, latest) => {
  const data = roomData(place, facts, latest);
  expect(data).not.toHaveProperty("aggregateRating");
  expect(data).not.toHaveProperty("review");
});
