/** Which meals a package has in its price. */
export const mealPlans = ["none", "breakfast", "half", "full"] as const;
