import { defineReviewCards } from '#review-card-schema.ts';

export default defineReviewCards([
  {
    id: 'keep-the-word',
    question:
      'A complainant says, “He’s a bully.” Your intake form has a field for the allegation. What do you write, and what do you ask next?',
    answer: 'Write “bully” as the complainant’s word, then ask what was seen or heard.',
    why: 'The intake holds the person’s own words. What happened comes from the question that follows.',
    section: 'intake-and-plan',
    skill: 'relations',
  },
  {
    id: 'scope-grows',
    question:
      'In the second week of an investigation a new allegation appears. Which step is part of adding it properly?',
    answer: 'Log date, reason and who agreed, and tell the respondent.',
    why: 'An allegation added quietly gives a ground of appeal, as the respondent couldn’t prepare for it.',
    section: 'intake-and-plan',
    skill: 'relations',
    graded: {
      options: [
        'Replace the plan with a clean new version and delete the earlier one',
        'Tell the respondent, and log when and why',
        'Mention it in the final report, where all the allegations are weighed together',
      ],
      correct: 'Tell the respondent, and log when and why',
    },
  },
  {
    id: 'question-and-answer',
    question: 'A note of an interview reads, “Yes, twice. After the party.” Why can’t you use it?',
    answer: 'The question is missing, so the answer can be made to mean anything.',
    why: 'Notes record the question as well as the answer; memory fills the gap with what fits.',
    section: 'interview-notes',
    skill: 'records',
  },
  {
    id: 'changed-answer',
    question:
      'The day after her interview Leocadia writes, “It was the Tuesday, not the Monday.” How does the record change?',
    answer: 'Her original answer stays, and the dated correction follows it as hers.',
    why: 'Both versions belong to the evidence. An overwritten answer can’t be weighed.',
    section: 'interview-notes',
    skill: 'records',
  },
  {
    id: 'searched-not-found',
    question:
      'You asked for the garage camera of June 3; it had been overwritten. Nothing was found. Does that go into the index?',
    answer:
      'Yes, as a numbered line: what was sought, from whom, when, and that nothing was found.',
    why: 'A fruitless search shows that you looked, also for evidence that might have helped the respondent.',
    section: 'evidence-index',
    skill: 'relations',
    graded: {
      options: [
        'No, the index lists only what the report can cite',
        'Yes, with a number',
        'No, but you mention it orally if the respondent asks about the camera',
      ],
      correct: 'Yes, with a number',
    },
  },
  {
    id: 'letter-per-reader',
    question:
      'One draft outcome letter is to go to complainant, respondent and a witness. What should the witness’s letter contain instead?',
    answer: 'Thanks, that the matter is closed, and whom to call about retaliation; no findings.',
    why: 'Each reader needs something different, and findings about others aren’t the witness’s.',
    section: 'outcome-letters',
    skill: 'trust',
  },
]);
