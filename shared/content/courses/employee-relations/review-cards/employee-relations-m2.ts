import { defineReviewCards } from '#review-card-schema.ts';

export default defineReviewCards([
  {
    id: 'a-view-in-the-elevator',
    question:
      'A finance manager has no line, stake or friendship in a case. Last week she said in the elevator, “He’s always been like that.” May she investigate?',
    answer: 'No. She has a history: she has already given a view.',
    why: 'One tie is enough to pass the case on, and a casual remark shows a view as well as a memo does.',
    section: 'impartial-investigator',
    skill: 'relations',
    graded: {
      options: [
        'Yes, because a remark in passing isn’t a view that she would have to stand by',
        'Yes, unless the complainant objects',
        'No: she has already given a view',
      ],
      correct: 'No: she has already given a view',
    },
  },
  {
    id: 'adviser-is-asked',
    question:
      'You advise an investigator on process. Before the report, he asks you, “You’ve seen it all. Did she do it?” What can you give him?',
    answer:
      'Law, policy and process, and questions that his evidence leaves open. No view on guilt.',
    why: 'The adviser sits in none of the three chairs. A view from HR makes it unclear whose finding it is.',
    section: 'impartial-investigator',
    skill: 'relations',
  },
  {
    id: 'neutral-whether',
    question:
      'A trainee says that the chef threw a tray at him in the cold store. Which line belongs in the terms of reference?',
    answer:
      '“Whether, on April 9, 2026, in the cold store, the chef allegedly threw a tray toward the trainee (Conduct Policy, 2.2).”',
    why: 'It has the act, date, place and rule, and no answer in it. A word such as “bullying” already is a finding.',
    section: 'terms-of-reference',
    skill: 'relations',
    graded: {
      options: [
        '“Whether the chef’s bullying of the trainee on April 9, 2026, in the cold store was serious enough to be gross misconduct (Conduct Policy, 2.2).”',
        '“Whether, on April 9, 2026, in the cold store, the chef allegedly threw a tray toward the trainee (Conduct Policy, 2.2).”',
        '“What has been going wrong between the kitchen team and the chef, and since when.”',
      ],
      correct:
        '“Whether, on April 9, 2026, in the cold store, the chef allegedly threw a tray toward the trainee (Conduct Policy, 2.2).”',
    },
  },
  {
    id: 'new-issue-midway',
    question:
      'In a harassment case, a witness mentions that the respondent also fakes expenses. The investigator wants to follow it up at once. What has to happen first?',
    answer:
      'The person who may widen the scope decides. If it’s taken in, the terms are amended before anyone is asked about it.',
    why: 'An investigation that drifts ends with findings on questions that the respondent was never told about.',
    section: 'terms-of-reference',
    skill: 'records',
  },
  {
    id: 'smallest-step',
    question:
      'The only risk you see is that the respondent may lean on two witnesses in his building. Which interim step fits?',
    answer: 'A written no-approach request with a review date.',
    why: 'A step answers a risk, and the smallest one that controls it is enough. Silence for everyone and leave without pay go further.',
    section: 'interim-measures-without-prejudgment',
    skill: 'fairness',
    graded: {
      options: [
        'Leave without pay until the report is finished',
        'An order to the whole building to speak about the case to no one, inside or outside',
        'A written no-approach request with a review date',
      ],
      correct: 'A written no-approach request with a review date',
    },
  },
  {
    id: 'who-carries-the-move',
    question:
      'A manager wants to send the complainant to another branch “until it’s over, for her own good.” When would that be right?',
    answer: 'If she asks for it herself. Otherwise the organization carries the burden first.',
    why: 'A move that she didn’t ask for looks and feels like a price for complaining.',
    section: 'interim-measures-without-prejudgment',
    skill: 'fairness',
  },
  {
    id: 'freeze-and-snapshot',
    question:
      'Ten days after a witness was heard, a manager who knows nothing of the case takes her off the holiday bonus list. Which two tools should have caught this?',
    answer:
      'The freeze list brings the decision to you before it’s made; the snapshot shows what was changed.',
    why: 'Retaliation can come in small steps, and a harmless error looks the same. You need to see either one early.',
    section: 'non-retaliation',
    skill: 'law',
  },
]);
