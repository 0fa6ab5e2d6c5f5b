/** The tabs that are not open at first. They are one file, which loads when the first view is complete. */
export { Achievements } from './achievements/achievements.tsx';
export { Analytics } from './analytics/analytics.tsx';
export { LearningPath } from './learning-path/learning-path.tsx';
export { MyWork } from './work/my-work.tsx';
