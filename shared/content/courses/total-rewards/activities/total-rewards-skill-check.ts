import { defineActivity } from '#schema.ts';
import m1 from '../questions/total-rewards-m1.ts';
import m2 from '../questions/total-rewards-m2.ts';
import m3 from '../questions/total-rewards-m3.ts';
import m4 from '../questions/total-rewards-m4.ts';

export default defineActivity({
  id: 'total-rewards-skill-check',
  moduleId: 'total-rewards-m5',
  type: 'skill-check',
  title: 'Total Rewards Check',
  description:
    "You review next year's salary plan for a manufacturer. Ten questions test pay structures, compa-ratio, incentives and equity analysis.",
  passingScore: 80,
  config: {
    assessment: {
      title: 'Total Rewards Check',
      description:
        'A tile maker with 1,300 employees has sent you its 2027 salary plan before it goes to the board; some questions come from other employers. Ten questions, 10 points each; 80% passes. You have 25 minutes, and a calculator will help.',
      timeLimit: 25,
      passingScore: 80,
    },
    asks: { 'multiple-choice': 5, 'multiple-select': 2, 'short-answer': 2, essay: 1 },
    questions: [...m1, ...m2, ...m3, ...m4],
    feedback: {
      passing:
        'You can read a salary plan the way a board should: the timing behind "match," the money behind a ratio, the behavior behind an incentive and the choices behind an adjusted gap. Look again at anything you missed, then take one real proposal through the Rewards Proposal Checklist. People Analytics, AI and HR Technology goes further into the method.',
      failing:
        "You're closer than the score suggests, because most errors here come from one step left out. For market timing, return to module 1: count months to the middle of the plan year. For ratios and factors, see module 2: group compa-ratio uses totals, penetration starts at the minimum, and a missing factor must be added for every job. For incentives and the merit grid, see module 3: honor what is earned, add a counterweight, and cost the grid at likely ratings. For equity, see module 4: group by content, keep out controls that your own decisions shaped, report raw and adjusted gaps together, raise by rule and fund apart from merit. Work the arithmetic of the course by hand, then try again.",
    },
    badge: {
      name: 'Total Rewards Strategist',
      description:
        'Completed the Total Rewards Check: market position, pay structures, incentives, merit costing and pay equity analysis.',
    },
  },
});
