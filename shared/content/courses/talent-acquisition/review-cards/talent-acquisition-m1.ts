import { defineReviewCards } from '#review-card-schema.ts';

export default defineReviewCards([
  {
    id: 'reason-off-the-list',
    question:
      'At intake, a catering director turns down a blind profile: “Only school kitchens.” Your list of criteria says nothing about the kind of kitchen. What do you ask her to do?',
    answer: 'Add the reason to the criteria, or drop it.',
    why: 'Managers show their standards when they reject someone. A reason that stays off the list comes back at the shortlist.',
    section: 'the-intake-meeting',
    skill: 'hiring',
  },
  {
    id: 'added-on-day-15',
    question:
      'On day 15 a manager adds “speaks Polish” as a must-have. You’ve already rejected 48 of 60 applicants. What do you owe the 48?',
    answer: 'A new screening by the changed criteria, and the change gets a date.',
    why: 'They were measured by another standard. Screening only those still in would favor the people who happened to pass it.',
    section: 'the-intake-meeting',
    skill: 'fairness',
    graded: {
      options: [
        'Nothing more: they were judged by the criteria of that day',
        'A new screening by the changed criteria',
        'A kind message that invites them to apply again next time',
      ],
      correct: 'A new screening by the changed criteria',
    },
  },
  {
    id: 'balance-in-the-ad',
    question:
      'An ad for a mine surveyor promises “real work-life balance.” What must exist before you print that?',
    answer: 'Something you could show a candidate, such as the last three months of the schedule.',
    why: 'Behind every promise stands a proof. Recent hires can tell you which ones turned out not to be true.',
    section: 'employee-value-proposition',
    skill: 'hiring',
  },
  {
    id: 'missing-line',
    question:
      'The draft for a ranger’s job reads, “You’ll look after 40 miles of trail in a team of four, at grade 6, with a path to head ranger.” Which of the five lines is missing?',
    answer: 'The hard part, such as weekends on call and rescues in bad weather.',
    why: 'Work, people, pay and growth are there. Most drafts leave out the hard part, though an honest preview is linked to lower turnover.',
    section: 'employee-value-proposition',
    skill: 'hiring',
    graded: {
      options: ['The work', 'The people', 'The growth', 'The hard part'],
      correct: 'The hard part',
    },
  },
  {
    id: 'yield-on-day-14',
    question:
      'By day 14, open ads have brought 120 applicants and 6 interviews, and a trade school 15 applicants and 3 interviews. Which channel has the better yield?',
    answer: 'The trade school: 3 of 15 is 20 percent, against 6 of 120, or 5 percent.',
    why: 'Yield is interviews divided by applicants. It’s one of four numbers: volume, who the channel adds and who stays count beside it.',
    section: 'sourcing-mix',
    skill: 'analytics',
    graded: {
      options: [
        'Open ads: 6 interviews against 3',
        'The trade school: 20 percent against 5',
        'Both the same, once you allow for the number of applicants',
      ],
      correct: 'The trade school: 20 percent against 5',
    },
  },
  {
    id: 'nice-to-have-in-disguise',
    question:
      'A museum lists “has worked with our database” as a must-have for a registrar. You ask whether they would turn down the best applicant without it. The curator hesitates. Where does it go?',
    answer: 'Not among the must-haves: score it, or leave it for later learning.',
    why: 'A pause in the reject test is an answer. What can be taught after joining stays out of screening.',
    section: 'must-have-criteria',
    skill: 'hiring',
  },
]);
