import { defineReviewCards } from '#review-card-schema.ts';

export default defineReviewCards([
  {
    id: 'method-by-issue',
    question:
      'On the table are a one-time payment and training for new forklifts. Which issue suits an interest-based working group?',
    answer: 'The training. The payment divides the same money, so it belongs to the main table.',
    why: 'Sharing the real problem helps where the sides value different things. On money it may reveal your limit.',
    section: 'distributive-versus-interest-based',
    skill: 'negotiation',
    graded: {
      options: ['The payment', 'The training', 'Both of them', 'Neither of them'],
      correct: 'The training',
    },
  },
  {
    id: 'ideas-are-not-offers',
    question:
      'In a working group on tools, your engineer thinks aloud about a tool allowance. The next day it’s quoted as your offer. Which sentence should have been in writing?',
    answer: 'Ideas raised in the group aren’t proposals and won’t be quoted at the main table.',
    why: 'People share options only if an idea can’t be held against them.',
    section: 'distributive-versus-interest-based',
    skill: 'negotiation',
  },
  {
    id: 'from-demand-to-interest',
    question:
      'A union of lab staff demands, “No more weekend work.” Which question leads from the position to the interest?',
    answer: 'What would be different on a Saturday if you had it? What would it fix?',
    why: 'The answer may be late notice or child care, and then several options become possible.',
    section: 'distributive-versus-interest-based',
    skill: 'negotiation',
  },
  {
    id: 'cannot-or-will-not',
    question:
      'A profitable ferry company prefers to buy a ship rather than raise base pay by 5%. What does its negotiator say?',
    answer: '“We’re not willing to put more into base pay, and here is why.”',
    why: '“We can’t afford it” would be untrue, and may bring a request to see the books.',
    section: 'good-faith',
    skill: 'trust',
    graded: {
      options: [
        '“We can’t afford more, much as we would like to.”',
        '“We’re not willing to put more into base pay, and here is why.”',
        '“That’s our final offer, and we’d like your members to vote on it this week.”',
      ],
      correct: '“We’re not willing to put more into base pay, and here is why.”',
    },
  },
  {
    id: 'good-faith-is-conduct',
    question:
      'After eight sessions there’s no agreement on pensions. The union says that proves bad faith. What would an outsider look at instead?',
    answer:
      'Conduct over time: meetings, authority, information, reasons, and whether the subject was left unchanged.',
    why: 'Good faith asks for a real attempt. It doesn’t oblige either side to agree.',
    section: 'good-faith',
    skill: 'law',
  },
  {
    id: 'example-before-initials',
    question:
      'At midnight both teams accept “on-call pay applies after a short break.” Text, date and initials are ready. What do you still ask for?',
    answer: 'One worked example with names, dates and hours.',
    why: 'If the teams can’t agree on the example, they haven’t agreed on the clause.',
    section: 'tentative-agreements',
    skill: 'records',
    graded: {
      options: [
        'A recording of the session',
        'One worked example with dates and hours',
        'A promise that both teams will explain the clause alike',
        'A reservation that management interprets the clause until it expires',
      ],
      correct: 'One worked example with dates and hours',
    },
  },
  {
    id: 'log-the-kindness',
    question:
      'Because of roadworks, a supervisor lets the crew start 15 minutes late until May. Where do you write it, and with which words?',
    answer: 'In the practice log: reason, end date, without precedent, union informed.',
    why: 'An exception that is never recorded can become a custom by accident.',
    section: 'contract-administration',
    skill: 'records',
  },
  {
    id: 'who-ratifies',
    question:
      'At a US cannery, management makes its whole offer depend on how the union ratifies it: by secret mail ballot. May it hold out for that?',
    answer:
      'No. How a union ratifies is a permissive subject, which may be proposed but not insisted on.',
    why: 'Only mandatory subjects, such as pay, hours and discipline, can carry a deadlock.',
    section: 'good-faith',
    skill: 'law',
    graded: {
      options: [
        'Yes, if it bargains in good faith on pay',
        'No; it may propose that, not insist on it',
        'Yes, once the talks have reached an impasse on the rest of the offer',
        'No; it may not even mention it',
      ],
      correct: 'No; it may propose that, not insist on it',
    },
  },
]);
