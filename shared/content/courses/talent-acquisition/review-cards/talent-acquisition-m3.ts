import { defineReviewCards } from '#review-card-schema.ts';

export default defineReviewCards([
  {
    id: 'never-driven',
    question:
      'Half of the applicants for tram driver have never driven for a living. Which questions give them a fair chance?',
    answer: 'Situational ones: what would they do when two good aims collide?',
    why: 'They need no history in the field. For behavioral questions, accept examples from any setting.',
    section: 'behavioral-and-situational-questions',
    skill: 'hiring',
    graded: {
      options: [
        'Situational ones',
        'Behavioral ones about paid work only',
        'Ones about their reasons for changing field',
      ],
      correct: 'Situational ones',
    },
  },
  {
    id: 'fair-to-all-staff',
    question:
      'A panel wants to ask a ward manager, “Do you treat all your staff fairly?” Why will every candidate score well on it?',
    answer: 'The question contains its own answer.',
    why: 'Ask what someone did, or what they would do when fairness to one person costs the team something.',
    section: 'behavioral-and-situational-questions',
    skill: 'hiring',
  },
  {
    id: 'crane-anchor',
    question:
      'The 5 for a crane operator reads, “Outstanding safety mindset.” What must replace it?',
    answer:
      'What the answer shows in verbs, such as “Stops the lift, radios the ground and waits.”',
    why: 'An adjective only moves the argument. Two interviewers can agree on whether someone stopped and radioed.',
    section: 'behaviorally-anchored-rating-scales',
    skill: 'hiring',
  },
  {
    id: 'four-and-two',
    question:
      'You test a scale on one practice answer. Priya gives it 4 and Lukas 2. What do you change?',
    answer: 'The wording of the anchor.',
    why: 'Two points apart means that the two read the words differently. An average of 3 would hide that.',
    section: 'behaviorally-anchored-rating-scales',
    skill: 'hiring',
    graded: {
      options: [
        'Both scores, to an agreed 3',
        'The anchor’s wording',
        'The panel: one of the two is too strict',
      ],
      correct: 'The anchor’s wording',
    },
  },
  {
    id: 'quoted-answer',
    question:
      'In the debrief Ana quotes an answer that Tomasz hadn’t written down. He wants to move his 2 to a 4. Is that allowed, and on which terms?',
    answer: 'Yes. It rests on evidence; the 2 stays visible and the reason is noted.',
    why: 'Scores may follow what a candidate said. What the rule keeps out is moving toward the panel.',
    section: 'independent-scoring-before-debrief',
    skill: 'records',
  },
  {
    id: 'within-half-a-point',
    question:
      'Your rule: anyone within half a point of the top average, with written reasons. The averages are 4.1, 3.7 and 3.5. Whom may the manager choose?',
    answer: 'The 4.1 or the 3.7. The line is 3.6.',
    why: 'The band leaves the manager a real choice without giving up the rule that was set before the interviews.',
    section: 'independent-scoring-before-debrief',
    skill: 'hiring',
    graded: {
      options: ['Only the 4.1', 'The 4.1 or the 3.7', 'Any of the three, with reasons in writing'],
      correct: 'The 4.1 or the 3.7',
    },
  },
  {
    id: 'rescue-at-sea',
    question:
      'After a candidate’s story about a rescue at sea, a panel member writes 5 in all four boxes, budgeting included. Which bias is likely, and what do you change in the setting?',
    answer: 'Halo. Score one competency at a time.',
    why: 'One strong answer lights up the rest. Training alone rarely removes that, so change how the scoring is done.',
    section: 'interviewer-bias',
    skill: 'fairness',
  },
]);
