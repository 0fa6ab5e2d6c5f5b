import { defineReviewCards } from '#review-card-schema.ts';

export default defineReviewCards([
  {
    id: 'license-by-august',
    question:
      'An offer reads, “This depends on your forklift license. A copy of the card is enough. Deadline: August 3.” Which part of a clear condition is missing?',
    answer: 'Who decides whether it’s met.',
    why: 'A condition needs four parts: what it is, what satisfies it, who decides and by when.',
    section: 'conditional-offers',
    skill: 'hiring',
    graded: {
      options: ['Who decides', 'By when', 'What satisfies it'],
      correct: 'Who decides',
    },
  },
  {
    id: 'post-is-cut',
    question:
      'An offer depends on references only, and they’re fine. Then finance cuts the job. A director says, “We’ll just say the checks failed.” What do you answer?',
    answer:
      'No: the stated condition was met, and a lost budget isn’t a failed check. Call counsel.',
    why: 'You withdraw only when a stated condition has failed, the candidate has answered, and HR and counsel agree.',
    section: 'conditional-offers',
    skill: 'law',
  },
  {
    id: 'march-or-may',
    question:
      'A reference says that a pastry chef left in March. Her application says May. What comes before anyone talks of withdrawing?',
    answer: 'Show her the two dates and ask what you should know.',
    why: 'The reference may be wrong. A doubt is a reason to stop and ask.',
    section: 'conditional-offers',
    skill: 'fairness',
  },
  {
    id: 'credit-report-for-drivers',
    question:
      'A florist runs a credit report on every new van driver. Drivers handle no money. Which check fits the risk in this job?',
    answer: 'A driving record. The credit report has no duty behind it and goes.',
    why: 'Start from the risk in the job. A check that no duty justifies collects data you don’t need.',
    section: 'consent-for-checks',
    skill: 'law',
  },
  {
    id: 'tick-or-stop',
    question:
      'Applicants can’t send the form unless they tick “I agree to all checks.” Why may that tick be worth little?',
    answer: 'Someone who wants the job can’t easily refuse, so the consent may not be free.',
    why: 'Data protection law often expects another basis and a privacy notice, while other laws insist on written authorization.',
    section: 'consent-for-checks',
    skill: 'law',
  },
  {
    id: 'earns-that-now',
    question:
      'An offer near the top of the range has this line of reasons: “It’s what she earns today, plus 5 percent.” Is the number ready?',
    answer: 'No. Past pay is no reason; scores, scarce skills and peers’ pay are.',
    why: 'Past pay carries old gaps into the new job. If you can’t write a line without it, work on the number.',
    section: 'pay-range-transparency',
    skill: 'rewards',
    graded: {
      options: [
        'Yes, once a recent pay slip has been seen and filed',
        'No: past pay is no reason',
        'Yes: it’s inside the range',
      ],
      correct: 'No: past pay is no reason',
    },
  },
  {
    id: 'after-the-email',
    question:
      'A reviewer reads each full application and the score, has ten minutes, and may overrule alone. She reads them the morning after the rejections went out. What’s missing?',
    answer: 'She has to act before the decision takes effect.',
    why: 'Sight, time and power are there. After the email, she is correcting a decision that a machine made alone.',
    section: 'human-oversight-of-ai-screening',
    skill: 'technology',
    graded: {
      options: [
        'A second reviewer for the close cases, drawn at random',
        'The right to overrule',
        'Acting before the decision takes effect',
      ],
      correct: 'Acting before the decision takes effect',
    },
  },
  {
    id: 'one-in-five-hundred',
    question:
      'Of 500 machine rejections, reviewers overruled one. The vendor calls that accuracy. How do you find out?',
    answer: 'Read a random sample of the rejections yourself and log what you’d overrule.',
    why: 'A rate near zero is a warning: either the tool is perfect or the reviewer is tired.',
    section: 'human-oversight-of-ai-screening',
    skill: 'technology',
  },
]);
