/** Which meals a package has in its price. */
export const mealPlans = ["none", "breakfast", "half", "full"] as const;
export type MealPlan = (typeof mealPlans)[number];

/** The meals of a day, in their order. */
export const meals = ["breakfast", "lunch", "dinner"] as const;
export type Meal = (typeof meals)[number];

const served: Readonly<Record<MealPlan, readonly Meal[]>> = {
  none: [],
  breakfast: ["breakfast"],
  half: ["breakfast", "dinner"],
  full: ["breakfast", "lunch", "dinner"],
};

/** Whether the lunch that belongs to a night is that before it or that after it. */
export const lunchDays = ["arrival", "departure"] as const;
export type LunchDay = (typeof lunchDays)[number];

/** How many days after a night's own date each of its meals is served: breakfast always on the morning after. */
export const daysAfterNight = (lunchDay: LunchDay): Readonly<Record<Meal, 0 | 1>> => ({
  breakfast: 1,
  lunch: lunchDay === "arrival" ? 0 : 1,
  dinner: 0,
});

/** Whether somebody on this plan gets the meal. */
export const isServed = (plan: MealPlan, meal: Meal): boolean => served[plan].includes(meal);
