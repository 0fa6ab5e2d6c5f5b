import { defineActivity } from '#schema.ts';
import m1 from '../questions/labor-relations-m1.ts';
import m2 from '../questions/labor-relations-m2.ts';
import m3 from '../questions/labor-relations-m3.ts';
import m4 from '../questions/labor-relations-m4.ts';
import m6 from '../questions/labor-relations-m6.ts';

export default defineActivity({
  id: 'labor-relations-skill-check',
  moduleId: 'labor-relations-m5',
  type: 'skill-check',
  title: 'Labor Relations Check',
  description:
    'You brief a new bargaining team. Ten questions test alternatives and costing, good faith, just cause, the way from petition to contract, and the choice between mediation and arbitration.',
  passingScore: 80,
  config: {
    assessment: {
      title: 'Labor Relations Check',
      description:
        'Four managers join your bargaining team on Monday, and they bring questions from their sites. Answer ten of them. You have 25 minutes, 10 points each; 80% passes. Keep a calculator at hand.',
      timeLimit: 25,
      passingScore: 80,
    },
    asks: { 'multiple-choice': 5, 'multiple-select': 2, 'short-answer': 2, essay: 1 },
    questions: [...m1, ...m2, ...m3, ...m4, ...m6],
    feedback: {
      passing:
        'You can brief the team. You tell an alternative from a limit, cost the years instead of the average, match words to facts, and choose a dispute method by what the dispute needs. Read the explanations once more, then put the Bargaining Preparation File on the table on Monday.',
      failing:
        'An hour of review can repair this. Go back to five rules. A BATNA is an action with a price; the limit follows from it, and the ZOPA lies between the two limits. Cost every year above today, because a front-loaded raise is paid again and again. Say "not willing" when that is the fact, and never bargain with employees around their representatives. Run all seven just cause tests early, and look hardest at equal treatment. Mediate when people must work together and both can move; use rights arbitration when one clause needs one meaning. In the US, answer a demand through one person, count the days from service, and change no term after the vote on your own. Rework the two calculations by hand, count the days on a calendar, and try again.',
    },
    badge: {
      name: 'Labor Relations Negotiator',
      description:
        'Passed a case-based check on representation systems, bargaining preparation and costing, good faith, just cause, US petitions and dispute resolution.',
    },
  },
});
