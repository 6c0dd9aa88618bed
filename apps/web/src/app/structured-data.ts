import type { allAvailableRoute } from "@pulau/contract/catalogue.ts";
import type { resortRoute } from "@pulau/contract/resort.ts";
import type { reviewsRoute } from "@pulau/contract/reviews.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { packagePageRoute, roomPageRoute } from "@pulau/contract/stay-pages.ts";
import { type Language, type Phrase, tagOf } from "../i18n/language.ts";
import { addressIn, previewPicture } from "./page-head.ts";

type Reviews = Reply<typeof reviewsRoute>;
type Resort = Reply<typeof resortRoute>;
type Place = { readonly origin: string; readonly language: Language; readonly resort: Resort };

const textIn = (phrase: Phrase, language: Language): string => phrase[language] || phrase.en;
const hotelId = (origin: string): string => `${origin}/#hotel`;

/** The resort as search engines know one: https://schema.org/Hotel. */
export function hotelData({ origin, language, resort }: Place, picture: string): object {
  const { contact, address } = resort;
  const [telephone] = contact.tel;
  return {
    "@type": "Hotel",
    "@id": hotelId(origin),
    name: resort.name,
    url: addressIn({ origin, path: "/" }, language),
    image: previewPicture(origin, picture),
    ...(address.first && {
      address: {
        "@type": "PostalAddress",
        streetAddress: [address.first, address.second].filter(Boolean).join(", "),
        addressCountry: "MY",
      },
    }),
    ...(telephone && { telephone }),
    ...(contact.email && { email: contact.email }),
    checkinTime: resort.checkInTime,
    checkoutTime: resort.checkOutTime,
    ...(contact.social.length > 0 && { sameAs: contact.social.map(({ url }) => url) }),
  };
}

/**
 * What guests say of something, as search engines read it: from as many reviews on as it has a score, the score and the reviews
 * that its page shows. https://developers.google.com/search/docs/appearance/structured-data/review-snippet
 */
function reviewData(latest: Reviews | undefined): object {
  if (!latest?.score) return {};
  const range = { bestRating: 5, worstRating: 1 };
  const { score, count } = latest.score;
  return {
    aggregateRating: { "@type": "AggregateRating", ratingValue: score, reviewCount: count, ...range },
    review: latest.reviews.map((review) => ({
      "@type": "Review",
      author: { "@type": "Person", name: review.name },
      datePublished: review.publishedAt.slice(0, 10),
      inLanguage: tagOf[review.language],
      reviewBody: review.text,
      reviewRating: { "@type": "Rating", ratingValue: review.score, ...range },
    })),
  };
}

/**
 * A package as an offer of the resort, at the lowest price of the days ahead: what a page shows to two adults. What can't be
 * had now says so and has no price; where the days could not be asked for, nothing is said of them.
 */
export function packageData(
  place: Place,
  facts: Reply<typeof packagePageRoute>,
  offers: Reply<typeof allAvailableRoute> | undefined,
  latest: Reviews | undefined,
): object {
  const { origin, language } = place;
  const { _id, name, summary, slug, picture } = facts.package;
  const offer = offers?.packages.find(({ package: sold }) => sold._id === _id);
  return {
    "@type": "Offer",
    name: textIn(name, language),
    description: textIn(summary, language),
    url: addressIn({ origin, path: `/packages/${slug}` }, language),
    image: previewPicture(origin, picture),
    offeredBy: { "@id": hotelId(origin) },
    ...(offer
      ? {
          price: (offer.totalSen / 100).toFixed(2),
          priceCurrency: "MYR",
          availability: "https://schema.org/InStock",
          availabilityStarts: offer.checkIn,
        }
      : offers && { availability: "https://schema.org/SoldOut" }),
    ...reviewData(latest),
  };
}

/** A room type: https://schema.org/HotelRoom. */
export function roomData(
  place: Place,
  { roomType, pictures }: Reply<typeof roomPageRoute>,
  latest: Reviews | undefined,
): object {
  const { origin, language } = place;
  return {
    "@type": "HotelRoom",
    name: textIn(roomType.name, language),
    description: textIn(roomType.summary, language),
    url: addressIn({ origin, path: `/rooms/${roomType.slug}` }, language),
    image: pictures.map(({ picture }) => previewPicture(origin, picture)),
    containedInPlace: { "@id": hotelId(origin) },
    floorSize: { "@type": "QuantitativeValue", value: roomType.sizeSqm, unitCode: "MTK" },
    occupancy: { "@type": "QuantitativeValue", minValue: roomType.minPax, maxValue: roomType.maxPax },
    amenityFeature: roomType.amenities.map((amenity) => ({
      "@type": "LocationFeatureSpecification",
      name: textIn(amenity, language),
      value: true,
    })),
    ...reviewData(latest),
  };
}
