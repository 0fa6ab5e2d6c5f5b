import { defineReviewCards } from '#review-card-schema.ts';

export default defineReviewCards([
  {
    id: 'change-one-fact',
    question:
      'A partner leaves Leila out of a client trip: “She has a new baby. Dan can go.” Dan has a new baby too. Direct or indirect?',
    answer: 'Direct. Change her sex, keep the rest, and the decision is different.',
    why: 'Dan is the comparison: same baby, another answer. That it was meant kindly doesn’t change the test.',
    section: 'direct-and-indirect-discrimination',
    skill: 'fairness',
    graded: {
      options: [
        'Direct: her case and Dan’s differ only in sex',
        'Indirect: travel is harder for anyone with a small child',
        'Neither: the partner wanted to spare her the trip',
      ],
      correct: 'Direct: her case and Dan’s differ only in sex',
    },
  },
  {
    id: 'milder-rule',
    question:
      'A courier firm makes every applicant carry a 50-pound crate upstairs, to be sure that parcels arrive. Its depots have had lifts since spring. Which question does this rule fail?',
    answer: 'Whether a milder rule would serve. With lifts, parcels arrive without it.',
    why: 'The aim is fine and the rule is the same for all. It still shuts people out, and it’s no longer needed.',
    section: 'direct-and-indirect-discrimination',
    skill: 'fairness',
  },
  {
    id: 'offered-shift-move',
    question:
      'Bruno reports remarks about his religion. His supervisor says at once, “I’ll put you on another shift.” Bruno hadn’t asked for that. What has gone wrong?',
    answer: 'The person who spoke up is the one who gets moved.',
    why: 'Protecting him may call for a change, but it shouldn’t fall on him unless he asks. It would teach others to keep quiet.',
    section: 'harassment',
    skill: 'relations',
    graded: {
      options: [
        'No change may be made before there are findings',
        'The change falls on Bruno, who didn’t ask for it',
        'Nothing: the two are apart, and that’s what counts now',
      ],
      correct: 'The change falls on Bruno, who didn’t ask for it',
    },
  },
  {
    id: 'nickname-at-break',
    question:
      'At breaks a welder uses a nickname for a colleague’s accent, and the crew laughs. The crew’s supervisor hears it: “He means no harm.” What should the supervisor do today?',
    answer: 'Pass it on to HR today. Effect counts as well as intent.',
    why: 'The organization will usually be taken to know what a supervisor knows, so waiting for a complaint doesn’t help it.',
    section: 'harassment',
    skill: 'relations',
  },
  {
    id: 'stool-at-the-till',
    question:
      'A cashier says in passing, “With my back, I can’t stand until close. A stool would do it.” She has filled in nothing. What is this, and what comes first?',
    answer: 'A request: a change at work plus a health reason. Hear it and log it.',
    why: 'No form or special word is needed. The form can follow; talk, trial and review come next.',
    section: 'accommodation-or-adjustment',
    skill: 'law',
  },
  {
    id: 'who-may-refuse',
    question:
      'On one day a shift lead is asked for a quieter desk after a concussion, and for free Saturdays for worship. He would grant the desk and refuse the Saturdays. What may he do?',
    answer: 'Grant the desk. The Saturdays go to HR, because only HR may say no.',
    why: 'A simple yes does no harm. A no needs other options weighed and reasons in writing.',
    section: 'accommodation-or-adjustment',
    skill: 'law',
  },
  {
    id: 'left-out-of-the-fair',
    question:
      'Yara asked for extra rest breaks on May 3. On May 10 her manager drops her from the trade fair “for sales”; two colleagues with the same figures still go. What do you tell him?',
    answer:
      'Stop: on the same date and evidence, others weren’t dropped. He can’t show it would have happened anyway.',
    why: 'A real reason would have reached the two colleagues as well. What’s left that is different is her request.',
    section: 'non-retaliation',
    skill: 'law',
  },
]);
