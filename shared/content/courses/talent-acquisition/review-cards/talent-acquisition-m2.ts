import { defineReviewCards } from '#review-card-schema.ts';

export default defineReviewCards([
  {
    id: 'agreeing-on-handwriting',
    question:
      'Two recruiters rate the handwriting of 50 would-be beekeepers and agree on 49. What does that show?',
    answer: 'That the rating is reliable. It says nothing about validity.',
    why: 'The same result from two raters is reliability. Whether handwriting has anything to do with bees is the other question.',
    section: 'reliability-and-validity',
    skill: 'hiring',
    graded: {
      options: [
        'The rating is valid, as two people found the same independently',
        'The rating is reliable',
        'The rating is both, unless the two had talked',
      ],
      correct: 'The rating is reliable',
    },
  },
  {
    id: 'forty-thousand-people',
    question:
      'A vendor’s test is “validated on 40,000 people.” You ask in which jobs, and against what outcome. “That’s confidential.” How do you record the reply?',
    answer: 'As a no.',
    why: 'You can’t defend a score that you can’t explain, and 40,000 people in other jobs may say nothing about yours.',
    section: 'reliability-and-validity',
    skill: 'hiring',
  },
  {
    id: 'weekend-plan',
    question:
      'A bakery chain asks three finalists to spend a weekend on a marketing plan for its new shop. Which two things do you repair first?',
    answer: 'The length, under an hour or paid, and the case, which should be invented.',
    why: 'A long unpaid task shuts out people with little time, and a real shop means free work for you.',
    section: 'work-samples',
    skill: 'fairness',
  },
  {
    id: 'ninety-percent',
    question:
      'In a skills test, 30 of 50 applicants in one group pass and 27 of 50 in another. What’s the ratio, and what follows?',
    answer: '90 percent: 54 divided by 60. No signal, and nothing ruled out.',
    why: 'Below 80 percent you look closer. Above it, the rule doesn’t show that a stage is fair.',
    section: 'adverse-impact-monitoring',
    skill: 'analytics',
    graded: {
      options: [
        '90 percent: the test is shown to be fair',
        '90 percent: no signal, nothing ruled out',
        '6 percent: far below the line, so the test has to be stopped',
      ],
      correct: '90 percent: no signal, nothing ruled out',
    },
  },
  {
    id: 'three-of-four',
    question:
      'Three of four people passed in one group, and two of four in another. The ratio is 67 percent. Why don’t you sound the alarm yet?',
    answer: 'One more pass would make it 100 percent. Show the counts.',
    why: 'In small numbers a single person swings the ratio. An analyst can say whether a gap is more than chance.',
    section: 'adverse-impact-monitoring',
    skill: 'analytics',
  },
  {
    id: 'four-checks-in-order',
    question:
      'The ratio at a forklift theory test is 64 percent. The depot wants another test by Friday. Which three steps come before you look for one?',
    answer: 'Check the data, identify the stage, and ask what that stage measures.',
    why: 'An alternative is worth having only if it serves the job as well with less impact, and you need to know what it replaces.',
    section: 'adverse-impact-monitoring',
    skill: 'fairness',
  },
  {
    id: 'reason-for-a-no',
    question:
      'A gardener with good references gets this: “Others were a better match.” What does a useful refusal say in that place?',
    answer: 'Which criterion wasn’t met, and until when the person can ask for feedback.',
    why: 'Applicants think better of a selection that looks job-related. A match tells them nothing about the job.',
    section: 'candidate-experience',
    skill: 'experience',
  },
]);
