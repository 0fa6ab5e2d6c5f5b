import { defineActivity } from '#schema.ts';
import m1 from '../questions/strategic-workforce-planning-m1.ts';
import m2 from '../questions/strategic-workforce-planning-m2.ts';
import m3 from '../questions/strategic-workforce-planning-m3.ts';
import m4 from '../questions/strategic-workforce-planning-m4.ts';

export default defineActivity({
  id: 'strategic-workforce-planning-skill-check',
  moduleId: 'strategic-workforce-planning-m5',
  type: 'skill-check',
  title: 'Workforce Planning Check',
  description:
    "You challenge a division's headcount request. Ten questions test forecasting, gap types, sourcing levers and scenarios.",
  passingScore: 80,
  config: {
    assessment: {
      title: 'Workforce Planning Check',
      description:
        'Calvin Holt, who leads the Home Energy division of a utility, wants 60 more heat-pump installers. Finance partner Caroline Pohl asks you to challenge the request before it reaches the executive team. Ten questions, 10 points each; 80% passes. You have 25 minutes. Keep a calculator ready.',
      timeLimit: 25,
      passingScore: 80,
    },
    asks: { 'multiple-choice': 5, 'multiple-select': 2, 'short-answer': 2, essay: 1 },
    questions: [...m1, ...m2, ...m3, ...m4],
    feedback: {
      passing:
        'You can take a headcount request apart and put back a plan that finance and operations can own. Check any question you missed, and then try the Workforce Plan Review Checklist on one real request this month. People Analytics, AI and HR Technology is a good next step if the forecasting questions interested you.',
      failing:
        'Not yet, and each gap has a place to fix it. If the forecasts caused trouble, return to module 2: rebuild ratios from hours, distrust lines beyond their range, walk supply in groups and never guess who will retire. If gaps or levers did, see module 3: test quantity, capability, timing and cost one at a time, then compare options by their first useful month and the life of the need. If triggers or redeployment did, see module 4: five parts in every trigger, and vacancies held for people at risk before you advertise. Read the sections below, and try again.',
    },
    badge: {
      name: 'Strategic Workforce Planner',
      description:
        'Completed the Workforce Planning Check: testing forecasts, separating gap types, matching sourcing levers to need, and writing triggers that can be acted on.',
    },
  },
});
