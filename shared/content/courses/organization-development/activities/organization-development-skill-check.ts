import { defineActivity } from '#schema.ts';
import m1 from '../questions/organization-development-m1.ts';
import m2 from '../questions/organization-development-m2.ts';
import m3 from '../questions/organization-development-m3.ts';
import m4 from '../questions/organization-development-m4.ts';

export default defineActivity({
  id: 'organization-development-skill-check',
  moduleId: 'organization-development-m5',
  type: 'skill-check',
  title: 'OD and Change Check',
  description:
    'You advise the integration team of two merged radio broadcasters. Ten questions test the OD cycle, survey ethics, organization design and change models.',
  passingScore: 80,
  config: {
    assessment: {
      title: 'OD and Change Check',
      description:
        'Two regional radio broadcasters merged six months ago, and the integration is in trouble. Answer ten questions as adviser to its lead, Vanessa. You have 25 minutes; keep a calculator at hand.',
      timeLimit: 25,
      passingScore: 80,
    },
    asks: { 'multiple-choice': 5, 'multiple-select': 2, 'short-answer': 2, essay: 1 },
    questions: [...m1, ...m2, ...m3, ...m4],
    feedback: {
      passing:
        'You can steer a merger team through evidence, choices and adoption without losing people on the way. Read the explanations once more, and compare the model answer with your own, above all on what you would refuse to announce. Then complete the Change Portfolio Checklist for a real unit.',
      failing:
        "You're close, and the gaps can be named. Go back to five rules. Contract before you collect, with the right to report unwelcome findings. Where a symptom appears nearly everywhere, test strategy and leadership first; where it varies, begin with management practices and climate. Before you show two groups, subtract one from the other. Give each decision one accountable role, a limit and a tie-breaker, and hold leases, vacancies and scoring while people can still influence the answer. In change, act on the first low ADKAR element, honor the ending, and sort objections into plan, process, past and interest. Read the sections below, rework the weighted score by hand, and try again.",
    },
    badge: {
      name: 'OD and Change Leader',
      description:
        'Passed an expert check on OD diagnosis, survey confidentiality, organization design, consultation and change adoption.',
    },
  },
});
