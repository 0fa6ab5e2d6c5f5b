import { defineReviewCards } from '#review-card-schema.ts';

export default defineReviewCards([
  {
    id: 'felt-promise',
    question:
      'A technician says, “Twelve years I covered every holiday, and the new one gets the day shift?” No clause promises it. What do you say first?',
    answer: '“What were you expecting, and what led you to expect it?”',
    why: 'The promise is one he believes in, made of custom and remarks. A clause answers a question that he didn’t ask.',
    section: 'the-psychological-contract',
    skill: 'relations',
    graded: {
      options: [
        '“Your contract leaves shifts to the company, as it does for everyone on the team.”',
        '“What were you expecting, and what led you to expect it?”',
        '“I’ll see what else we could offer you.”',
      ],
      correct: '“What were you expecting, and what led you to expect it?”',
    },
  },
  {
    id: 'which-gates-are-closed',
    question:
      'A clerk reports a department head’s jokes about her accent. It’s the first report, and both say they’d be happy with a quiet talk. Name two gates that are closed.',
    answer:
      'The second, because it may be discrimination or harassment, and the third, because he holds power over her.',
    why: 'Informal needs all four gates open. One closed gate is enough for a formal assessment.',
    section: 'informal-resolution-first',
    skill: 'relations',
  },
  {
    id: 'wish-counts-but',
    question:
      'A loader reports that forklifts race at night. “Please don’t make a case of it.” Does his wish settle the route?',
    answer:
      'No. It counts heavily, but there is danger to others. Tell him before anything happens.',
    why: 'The reporter doesn’t own other people’s risk. What you owe him is honesty about that and no surprises.',
    section: 'informal-resolution-first',
    skill: 'trust',
  },
  {
    id: 'handshake-is-no-record',
    question:
      'Two bakers talked out a quarrel over the ovens and shook hands. You want to close the matter. What is still to be written?',
    answer: 'Three lines that both see: what will change, from when, and the date you’ll check.',
    why: 'Informal still means recorded. Without a date, the next quarrel will look like the first one.',
    section: 'informal-resolution-first',
    skill: 'records',
  },
  {
    id: 'silent-site',
    question:
      'A cleaning firm’s complaint form is on the intranet. Its 300 cleaners work nights and have no company log-in. Last year they filed nothing. What do you conclude?',
    answer: 'Nothing yet, except that you should test whether they can reach a channel at all.',
    why: 'Silence from people who can’t get to the door says nothing about what is behind it.',
    section: 'grievance-channels',
    skill: 'relations',
  },
  {
    id: 'rate-not-total',
    question:
      'The depot had 6 cases with an average headcount of 120, the office 9 with 300. Which site has the higher rate?',
    answer: 'The depot: 5 per 100 against 3 per 100.',
    why: 'Divide cases by average headcount and multiply by 100. A total only tells you which site is bigger.',
    section: 'case-trends',
    skill: 'analytics',
    graded: {
      options: [
        'The office, with 9 cases against 6',
        'The depot: 5 per 100 against 3',
        'The office: 33 per 100 against 20 for the depot',
      ],
      correct: 'The depot: 5 per 100 against 3',
    },
  },
  {
    id: 'what-changed-before',
    question:
      'Eleven of a clinic’s 14 disputes this year began in June or July. Which question about the log do you ask first?',
    answer: '“What changed just before?”',
    why: 'Cases tend to follow an event. A cluster in time gives you the dates between which to look.',
    section: 'case-trends',
    skill: 'analytics',
  },
]);
