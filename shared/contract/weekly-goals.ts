/** Minutes of learning a week that a learner can aim at. */
export const WEEKLY_GOALS_MINUTES = [30, 60, 120, 180, 300] as const;
